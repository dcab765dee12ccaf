import { fill } from '../../languages/index.ts'
import { usePage } from '../context.ts'

interface PaginationProps {
  /** The addresses of all pages, in their order. */
  routes: readonly string[]
  /** Of the present one, counted from 1. */
  number: number
}

const ENTRY =
  'edge grid min-h-12 min-w-12 place-items-center rounded-sm border-line px-3 aria-[current=page]:border-accent aria-[current=page]:font-bold aria-[current=page]:text-accent'

/** The first, the last and those beside the present page; a gap stands for others. */
export function shownNumbers(count: number, number: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return all.filter((other) => other === 1 || other === count || Math.abs(other - number) <= 1)
}

/** The pages of a long list by their numbers. */
export function Pagination({ routes, number }: PaginationProps) {
  const { blog } = usePage().site.words
  if (routes.length < 2) return null
  const [newer, older] = [routes[number - 2], routes[number]]
  const shown = shownNumbers(routes.length, number)
  return (
    <nav aria-label={blog.pages} className="mt-10 flex flex-wrap items-center justify-between gap-4">
      <ol className="flex flex-wrap items-center gap-2">
        {shown.map((other, index) => (
          <li key={other} className="flex items-center gap-2">
            {index > 0 && other - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={routes[other - 1]}
              aria-label={fill(blog.page, { number: other })}
              aria-current={other === number ? 'page' : undefined}
              className={ENTRY}
            >
              {other}
            </a>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {newer && (
          <a href={newer} rel="prev" className="arrow-link">
            {blog.newer}
          </a>
        )}
        {older && (
          <a href={older} rel="next" className="arrow-link">
            {blog.older}
          </a>
        )}
      </p>
    </nav>
  )
}
