import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkExample } from '../../renderer/gallery/examples/check.ts'
import { parseExamples, readExamples, readStarters, starterOf } from '../../renderer/gallery/examples/read.ts'
import { catalogueOf } from '../../renderer/messages/catalogues.ts'
import { banding } from '../../renderer/schema/generate/blocks.ts'
import { schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { allExamples } from './all-examples.ts'

test.each(sectionTypes())(
  '%s has a folder, a note on accessibility, a shelf in the studio, and examples that are good and bad',
  (type) => {
    expect(existsSync(`sections/${type}/examples.yaml`)).toBe(true)
    expect(schemaOf(`sections/${type}`).accessibility).toMatch(/\.$/)
    expect(catalogueOf('en').shell).toHaveProperty([`categories.${schemaOf(`sections/${type}`).category}`])
    const examples = readExamples(type)
    expect(examples.some(({ problems }) => problems.length > 0)).toBe(true)
    expect(starterOf(type).problems).toEqual([])
    expect(examples.map(({ name }) => name)).toEqual([...new Set(examples.map(({ name }) => name))])
  },
)

/** Of a section that is about roofs by itself there are no words without a trade. */
const ofATrade = ['estimator']

test.each(sectionTypes().filter((type) => !ofATrade.includes(type)))('%s begins with words of no trade', (type) => {
  for (const starter of readStarters(type)) {
    // The anchor of every opening with a form has a name that no visitor reads.
    expect(starter.text.replaceAll('#estimate', '')).not.toMatch(
      /roof|shingle|gutter|siding|attic|crew|louisville|estimate|storm|house/i,
    )
    const text = starter.text.replaceAll('picture.jpg', 'hero-home.jpg')
    expect(checkExample({ ...starter, text }).problems).toEqual([])
  }
})

test('every folder of sections/ is a section type', () => {
  expect(readdirSync('sections').sort()).toEqual(sectionTypes())
})

test('a section type without examples is refused', () => {
  expect(() => readExamples('no-such-type')).toThrow('sections/no-such-type/examples.yaml is missing')
})

/** What the frame of every section shows alike (Section.tsx): one example of any type shows it. */
const ofFrame = (key: string, value: unknown) =>
  Object.hasOwn(banding, key) || (key === 'tone' && ['brand', 'pattern'].includes(String(value)))

test('every choice of a section has an example that shows it', () => {
  const choices = sectionTypes().flatMap((type) =>
    Object.entries(schemaOf(`sections/${type}`).properties ?? {}).flatMap(([key, { enum: values = [] }]) =>
      values.map((value) => ({ type, key, value, isUsual: value === values[0] })),
    ),
  )
  const good = allExamples().filter(({ problems }) => problems.length === 0)
  const isShown = ({ type, key, value, isUsual }: (typeof choices)[number]) =>
    good.some(
      ({ block }) =>
        (block.type === type || ofFrame(key, value)) &&
        (Object(block)[key] === value || (isUsual && !ofFrame(key, value) && !(key in block))),
    )
  const missing = choices.filter((choice) => !isShown(choice))
  expect(missing.map(({ type, key, value }) => `${type}: ${key} ${value}`)).toEqual([])
})

test.each(allExamples())('$type: $name gets the verdict that it declares', (example) => {
  expect(checkExample(example).problems.map(({ code }) => code)).toEqual(example.problems)
})

test('an example is given as an item of a list, with its own comments and line breaks', () => {
  const source = `# File
- name: one
  block: { type: prose, text: Short }
- name: two
  block:
    type: prose
    # Say why.
    text: |
      First.

      Second.
# End
`
  expect(parseExamples(source, 'prose').map(({ text }) => text)).toEqual([
    '- { type: prose, text: Short }\n',
    '- type: prose\n  # Say why.\n  text: |\n    First.\n\n    Second.\n',
  ])
})

test.each([
  ['steps: Next', '"steps" is not a list of steps'],
  ['steps: [{ click: Next }, { see: Done }]', 'step 1 is none of open, press, choose, type into, see, each with words'],
  ['steps: [{ type: abc }, { see: Done }]', 'step 1 is none of'],
  ['steps: [{ type: 40217, into: ZIP code }, { see: Done }]', 'step 1 is none of'],
  ['steps: [{ press: Next, see: Done }]', 'step 1 is none of'],
  ['steps: [{ press: Next }]', 'the last step does not say what to see'],
])('an example with %s is refused', (steps, message) => {
  const source = `- name: one\n  block: { type: prose, text: Short }\n  ${steps}\n`
  expect(() => parseExamples(source, 'prose')).toThrow(`sections/prose/examples.yaml, "one": ${message}`)
})
