import type { ReactNode } from 'react'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Day } from '../../renderer/html/components/Day.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { CaseBlock } from '../../renderer/schema/types.generated.ts'

const BESIDE_FACTS = 'grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-16'

/** What was done on a project, beside its facts; under both what the customer says. */
export function Case({ id, heading, tone, text, facts = [], testimonial, actions }: CaseBlock) {
  const { page, site } = usePage()
  const { place, finished } = site.words.project
  const all: [label: string, value: ReactNode][] = [
    ...(page.place ? [[place, page.place] as [string, ReactNode]] : []),
    ...(page.date ? [[finished, <Day key="day" day={page.date} />] as [string, ReactNode]] : []),
    ...facts.map(({ label, value }): [string, ReactNode] => [label, value]),
  ]
  return (
    <Section id={id} tone={tone} heading={heading} isBeside={all.length === 0} className="case">
      <div className={all.length > 0 ? BESIDE_FACTS : undefined}>
        <div className="max-w-[44rem]">
          <Markdown text={text} className="rich-text" />
          {testimonial && (
            <figure className="mt-9 border-s-4 border-accent ps-6">
              <blockquote className="text-xl leading-snug">
                <p>{testimonial.text}</p>
              </blockquote>
              <figcaption className="mt-3 font-semibold text-muted">{testimonial.name}</figcaption>
            </figure>
          )}
          <Actions actions={actions} className="mt-8" />
        </div>
        {all.length > 0 && (
          <dl className="surface rounded-card edge border-line bg-card p-card">
            {all.map(([label, value]) => (
              <div key={label} className="border-line py-3 first:pt-0 last:pb-0 [&+div]:edge-t">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-semibold text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  )
}
