import { Day } from '../../renderer/components/Day.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import type { ArticleBlock } from '../../renderer/content/types.generated.ts'
import { usePage } from '../../renderer/context.ts'

/** The body of a post, under a line with its author and date. */
export function Article({ id, text, image, layout = 'column' }: ArticleBlock) {
  const { page } = usePage()
  return (
    <article id={id} className={`band article article-${layout}`}>
      <div className="wrap">
        <p className="byline">
          {page.author && <span>By {page.author}</span>}
          {page.date && <Day day={page.date} />}
        </p>
        {image && <Picture image={image} sizes={columnSizes('44rem')} className="framed" />}
        <Markdown text={text} />
      </div>
    </article>
  )
}
