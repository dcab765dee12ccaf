import { useEffect, useRef } from 'react'
import type { FoundPage } from '../../renderer/common/search/files.ts'
import type { Hit } from './engine.ts'
import { excerptOf, marked, type Piece } from './excerpt.ts'

interface ResultsProps {
  hits: readonly Hit[]
  /** What is shown of the first of them. */
  pages: readonly FoundPage[]
  more: string
  showMore: () => void
}

/** The pages that were found: title, the part of the text with the words, and address. */
export function Results({ hits, pages, more, showMore }: ResultsProps) {
  const list = useRef<HTMLOListElement>(null)
  const asked = useRef<number>(undefined)

  // Who asked for more goes on at the first of these.
  useEffect(() => {
    if (asked.current === undefined || pages.length <= asked.current) return
    list.current?.querySelectorAll('a')[asked.current]?.focus()
    asked.current = undefined
  }, [pages])

  if (pages.length === 0) return null
  return (
    <>
      <ol ref={list} className="search-results mt-6 grid max-w-[44rem] grid-cols-1 gap-7">
        {pages.map((page, at) => (
          <li key={page.route}>
            <Result page={page} words={hits[at]?.words ?? new Set()} />
          </li>
        ))}
      </ol>
      {pages.length < hits.length && (
        <button
          type="button"
          className="button button-secondary mt-8"
          onClick={() => {
            asked.current = pages.length
            showMore()
          }}
        >
          {more}
        </button>
      )}
    </>
  )
}

function Result({ page: { route, title, lines }, words }: { page: FoundPage; words: ReadonlySet<string> }) {
  return (
    <>
      <h3 className="text-xl">
        <a href={route} className="underline underline-offset-[0.2em] hover:text-accent">
          <Pieces pieces={marked(title, words)} />
        </a>
      </h3>
      <p className="mt-1">
        <Pieces pieces={excerptOf(lines, words)} />
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{route}</p>
    </>
  )
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isFound }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which come and go together
    return isFound ? <mark key={at}>{text}</mark> : text
  })
