import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CompletionItem, Position } from 'vscode-languageserver-protocol'
import { parse } from 'yaml'
import { outlineOf } from '../../renderer/expand/outline.ts'
import { expand } from '../../renderer/expand/templates/expand.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { parse as parsePages } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { makeEditorSchema } from '../../studio/edit/editor/editor-file.ts'
import { runsAll } from '../support/places.ts'
import { startLanguageServer } from './support/language-server.ts'
import { site as bare, surroundings } from './support/site.ts'

// On a busy machine the server takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What editors offer for this site, as `npm run types` writes it for the project's own. */
const schemaFile = join(await mkdtemp(join(tmpdir(), 'editor-')), 'pages.json')
const whole = `# yaml-language-server: $schema=${schemaFile}\n${bare}`
/** The site up to its second page: the server reads all of it for each question. */
const site = whole.slice(0, whole.indexOf('\n  /flat-tires:\n') + 1)

let server: Awaited<ReturnType<typeof startLanguageServer>>
beforeAll(async () => {
  await writeFile(schemaFile, await makeEditorSchema(bare))
  server = await startLanguageServer()
})
afterAll(() => server.stop())

const outline = outlineOf(expand(parsePages(sourceText(whole))).file)

/** The place of "|" in the part of the site that is replaced, and the site with it. */
function edited(find: string, put: string): { text: string; position: Position } {
  const at = site.indexOf(find)
  if (at < 0) throw new Error(`The site no longer has ${JSON.stringify(find)}`)
  const cursor = at + put.indexOf('|')
  const text = site.slice(0, at) + put.replace('|', '') + site.slice(at + find.length)
  const lineStart = text.lastIndexOf('\n', cursor - 1) + 1
  return { text, position: { line: text.slice(0, cursor).split('\n').length - 1, character: cursor - lineStart } }
}

async function complete(find: string, put: string): Promise<CompletionItem[]> {
  const { text, position } = edited(find, put)
  const document = await server.open(text)
  const items = await document.complete(position)
  await document.close()
  return items
}

const labels = (items: CompletionItem[]) => items.map(({ label }) => label)
const emptyLink = [
  '        actions: [{ label: What it costs, href: /estimator }]\n',
  '        actions:\n          - label: What it costs\n            href: |\n',
] as const
const hero = '      - type: hero\n'

describe('while an author types, the editor offers', () => {
  test('every section type', async () => {
    expect(labels(await complete(hero, '      - type: |\n')).sort()).toEqual(sectionTypes())
  })
  test('every section type after its first letters, with what it is for', async () => {
    const items = await complete(hero, '      - type: st|\n')
    const stats = items.find(({ label }) => label === 'stats')
    expect(stats?.documentation).toBe(schemaOf('sections/stats').description)
  })
  test('the keys that a section may still have', async () => {
    const offered = labels(await complete(hero, '      - type: hero\n        |\n'))
    const { properties = {} } = schemaOf('sections/hero')
    const present = ['type', ...Object.keys(Object(outline.data.pages)['/'].blocks[0])]
    expect(offered.sort()).toEqual(
      Object.keys(properties)
        .filter((key) => !present.includes(key))
        .sort(),
    )
  })
  test('the keys of a page', async () => {
    const offered = labels(await complete('    kind: home\n', '    kind: home\n    no|\n'))
    expect(offered).toContain('noindex')
  })
  test('the kinds of page', async () => {
    const offered = labels(await complete('    kind: home\n', '    kind: |\n'))
    expect(offered).toEqual([...(schemaOf('kinds').definitions?.kindName?.enum ?? []), 'search', 'offer'])
  })
  test('pages, anchors and the phone number where a link is meant', async () => {
    const offered = labels(await complete(...emptyLink))
    expect(offered).toEqual(expect.arrayContaining([...outline.pages.keys(), '#contact', '/#services', 'tel:{phone}']))
  })
  test('pages within braces, after the first sign', async () => {
    expect(labels(await complete('href: /estimator }', 'href: /e| }'))).toContain('/estimator')
  })
  test('an anchor in the quotes that it needs', async () => {
    const items = await complete(...emptyLink)
    expect(items.find(({ label }) => label === '#contact')?.textEdit?.newText).toBe('"#contact"')
  })
  test('every icon', async () => {
    const offered = labels(await complete('icon: droplets\n', 'icon: ho|\n'))
    expect(offered.sort()).toEqual(surroundings.icons.toSorted())
  })
  test('the forms', async () => {
    expect(labels(await complete('        form: hero\n', '        form: |\n'))).toEqual(Object.keys(outline.forms))
  })
  test('the shared sections', async () => {
    const offered = labels(await complete('      - use: estimate-cta\n', '      - use: |\n'))
    expect(offered).toEqual(Object.keys(outline.shared))
  })
  test('the pictures', async () => {
    const offered = labels(await complete('src: skyline.jpg,', 'src: |,'))
    expect(offered).toEqual(expect.arrayContaining(['skyline.jpg', 'tools.jpg']))
  })
  test('the page that search engines should take instead', async () => {
    const offered = labels(await complete('    kind: home\n', '    kind: home\n    canonical: |\n'))
    expect(offered).toEqual([...outline.pages.keys()])
  })
})

