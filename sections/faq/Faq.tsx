import { useId } from 'react'
import { categoryAnchor } from '../../renderer/common/category-anchor.ts'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { FaqBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Filter } from './Faq.island.tsx'
import { Question } from './Question.tsx'

type Entries = FaqBlock['categories'][number]['entries']

/** Questions in one stack, or in two beside one another, so that an answer moves those under it alone. */
function stacksOf(entries: Entries, areTwo: boolean): Entries[] {
  const half = Math.ceil(entries.length / 2)
  return areTwo ? [entries.slice(0, half), entries.slice(half)] : [entries]
}

/** Questions that open to their answers. With one category its name is left out: the heading says enough. */
export function Faq({ id, heading, intro, tone, filter, firstOpen = false, categories }: FaqBlock) {
  const listId = useId()
  const showNames = categories.length > 1
  const place = useHeadingPlace()
  const isWide = (entries: Entries) => (place === 'above' || place === 'row') && entries.length > 3
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="faq" isBeside={!showNames}>
      {filter && (
        <div className="faq-finder mb-12 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start lg:gap-16">
          <Island name="faq" component={Filter} props={{ ...filter, list: listId }} className="needs-script" />
          {showNames && <CategoryLinks label={heading} categories={categories} />}
        </div>
      )}
      <div id={listId} className={showNames ? 'grid grid-cols-1 gap-12' : undefined}>
        {categories.map(({ name, entries }) => (
          <div
            key={name}
            id={filter && categoryAnchor(name)}
            className={`faq-category ${showNames ? 'lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16' : ''}`}
          >
            {showNames && <h3 className="mb-[0.9rem] text-3xl">{name}</h3>}
            <div
              className={isWide(entries) ? 'faq-stacks lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16' : undefined}
            >
              {stacksOf(entries, isWide(entries)).map((stack) => (
                <div key={stack[0]?.question} className="accordion">
                  {stack.map((entry) => (
                    <Question
                      key={entry.question}
                      entry={entry}
                      Heading={showNames ? 'h4' : 'h3'}
                      isOpen={firstOpen && entry === entries[0]}
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

function CategoryLinks({ label, categories }: { label: string; categories: FaqBlock['categories'] }) {
  return (
    <nav aria-label={label}>
      <ul className="chip-list flex flex-wrap gap-[0.6rem] lg:pt-7">
        {categories.map(({ name, entries }) => (
          <li key={name}>
            <a
              href={`#${categoryAnchor(name)}`}
              className="surface block min-h-11 rounded-[1.4rem] edge border-line bg-card px-[min(1rem,3vw)] py-[0.55rem] leading-snug font-semibold hover:border-accent hover:text-accent"
            >
              {name} <span className="ms-[0.35rem] text-sm text-muted">{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
