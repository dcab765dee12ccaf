import { sectionTypes } from '../../schema/schemas.ts'
import { leastStarter } from '../../schema/starter-texts.ts'
import { textsOfPage } from '../../schema/walk.ts'
import { readExamples } from '../examples/read.ts'

/** Sections whose texts tell visitors what to type: they serve as they are. */
const served = ['estimator', 'zip-lookup']

/** The texts with which new sections begin, so that the check knows those that nobody has replaced. */
export function generateStarters(): string {
  const texts = sectionTypes()
    .filter((type) => !served.includes(type))
    .flatMap((type) => readExamples(type).filter(({ kinds }, index) => index === 0 || kinds.length > 0))
    .flatMap(({ block }) => textsOfPage({ blocks: [block] }, '/'))
    .filter(
      ({ text, schema }) => text.length >= leastStarter && !schema.reference && typeof schema.pattern !== 'string',
    )
    // Names and links in them are fitted to the site.
    .filter(({ text }) => !/[{]|\]\(/.test(text))
  return `${JSON.stringify([...new Set(texts.map(({ text }) => text))].sort(), null, 2)}\n`
}
