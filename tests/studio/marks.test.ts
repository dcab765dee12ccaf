/** Where the texts of a page are written, found by rendering it a second time with marks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '../../renderer/common/is-record.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import { fillTokens, tokensOf } from '../../renderer/expand/tokens.ts'
import { plainText } from '../../renderer/html/markdown.ts'
import { createEngine, type Engine } from '../../renderer/preview/engine.ts'
import { createState } from '../../renderer/preview/state.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { marksOf } from '../../studio/marks/marks.ts'
import { createReader, type ReadMarks } from '../../studio/marks/signs.ts'
import { fixtureFile, runsAll } from '../support/places.ts'

const state = createState(fixtureFile)
let engine: Engine
beforeAll(async () => {
  engine = await createEngine()
  await state.read()
}, 60_000)
afterAll(() => engine.close())

/** Every other page, for `npm test`. */
const routes = () => (state.current().shown?.site.routes ?? []).filter((_, index) => runsAll || index % 2 === 0)
const bodyOf = (html: string) => html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
const withoutScripts = (html: string) => html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
const textsIn = (html: string) => [...html.matchAll(/>([^<]+)(?=<)/g)].map((match) => String(match[1]))
const tagsIn = (html: string) => [...withoutScripts(html).matchAll(/<([a-z]\w*)/g)].map((match) => match[1])
const withoutMarks = (html: string) => html.replaceAll(/[\uE000-\uE01F]/g, '')

async function published(route: string): Promise<string> {
  const { shown } = state.current()
  const { renderRoute } = await engine.renderer()
  return shown ? renderRoute(shown, route).html : ''
}

test('a page with marks says the same as the one without, and that one has none', async () => {
  for (const route of routes()) {
    const html = await published(route)
    expect(html).not.toMatch(/[\uE000-\uE01F]/)
    const { body } = await marksOf(engine, state.current(), route)
    const [marked, plain] = [withoutMarks(body), bodyOf(html)].map((each) => textsIn(withoutScripts(each)))
    expect(marked, route).toEqual(plain)
    expect(tagsIn(body), route).toEqual(tagsIn(bodyOf(html)))
  }
}, 60_000)

test('nine of ten texts that stand in the file lead to exactly one place in it, and none to a wrong one', async () => {
  const source = state.current().shown?.read.source ?? sourceText('')
  const { data } = parse(source)
  const file = isRecord(data) ? data : {}
  const tokens = tokensOf(file)
  const written = JSON.stringify(file)
  const counts = { all: 0, inFile: 0, one: 0 }
  const wrong: string[] = []
  const { madeOfPosts } = state.current().shown?.read ?? {}
  for (const route of routes().filter((one) => !madeOfPosts?.has(one))) {
    const { body, texts } = await marksOf(engine, state.current(), route)
    const read = createReader()
    const main = /<main[\s\S]*<\/main>/.exec(withoutScripts(body))?.[0] ?? ''
    for (const each of textsIn(main).map((text) => read(text))) count(route, each, texts)
  }

  function count(route: string, { text, stretches }: ReadMarks, texts: readonly (readonly (string | number)[])[]) {
    if (text.trim() === '') return
    counts.all++
    const places = [...new Set(stretches.map(({ place }) => place))]
    if (places.length > 0 || written.includes(JSON.stringify(text.trim()).slice(1, -1))) counts.inFile++
    if (places.length === 1) counts.one++
    for (const { place, start, end } of stretches) {
      const path = texts[place] ?? []
      const value = valueAt(file, path)
      if (!says(value, text.slice(start, end))) wrong.push(`${route} ${path.join('/')}: ${text.slice(start, end)}`)
    }
  }

  function says(value: unknown, shown: string): boolean {
    if (typeof value !== 'string') return false
    // What an item of a set fills in cannot be told from here; its template says as much.
    if (/\{\w+\.\w/.test(fillTokens(value, tokens))) return true
    const said = [fillTokens(value, tokens), plainText(fillTokens(value, tokens))].map(letters)
    return said.some((words) => words.includes(letters(shown)))
  }

  console.log(`${counts.one} of ${counts.inFile} texts of the file (${counts.all} in all) lead to one place`)
  expect(wrong).toEqual([])
  expect(counts.one / counts.inFile).toBeGreaterThan(0.9)
}, 60_000)

/** Markdown sets quotes and dashes, and HTML writes some signs otherwise. */
const letters = (text: string) => text.replaceAll(/&[a-z0-9#]+;|[^\p{L}\p{N}]/gu, '')

test('a text of a shared section leads to where it is shared, and one of a template to its template', async () => {
  const leads = async (route: string, words: string) => {
    const { body, texts } = await marksOf(engine, state.current(), route)
    const read = createReader()
    const found = textsIn(withoutScripts(body)).map((text) => read(text))
    const stretch = found.find(({ text }) => text.includes(words))?.stretches[0]
    return texts[stretch?.place ?? -1]
  }
  expect(await leads('/bike-repair', 'Find out what your bike needs')).toEqual(['shared', 'estimate-cta', 'heading'])
  const words = ['data', 'place', 'items', 'station', 'words', 'tandem']
  expect(await leads('/rent/tandem/station', 'From the platform')).toEqual(words)
  const template = ['pages', '/services/{service.slug}', 'blocks']
  expect((await leads('/services/lights', 'A dynamo costs'))?.slice(0, 3)).toEqual(template)
  expect(await leads('/bike-repair', '(541)\u00a0555-0142')).toEqual(['site', 'phone'])
  expect(await leads('/bike-repair', 'Seen by the play')).toEqual([
    'pages',
    '/bike-repair',
    'blocks',
    2,
    'items',
    1,
    'text',
  ])
}, 60_000)