test('after a dash, a snippet for every section types its first example', async () => {
  const line = '      - '
  const items = await complete(hero, `${line}|\n${hero}`)
  for (const type of sectionTypes()) {
    const snippet = items.find(({ label }) => label === `${type} section`)
    const typed = String(snippet?.insertText).replaceAll(/\\([\\$}])/g, '$1')
    const indented = typed.replaceAll('\n', `\n${' '.repeat(line.indexOf('-'))}`)
    expect(parse(`blocks:\n${line}${indented}`).blocks).toEqual([starterOf(type).block])
  }
})

describe('under the pointer, the editor says', () => {
  let document: Awaited<ReturnType<typeof server.open>>
  beforeAll(async () => {
    document = await server.open(site)
  })
  afterAll(() => document.close())

  test.each<[string, string, string]>([
    ['what a section is for', '      - ty|pe: services-hub', schemaOf('sections/services-hub').description ?? ''],
    [
      'what a key is for',
      `        head|ing: ${Object(outline.data.pages)['/'].blocks[0].heading}`,
      'shown as the first-level heading of the page',
    ],
    ['what a fact is', '  resp|onse: {', 'A figure or statement that several pages use'],
    ['what a form field is for', '{ na|me: zip', 'The name under which the value is sent'],
    ['what kinds of page there are', '    ki|nd: home', '`service`: One service'],
    ['how a link is written', 'label: What It Costs, hr|ef:', 'Where a link leads'],
  ])('%s', async (_, line, expected) => {
    const { position } = edited(line.replace('|', ''), line)
    const hover = await document.hover(position)
    expect(hover.replaceAll(/\\(.)/g, '$1')).toContain(expected)
  })
  test('nothing as long as a list of icons', async () => {
    const { position } = edited('icon: droplets\n', 'ic|on: droplets\n')
    expect((await document.hover(position)).length).toBeLessThan(400)
  })
})

describe('the editor underlines', () => {
  test('nothing in the site', async () => {
    const document = await server.open(whole)
    expect(await document.diagnostics()).toEqual([])
    await document.close()
  })
  test.each<[string, string, string, string, RegExp]>([
    ['a section type that does not exist', hero, hero.replace('hero', '|heroo'), 'heroo', /not accepted/],
    ['a key that does not exist', '        eyebrow:', '        |eyebrows:', 'eyebrows', /eyebrows is not allowed/],
    ['an icon that does not exist', 'icon: droplets\n', 'icon: |dropletss\n', 'dropletss', /no icon of this name/],
    ['a kind that does not exist', 'kind: home', 'kind: |hoem', 'hoem', /not accepted/],
    ['a missing key', '    kind: home\n    title:', '    kind: home\n    |summary:', '/', /Missing property "title"/],
    ['an address with capitals', '  /bike-repair:', '  |/Bike-Repair:', '/Bike-Repair', /does not match/i],
  ])('%s', async (_, find, put, underlined, message) => {
    const { text } = edited(find, put)
    const document = await server.open(text)
    const diagnostics = await document.diagnostics()
    await document.close()
    const lines = text.split('\n')
    const found = diagnostics.map(({ range, message: told }) => ({
      words: lines[range.start.line]?.slice(range.start.character, range.end.character),
      told,
    }))
    expect(found).toContainEqual({ words: expect.stringContaining(underlined), told: expect.stringMatching(message) })
  })
  test('no name that the file itself got a moment ago', async () => {
    const { text } = edited('href: /estimator }', 'href: /a-page-of-today| }')
    const document = await server.open(text)
    expect(await document.diagnostics()).toEqual([])
    await document.close()
  })
})

// A measurement, for which the server reads one more schema and answers many times.
if (runsAll)
  test('the choices cost no time that an author would feel', async () => {
    const milliseconds = async (schema: string) => {
      const { text, position } = edited('icon: droplets\n', 'icon: ho|\n')
      const document = await server.open(text.replace(/\$schema=\S+/, `$schema=${schema}`))
      await document.diagnostics()
      const times: number[] = []
      for (let run = 0; run < 3; run++) {
        const start = performance.now()
        await document.complete(position)
        times.push(performance.now() - start)
      }
      await document.close()
      return times.sort((a, b) => a - b)[1] ?? 0
    }
    const plain = await milliseconds('./schemas/pages.schema.json')
    const chosen = await milliseconds(schemaFile)
    console.log(`completion of an icon: ${chosen.toFixed(0)} ms with choices, ${plain.toFixed(0)} ms without`)
    expect(chosen).toBeLessThan(5 * plain + 2000)
  })
