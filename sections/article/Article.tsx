import { Fragment } from 'react'
import { Byline, PostTags, RelatedPosts } from '../../renderer/html/components/AboutPost.tsx'
import { Caption } from '../../renderer/html/components/Caption.tsx'
import { Day } from '../../renderer/html/components/Day.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { ArticleBlock } from '../../renderer/schema/types.generated.ts'

type Part = Pick<ArticleBlock, 'text' | 'image'>

/** The body of a post, under a line with its author and date; behind it its tags, and what else is about them. */
export function Article({ id, text, image, more = [], layout = 'column', leadParagraph }: ArticleBlock) {
  const { page } = usePage()
  const isAside = layout === 'aside'
  const parts: Part[] = [{ text, ...(image && { image }) }, ...more]
  return (
    <>
      <article id={id} className="band article">
        <div
          className={
            isAside
              ? 'lg:grid lg:grid-cols-[22rem_minmax(0,44rem)] lg:items-start lg:gap-x-16'
              : 'mx-auto max-w-[44rem]'
          }
        >
          <p
            className={`mb-7 flex flex-wrap gap-x-5 gap-y-1 text-muted ${isAside ? 'lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:grid' : ''}`}
          >
            {page.author && <Byline author={page.author} />}
            {page.date && <Day day={page.date} />}
          </p>
          <div className={`flex max-w-[44rem] flex-col gap-9 ${leadParagraph ? 'layout-leading' : ''}`}>
            {parts.map((part) => (
              <Fragment key={part.text}>
                {part.image && (
                  <figure>
                    <Picture image={part.image} sizes={columnSizes('44rem')} className="framed" />
                    <Caption image={part.image} />
                  </figure>
                )}
                <Markdown text={part.text} className="rich-text max-w-[44rem] text-[1.08rem]" />
              </Fragment>
            ))}
            <PostTags />
          </div>
        </div>
      </article>
      <RelatedPosts />
    </>
  )
}
