/** What is added in a form is right from the start: the check finds no mistake in a new field or entry of any section. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { iconNames } from '../../renderer/common/icons.ts'
import { readExamples } from '../../renderer/gallery/examples/read.ts'
import { problemsIn } from '../../renderer/gallery/problems/example.ts'
import type { Problem } from '../../renderer/pipeline/index.ts'
import { type Schema, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import type * as Starts from '../../studio/shell/form/start-of.ts'
import { catalogues } from './support/catalogues.ts'

let starts: typeof Starts
let fieldName: (key: string) => string

beforeAll(async () => {
  const [, catalogue] = catalogues.find(([name]) => name === 'en') ?? []
  const place = { textContent: JSON.stringify(catalogue) }
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => place })
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  starts = await import('../../studio/shell/form/start-of.ts')
  fieldName = (await import('../../studio/shell/form/labels.ts')).fieldName
  const { change } = await import('../../studio/shell/store/state.ts')
  change({ names: { used: ['van.jpg'], images: ['van.jpg'], forms: ['contact'] } as never })
})

/** The icons and forms of the example's host are few. */
const unknown = ['unknown-icon', 'missing-image', 'unknown-form']
/** What a picture shows, only somebody who sees it can say: its field asks for that. */
const isAsked = ({ code, path }: Problem) => code === 'empty-value' && path?.at(-1) === 'alt'
const mistakesIn = (block: unknown) =>
  problemsIn(`- ${JSON.stringify(block)}\n`)
    .filter(({ problem }) => problem.severity === 'error' && !unknown.includes(problem.code) && !isAsked(problem))
    .map(({ problem: { code, message } }) => `${code}: ${message}`)

type Block = Record<string, unknown>
const good = (type: string) => readExamples(type).filter(({ problems }) => problems.length === 0)

describe.each(sectionTypes())('of the section %s', (type) => {
  const { properties = {}, required = [] }: Schema = schemaOf(`sections/${type}`)
  const fields = Object.entries(properties).filter(([, { const: only }]) => typeof only !== 'string')
  const [first] = good(type).map(({ block }) => block as unknown as Block)
  const before = first ? mistakesIn(first) : []
  const fresh = (block: Block) => mistakesIn(block).filter((mistake) => !before.includes(mistake))

  test('each field that can be added', () => {
    const added = fields.filter(([key]) => !required.includes(key) && first?.[key] === undefined)
    const wrong = added.flatMap(([key, schema]) => {
      const start = starts.startOf(schema, fieldName(key))
      return start === '' ? [] : fresh({ ...first, [key]: start }).map((mistake) => `${key}: ${mistake}`)
    })
    expect(wrong).toEqual([])
  })

  test('each entry that can be added', () => {
    const wrong = good(type).flatMap(({ block, name }) =>
      fields.flatMap(([key, schema]) => {
        const { items, maxItems } = schema
        const { [key]: list, ...rest } = block as unknown as Block
        if (!items || !Array.isArray(list) || list.length >= Number(maxItems ?? Infinity)) return []
        const entry = starts.nextOf(schema, fieldName(key), list)
        const after = mistakesIn({ ...rest, [key]: [...list, entry] })
        const known = after.length > 0 ? mistakesIn(block) : []
        return after.filter((mistake) => !known.includes(mistake)).map((mistake) => `${name}, ${key}: ${mistake}`)
      }),
    )
    expect(wrong).toEqual([])
  })
})

test('the icons that are offered are there', () =>
  expect(starts.icons.filter((icon) => !iconNames.includes(icon))).toEqual([]))

describe('a new entry has what its neighbours have', () => {
  const items = () => schemaOf('sections/cards').properties?.items?.items ?? {}
  const start = (...like: unknown[]) => starts.startOf(items(), 'Items', true, like)

  test('an icon that none of them has, words, and a link to the home page', () => {
    const neighbour = { icon: 'star', title: 'A', text: 'B', link: { label: 'More', href: '/a' } }
    expect(start(neighbour, { ...neighbour, icon: 'check' }, { title: 'C' })).toEqual({
      ...{ title: 'New: Title', icon: 'heart', text: 'New: Text' },
      link: { label: 'New: Label', href: '/' },
    })
  })

  test('and not what only few of them have', () =>
    expect(start({ title: 'A', icon: 'star' }, { title: 'B' }, { title: 'C' })).toEqual({ title: 'New: Title' }))

  test('a name of its own, where entries are told apart by one', () => {
    const materials = schemaOf('sections/estimator').properties?.materials?.items ?? {}
    const like = [{ id: 'entry3', label: 'Slate' }, { id: 'metal' }]
    expect(starts.startOf(materials, 'Materials', true, like)).toMatchObject({ id: 'entry4' })
  })
})
