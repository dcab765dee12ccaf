/** What tools answer on a large site and on a small one: never more than an assistant can take in at once. */
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { createMcpServer } from '../../studio/mcp/server.ts'
import { toolNames } from '../../studio/mcp/tool-list.ts'
import { copyOf, site } from '../editing/support/site.ts'
import { copyOfFixture } from './support/studio.ts'

vi.setConfig({ testTimeout: 120_000 })

const most = 10_000

async function connect(file: string) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const { server, close } = createMcpServer(file, async () => new Uint8Array())
  server.server.onclose = close
  await server.connect(theirs)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(ours)
  onTestFinished(() => client.close())
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given })
    const [{ text = '' } = {}] = content as { text: string }[]
    expect.soft(text.length, `${name} ${JSON.stringify(given).slice(0, 200)}`).toBeLessThanOrEqual(most)
    return { text, isError, value: isError ? undefined : JSON.parse(text) }
  }
  /** All items of an answer that comes in portions; `in` says where they are. */
  const all = async (name: string, given: Record<string, unknown> = {}, inner?: string) => {
    const items: unknown[] = []
    for (let from: number | undefined = 0; from !== undefined; ) {
      const { value } = await call(name, { ...given, from })
      const part = inner ? value[inner] : value
      items.push(...(part.items ?? part.text))
      if (part.next === undefined) expect(items).toHaveLength(part.total)
      from = part.next
    }
    return items
  }
  return { client, call, all }
}

type Line = { key: string; more?: true; route: string; type: string; value: unknown; sections: number }

describe.each([
  ['the roofing site', 'pages.yaml'],
  ['the fixture', 'tests/fixture/pages.yaml'],
])('on %s, no answer is longer than an assistant can take in:', (_, file) => {
  test('pages, and every section of each', async () => {
    const { call, all } = await connect(file)
    const pages = (await all('list_pages')) as Line[]
    expect(pages.length).toBeGreaterThan(5)
    for (const { route, sections } of pages) {
      const lines = await all('read_page', { route }, 'sections')
      expect(lines).toHaveLength(sections)
      for (const index of lines.keys()) await call('read_page', { route, section: index })
      await call('read', { path: ['pages', route] })
      await call('check', { route })
    }
    const text = await all('read', { path: ['pages', '/'], as: 'yaml' })
    expect(text.join('')).toMatch(/^\/:\n/)
  })

  test('schemas, level by level', async () => {
    const { call, all } = await connect(file)
    const types = ((await all('list_section_types')) as Line[]).map(({ type }) => type)
    const deeper = async (name: string, path: string[]) => {
      const keys = (await call('read_schema', { name, path })).value.fields
      if (!keys) return
      for (const { key, more } of (await all('read_schema', { name, path }, 'fields')) as Line[])
        if (more && path.length < 3) await deeper(name, [...path, key])
    }
    for (const name of [...types, 'page', 'site', 'theme', 'navigation', 'forms', 'facts', 'data', 'translations'])
      await deeper(name, [])
  })

  test('everything else', async () => {
    const { call, all } = await connect(file)
    const parts = (await all('read', { path: [] })) as Line[]
    for (const { key } of parts) await call('read', { path: [key] })
    for (const words of ['a', 'the', 'nowhere at all']) await all('find_text', { text: words })
    await all('list_pictures')
    await all('check')
    for (const name of ['find_icons', 'list_changes', 'diff', 'undo']) await call(name, { search: '' })
    await call('undo')
    const values = Array.from({ length: 60 }, (_, index) => ({ label: `Shop ${index}`, href: `/shop-${index}` }))
    const operations = values.map((value) => ({ do: 'insert', path: ['navigation', 'header', 0], value }))
    expect((await call('apply_operations', { operations })).text).toMatch(
      /The check refuses this:[\s\S]*And \d+ more\./,
    )
    const long = 'long words '.repeat(3_000)
    await call('apply_operations', { operations: [{ do: 'set', path: ['pages', '/', 'description'], value: long }] })
    await call('apply_operations', { operations: [{ do: long }] })
    await call('list_changes')
    await all('diff')
    await call('read', { path: [long] })
  })
})

test('a part of the file is found by its name, wherever it stands', async () => {
  const { call } = await connect('tests/fixture/pages.yaml')
  const { value } = await call('read_schema', { name: 'theme' })
  expect(value).toMatchObject({ at: 'site.theme', type: 'group' })
  expect(value.fields.items).toContainEqual(expect.objectContaining({ key: 'brand', description: expect.any(String) }))
  expect((await call('read_schema', { name: 'site.theme' })).value).toEqual(value)
  expect((await call('read_schema', { name: 'site', path: ['theme'] })).value).toEqual(value)
  expect((await call('read_schema', { name: 'teme' })).text).toContain('Cannot find the schema "teme"')
  expect((await call('read_schema', { name: 'theme', path: ['brnd'] })).text).toContain('Did you mean "brand"?')
  expect((await call('read_schema', { name: 'page', path: ['blocks'] })).value.type).toContain('list_section_types')
})

