import type { ReactNode } from 'react'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Day } from '../../renderer/html/components/Day.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { CaseBlock } from '../../renderer/schema/types.generated.ts'

const BESIDE_FACTS = 'grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-16'

/** How many characters of text are about as high as one fact beside them. */
const AS_HIGH = 150
const CARD = 'surface rounded-card edge border-line bg-card p-card'

/** What was done on a project, beside its facts, or under them where they are more; and what the customer says. */
export function Case({ id, heading, tone, text, facts = [], testimonial, actions, ...block }: CaseBlock) {
  const { page, site } = usePage()
  const { settings, words } = site
  const isSpeech = settings.theme?.shape?.quotes === 'speech'
  const finished = block.finished ?? (page.date && <Day day={page.date} />)
  const all: [label: string, value: ReactNode][] = [
    ...(page.place ? [[words.project.place, page.place] as [string, ReactNode]] : []),
    ...(finished ? [[words.project.finished, finished] as [string, ReactNode]] : []),
    ...facts.map(({ label, value }): [string, ReactNode] => [label, value]),
  ]
  const length = text.length + (testimonial?.text.length ?? 0)
  const isMore = all.length > 3 && length < all.length * AS_HIGH
  const isBeside = all.length > 0 && !isMore
  return (
    <Section id={id} tone={tone} heading={heading} isBeside={all.length === 0} className="case">
      {isMore && (
        <dl className={`${CARD} mb-9 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-5`}>
          {all.map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      )}
      <div className={isBeside ? BESIDE_FACTS : undefined}>
        <div className={isMore && testimonial ? 'lg:grid lg:grid-cols-2 lg:gap-x-16' : 'max-w-[44rem]'}>
          <Markdown text={text} className="rich-text" />
          {testimonial && (
            <figure className={`quoted mt-9 border-s-4 border-accent ps-6 ${isMore ? 'lg:mt-0' : ''}`}>
              <blockquote className={`text-xl leading-snug ${isSpeech ? 'surface' : ''}`}>
                <p>{testimonial.text}</p>
              </blockquote>
              <figcaption className="mt-3 font-semibold text-muted">{testimonial.name}</figcaption>
            </figure>
          )}
          <Actions actions={actions} className="mt-8" />
        </div>
        {isBeside && (
          <dl className={CARD}>
            {all.map(([label, value]) => (
              <Fact
                key={label}
                label={label}
                value={value}
                className="border-line py-3 first:pt-0 last:pb-0 [&+div]:edge-t"
              />
            ))}
          </dl>
        )}
      </div>
    </Section>
  )
}

interface FactProps {
  label: string
  value: ReactNode
  className?: string
}

function Fact({ label, value, className }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold text-ink">{value}</dd>
    </div>
  )
}
