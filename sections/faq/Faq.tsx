import { useId } from 'react'
import { Section } from '../../renderer/components/Section.tsx'
import type { FaqBlock } from '../../renderer/content/types.generated.ts'
import { Island } from '../../renderer/islands/Island.tsx'
import { Island as Filter } from './Faq.island.tsx'
import { Question } from './Question.tsx'

/** Questions that open to their answers. With one category its name is left out: the heading says enough. */
export function Faq({ id, heading, intro, tone, filter, firstOpen = false, categories }: FaqBlock) {
  const listId = useId()
  const showNames = categories.length > 1
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className={showNames ? 'faq' : 'faq faq-single'}>
      {filter && (
        <div className="faq-finder">
          <Island
            name="faq"
            component={Filter}
            trigger="interaction"
            props={{ ...filter, list: listId }}
            className="needs-script"
          />
          {showNames && <CategoryLinks label={heading} categories={categories} />}
        </div>
      )}
      <div id={listId} className={showNames ? 'faq-categories' : undefined}>
        {categories.map(({ name, entries }) => (
          <div key={name} id={filter && anchorOf(name)} className="faq-category">
            {showNames && <h3>{name}</h3>}
            <div className="accordion">
              {entries.map((entry, index) => (
                <Question
                  key={entry.question}
                  entry={entry}
                  Heading={showNames ? 'h4' : 'h3'}
                  isOpen={firstOpen && index === 0}
                />
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
      <ul className="chip-list">
        {categories.map(({ name, entries }) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>
              {name} <span>{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const anchorOf = (name: string) => `faq-${name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`
