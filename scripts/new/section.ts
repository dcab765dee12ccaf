/** `new section`: a section of a site's own, which works as it is. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isPacked } from '../../renderer/folders.ts'
import { componentName, ownFile } from '../../renderer/own.ts'
import { writeOwnTypes } from '../../renderer/schema/generate/types.ts'
import { tidyName } from '../../renderer/schema/route.ts'
import { forgetSchemas, sectionTypes } from '../../renderer/schema/schemas.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

const schemaOf = (type: string) => `{
  "description": "Say here what the section \\"${type}\\" shows.",
  "category": "text",
  "accessibility": "A region with its heading.",
  "required": ["heading", "text"],
  "properties": {
    "id": {
      "description": "A name for links to this section: with id \\"prices\\", a link to \\"#prices\\" jumps here.",
      "$ref": "../common.schema.json#/definitions/anchorId"
    },
    "tone": {
      "$ref": "../common.schema.json#/definitions/tone"
    },
    "heading": {
      "description": "The heading of the section, shown as a second-level heading.",
      "$ref": "../common.schema.json#/definitions/text"
    },
    "text": {
      "description": "The text. Markdown.",
      "$ref": "../common.schema.json#/definitions/markdown"
    }
  }
}
`

const componentOf = (name: string) => `import { RichText, Section } from 'pages-from-yaml/section'
import type { ${name}Block } from '../types'

export function ${name}({ id, tone, heading, text }: ${name}Block) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <RichText text={text} />
    </Section>
  )
}
`

const examplesOf = (
  type: string,
) => `# The first example is what a new section begins with. A bad one names what the check must find.
- name: a heading and a text
  block:
    type: ${type}
    heading: What stands here
    text: Say here in a sentence or two what a visitor is to know.
- name: no text
  block: { type: ${type}, heading: What stands here }
  problems: [missing-field]
`

/** What editors need to know of sections: TypeScript itself comes with them. */
const settings = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["sections", "overrides"]
}
`

/** Writes the files of a section, and says what to do with them. */
export async function newSection(type: string): Promise<void> {
  if (!isPacked)
    throw new Refusal(
      'Sections of its own are for a site that installs this program.',
      'docs/developing.md says how this project gets one.',
    )
  const meant = tidyName(type)
  if (meant !== type)
    throw new Refusal(
      `A section cannot be called "${type}": lower-case letters, digits and hyphens make its name.`,
      `Take another name, such as "${meant || 'team-photos'}".`,
    )
  const folder = `sections/${type}`
  if (sectionTypes().includes(type) || existsSync(ownFile(folder)))
    throw new Refusal(
      `There is a section "${type}" already.`,
      `Take another name. To show that one in your own way, write overrides/${componentName(type)}.tsx.`,
    )
  const name = componentName(type)
  const files = {
    [`${folder}/schema.json`]: schemaOf(type),
    [`${folder}/${name}.tsx`]: componentOf(name),
    [`${folder}/examples.yaml`]: examplesOf(type),
    ...(!existsSync(ownFile('tsconfig.json')) && { 'tsconfig.json': settings }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(ownFile(file)), { recursive: true })
    writeFileSync(ownFile(file), text)
  }
  forgetSchemas()
  await writeOwnTypes()
  console.log(`Added the section "${type}": ${Object.keys(files).join(', ')}.

Next:
  1. Say in ${folder}/schema.json which fields it has, and run "npx pages-from-yaml types".
  2. Draw them in ${folder}/${name}.tsx. "npm run dev" shows it while you write, also at /_gallery/#${type}.
  3. Put it on a page: a line "- type: ${type}" with its fields under "blocks:".`)
}
