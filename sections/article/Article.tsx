import { Fragment } from 'react'
import { Day } from '../../renderer/components/Day.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import type { ArticleBlock } from '../../renderer/content/types.generated.ts'
import { usePage } from '../../renderer/context.ts'

type Part = Pick<ArticleBlock, 'text' | 'image'>

/** The body of a post, under a line with its author and date. */
export function Article({ id, text, image, more = [], layout = 'column' }: ArticleBlock) {
  const { page } = usePage()
  const parts: Part[] = [{ text, ...(image && { image }) }, ...more]
  return (
    <article id={id} className={`band article article-${layout}`}>
      <div className="wrap">
        <p className="byline">
          {page.author && <span>By {page.author}</span>}
          {page.date && <Day day={page.date} />}
        </p>
        <div className="article-body">
          {parts.map((part) => (
            <Fragment key={part.text}>
              {part.image && (
                <figure>
                  <Picture image={part.image} sizes={columnSizes('44rem')} className="framed" />
                  {part.image.caption && <figcaption>{part.image.caption}</figcaption>}
                </figure>
              )}
              <Markdown text={part.text} />
            </Fragment>
          ))}
        </div>
      </div>
    </article>
  )
}
