import type { ReactNode } from 'react'
import type { PageHead } from '../../pipeline/index.ts'
import { columnsFor } from './columns.ts'
import { cardSizes } from './Picture.tsx'
import { PictureCard } from './PictureCard.tsx'

interface PageCardsProps {
  pages: PageHead[]
  /** What stands over the title of a page, in a few words. */
  over: (page: PageHead) => ReactNode
}

/** Whether the last row would hold one page alone; then the first takes a whole row. */
const isLastAlone = (count: number) => count % 3 === 1

/** Pages as cards, with picture and summary; their titles are the links. */
export function PageCards({ pages, over }: PageCardsProps) {
  const wide = isLastAlone(pages.length) ? pages[0] : undefined
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6 ${columnsFor(wide ? 3 : pages.length, 3)}`}
    >
      {pages.map((page) => (
        <PageCard
          key={page.route}
          page={page}
          over={over(page)}
          isWide={page === wide}
          width={pages.length === 2 ? '36rem' : '24rem'}
        />
      ))}
    </ul>
  )
}

interface PageCardProps {
  page: PageHead
  over: ReactNode
  isWide: boolean
  /** How wide its picture is on a wide screen, where it has no row for itself. */
  width: string
}

function PageCard({ page, over, isWide, width }: PageCardProps) {
  const { route, title, summary, image } = page
  return (
    <PictureCard
      image={image && { ...image, decorative: true }}
      sizes={cardSizes(isWide ? '45rem' : width)}
      className={`card page-card group relative ${isWide ? 'lg:col-span-full' : ''} ${isWide && image ? 'lg:flex-row' : ''}`}
      pictureClassName={isWide ? 'lg:flex-[0_0_60%]' : ''}
      bodyClassName={`flex flex-1 flex-col gap-[0.7rem] p-[min(1.6rem,7vw)] ${isWide ? 'lg:justify-center lg:p-10' : ''}`}
    >
      {over && <p className="text-sm text-muted">{over}</p>}
      <h3 className={`group-hover:text-accent ${isWide ? 'lg:text-[2rem]' : ''}`}>
        <a href={route} className="after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      {summary && <p>{summary}</p>}
    </PictureCard>
  )
}
