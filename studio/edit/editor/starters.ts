import { readStarters } from '../../../renderer/gallery/examples/read.ts'
import { parse } from '../../../renderer/read/parse.ts'
import { sourceText } from '../../../renderer/read/source-text.ts'
import { sectionTypes } from '../../../renderer/schema/schemas.ts'
import { leastStarter } from '../../../renderer/schema/starter-texts.ts'
import { textsOfPage } from '../../../renderer/schema/walk.ts'
import { readStarter, starterFolder } from '../new-site.ts'

/** Sections whose texts tell visitors what to type: they serve as they are. */
const served = ['estimator', 'zip-lookup']

/** The texts with which new sections begin, so that the check knows those that nobody has replaced. */
export function generateStarters(): string {
  const texts = sectionTypes()
    .filter((type) => !served.includes(type))
    .flatMap(readStarters)
    .flatMap(({ block }) => textsOfPage({ blocks: [block] }, '/'))
    .filter(
      ({ text, schema }) => text.length >= leastStarter && !schema.reference && typeof schema.pattern !== 'string',
    )
    // Names and links in them are fitted to the site.
    .filter(({ text }) => !/[{]|\]\(/.test(text))
  return `${JSON.stringify([...new Set([...texts.map(({ text }) => text), ...ofNewSite()])].sort(), null, 2)}\n`
}

/** What a new site says of its business until its owner does. */
function ofNewSite(): string[] {
  const { site } = Object(parse(sourceText(readStarter(starterFolder()))).data)
  return [site.tagline, site.description]
}
