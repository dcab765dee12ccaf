/** Files that would take for ever, or all of the memory, get a sentence in good time. */
import { expect, test } from 'vitest'
import { checkAlike } from '../../renderer/check/checks/alike.ts'
import { expand } from '../../renderer/expand/templates/expand.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import type { Problem } from '../../renderer/pipeline/index.ts'
import type { ParsedFile } from '../../renderer/read/parse.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const errors = (source: string) =>
  problemsOf(source).filter(({ severity, code }: Problem) => severity === 'error' && code !== 'unused-fact')

test.each([4, 8, 20])(
  'nine facts within a fact, %i levels deep, are one mistake where they become too many',
  (levels) => {
    const level = (depth: number) =>
      depth === 0
        ? 'word'
        : Array(9)
            .fill(`{facts.level${String.fromCharCode(96 + depth)}}`)
            .join(' ')
    const facts = Array.from(
      { length: levels },
      (_, depth) => `  level${String.fromCharCode(97 + depth)}: { value: "${level(depth)}", source: owner }\n`,
    )
    const found = errors(edit(fixture, 'facts:\n', `facts:\n${facts.join('')}`))
    expect(found).toMatchObject([{ code: 'too-many-references' }])
    expect(found[0]?.message).toBe('"facts.leveld" holds more facts within facts than can be filled: over 500')
  },
)

test('nine references on each of twenty levels are one mistake', () => {
  const shared = Array.from({ length: 20 }, (_, depth) => {
    const inner =
      depth === 0
        ? 'a, b'
        : Array(9)
            .fill(`*level${depth - 1}`)
            .join(', ')
    return `  level${depth}: &level${depth} [${inner}]\n`
  })
  const found = errors(edit(fixture, 'shared:\n', `shared:\n${shared.join('')}`))
  expect(found).toMatchObject([{ code: 'yaml-syntax' }])
  expect(found[0]?.message).toContain('more copies in this file than any site needs')
})

test('a template that would make a million pages says so and makes none', () => {
  const set = (name: string) => {
    const items = Array.from({ length: 1000 }, (_, index) => `      ${name}-${index}: { name: ${name} ${index} }\n`)
    return `  ${name}:\n    fields:\n      name: { about: Its name. }\n    items:\n${items.join('')}`
  }
  const template = `  /{area.slug}/{service.slug}:
    kind: guide
    title: "{service.name} in {area.name}"
    description: "{service.name} in {area.name}, done by a crew that knows the houses there from inside."
    blocks:
      - { type: page-hero, heading: "{service.name} in {area.name}", text: Hello. }
`
  const found = errors(edit(fixture, 'pages:\n', `data:\n${set('area')}${set('service')}pages:\n`) + template)
  expect(found.map(({ code }) => code)).toEqual(['too-many-pages'])
  expect(found[0]?.message).toContain(
    'would make 1,000,000 pages, for 1,000 of "area" times 1,000 of "service"; all templates together may make 20,000',
  )
})

test('templates that make too many pages only together are no way around that', { timeout: 60_000 }, () => {
  const items = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`number-${index}`, { name: 'Number' }]))
  const set = { fields: { name: { about: 'Its name.' } }, items }
  const route = (index: number) => `/${index}/{area.slug}/{service.slug}`
  const pages = Object.fromEntries([1, 2, 3].map((index) => [route(index), { title: '{area.name}' }]))
  const file = { data: { data: { area: set, service: set }, pages }, broken: [] }
  const { origins, findings } = expand(file as unknown as ParsedFile)
  expect(origins.size).toBe(20_000)
  expect(findings).toMatchObject([{ code: 'too-many-pages', place: { path: ['pages', route(3)] } }])
  expect(inEnglish(findings[0]?.message ?? '')).toContain(
    'those above it make 20,000, and all templates together may make 20,000',
  )
})

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => `word${Math.imul(seed * 7919 + index, 2654435761) >>> 8}`).join(' ')

/** Made pages with long texts of their own, but for every tenth, which repeats the one before it. */
function madePages(count: number) {
  const page = (index: number) => ({
    kind: 'guide',
    blocks: [{ type: 'prose', text: `${words(index % 10 === 9 ? index - 1 : index, 120)} ${words(-1, 20)}` }],
  })
  const routes = Array.from({ length: count }, (_, index) => `/made/page-${index}`)
  const unnamed = new Map(routes.map((route, index) => [route, () => page(index)]))
  return { unnamed, origins: new Map(routes.map((route) => [route, '/made/{page.slug}'])) }
}

test.each([100, 1000])('of %i pages of one template, those that repeat another are found', (count) => {
  const found = checkAlike(madePages(count))
  expect(found).toHaveLength(count / 10)
  expect(inEnglish(found[0]?.message ?? '')).toContain('of /made/page-9 reads the same as /made/page-8')
})

test('the comparison of made pages grows with their number, not with its square', () => {
  const cost = (count: number) => {
    const pages = madePages(count)
    const before = process.cpuUsage()
    checkAlike(pages)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  cost(200)
  expect(cost(3200) / cost(400)).toBeLessThan(24) // 8 times as many; each with each would cost 64 times as much
}, 60_000)

test('thousands of dashes within a text are looked for in its file once', () => {
  const source = edit(fixture, 'heading: Write to us', `heading: >-\n          Write ${'- a b '.repeat(20_000)}`)
  expect(problemsOf(source).map(({ code }) => code)).not.toContain('list-in-text')
})