test.each([
  [{ do: 'burn' }, 'there is no operation "burn"', '{ "do": "set", "path": […], "value": … }, { "do": "insert"'],
  [
    { do: 'set', path: ['site', 'brand'] },
    'Operation 1 lacks "value"',
    'An operation is { "do": "set", "path": […], "value": … }.',
  ],
  [
    { do: 'move', path: ['a', 0], to: 'x' },
    '"to": expected number',
    'An operation is { "do": "move", "path": […, 2], "to": 0 }.',
  ],
  [{ do: 'page', route: '/x' }, 'Operation 1 lacks "kind"', '{ "do": "page", "route": "/new", "kind": "service" }'],
  ['set', 'Operation 1 is not one', '{ "do": "set"'],
])('what is wrong about the operation %j is said, and the right form', async (operation, wrong, form) => {
  const { call } = await connect('tests/fixture/pages.yaml')
  const { isError, text } = await call('apply_operations', { operations: [operation] })
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(wrong) })
  expect(text).toContain(form)
})

test('words, pictures and icons are found', async () => {
  const { call } = await connect(await copyOf(site))
  expect((await call('find_text', { text: 'linden cycles' })).value.items).toContainEqual({
    path: ['site', 'brand'],
    text: 'Linden Cycles',
  })
  expect((await call('find_text', { text: 'mending what broke' })).value.items).toContainEqual({
    path: ['data', 'service', 'items', 'repairs', 'work'],
    text: 'mending what broke on the way',
  })
  const { items, total } = (await call('list_pictures')).value
  expect(items).toHaveLength(total)
  expect(items[0]).toEqual({ name: expect.stringMatching(/\.\w+$/), uses: expect.any(Number) })
  expect((await call('list_pictures', { search: 'no such' })).value.total).toBe(0)
  expect((await call('find_icons', { search: 'house' })).value).toContain('house')
})

test('a picture comes from the folder of the site alone', async () => {
  const { folder, file } = await copyOfFixture(site)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [{ name }] = (await (await connect(file)).call('list_pictures')).value.items
  await mkdir(join(folder, 'photos/.hidden'), { recursive: true })
  const picture = join(siteFolder(file).images, name)
  await copyFile(picture, join(folder, 'photos/Van at work.jpg'))
  await copyFile(picture, join(folder, 'photos/.hidden/van.jpg'))
  await writeFile(join(folder, 'photos/words.jpg'), 'no picture')
  await symlink('/etc/hosts', join(folder, 'photos/link.jpg'))
  const { call } = await connect(file)
  const { value } = await call('add_picture', { file: 'photos/Van at work.jpg' })
  expect(value.name).toMatch(/^van-at-work\.(?:jpg|png)$/)
  expect((await call('list_pictures', { search: 'van-at' })).value.items).toEqual([{ name: value.name, uses: 0 }])
  for (const other of ['../x.jpg', '/etc/hosts', 'photos/link.jpg', 'photos/.hidden/van.jpg', 'photos/none.jpg', '.'])
    expect((await call('add_picture', { file: other })).text).toContain('in the folder of the site')
  expect((await call('add_picture', { file: 'photos' })).text).toContain('is no file')
  expect(await call('add_picture', { file: 'photos/words.jpg' })).toMatchObject({ isError: true })
})

test('clients are told what each tool does, and what they can attach and begin with', async () => {
  const { client } = await connect(await copyOf(site))
  const { tools } = await client.listTools()
  const [reading, changing] = ['read_page', 'apply_operations'].map((name) => tools.find((tool) => tool.name === name))
  expect(reading?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })
  expect(changing?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false, idempotentHint: false })
  expect(tools.find(({ name }) => name === 'save')?.annotations).toMatchObject({ idempotentHint: true })
  expect(tools.every(({ title, description }) => title && description)).toBe(true)
  expect(tools.map(({ name }) => name)).toEqual([...toolNames, 'screenshot'])
  expect(JSON.stringify(tools).length).toBeLessThan(2 * most)

  const { resources } = await client.listResources()
  const uris = resources.map(({ uri }) => uri)
  expect(uris).toEqual(expect.arrayContaining(['site://file', 'site://pages/', 'site://guides/languages']))
  const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { text: string }
  expect((await read('site://file')).text).toBe(site)
  expect((await read('site://pages/')).text).toMatch(/^\/:\n/)
  expect((await read('site://guides/languages')).text).toMatch(/^# /)

  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['write-service-page', 'translate-page'])
  const given = { route: '/bike-repair', language: 'de' }
  const { messages } = await client.getPrompt({ name: 'translate-page', arguments: given })
  expect(JSON.stringify(messages)).toContain('Translate the page /bike-repair into \\"de\\"')
})
