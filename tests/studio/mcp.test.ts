import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { photograph } from '../../scripts/support/photograph.ts'
import { openDraft } from '../../studio/draft/open-draft.ts'
import { announce, answerTools, findRunning } from '../../studio/mcp/running.ts'
import { createMcpServer } from '../../studio/mcp/server.ts'
import { shortLines } from '../../studio/mcp/short-lines.ts'
import { toolNames } from '../../studio/mcp/tool-list.ts'
import { toolsFor } from '../../studio/mcp/tools.ts'
import { changedLines, copyOf, site } from '../editing/support/site.ts'
import { runsAll } from '../support/places.ts'

// A process of its own, the check of the whole site, a browser.
vi.setConfig({ testTimeout: 120_000 })

/** A server as the command starts it, in a process of its own. */
function startCommand(file: string): Transport {
  const root = new URL('../../', import.meta.url).pathname
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]))
  return new StdioClientTransport({
    command: process.execPath,
    args: ['scripts/pages-from-yaml.mjs', 'mcp', '--pages', file],
    cwd: root,
    env: { ...env, NODE_ENV: '' },
    stderr: 'ignore',
  })
}

/** The same in this process. */
async function startHere(file: string): Promise<Transport> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const { server, close } = createMcpServer(file, photograph)
  server.server.onclose = close
  await server.connect(theirs)
  return ours
}

/** A client as assistants have it. */
async function connect(transport: Transport) {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given })
    const [first] = content as { type: string; text: string; data: string }[]
    if (!first) throw new Error(`${name} answered nothing`)
    return { isError, text: first.text, data: first.data, value: () => JSON.parse(first.text) }
  }
  return { client, call }
}

const heading = (text: string) => ({
  operations: [{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value: text }],
})

describe('an assistant', () => {
  test('reads the site, changes it, undoes, and saves', async () => {
    const file = await copyOf(site)
    const { client, call } = await connect(startCommand(file))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...toolNames, 'screenshot'])
    expect((await call('list_pages', { kind: 'home' })).value()).toMatchObject({ items: [{ route: '/' }], total: 1 })
    expect((await call('list_section_types')).value().items).toContainEqual({
      type: 'hero',
      description: expect.stringContaining(''),
    })
    expect((await call('read_schema', { name: 'faq' })).value()).toMatchObject({
      fields: { items: expect.arrayContaining([expect.objectContaining({ key: 'heading', type: 'string' })]) },
      example: { type: 'faq' },
    })
    expect((await call('read', { path: ['site', 'brand'] })).value()).toEqual({ value: 'Linden Cycles' })
    expect((await call('read', { path: ['site', 'brand'], as: 'yaml' })).value()).toMatchObject({
      text: 'brand: Linden Cycles',
    })
    expect((await call('read_page', { route: '/' })).value()).toMatchObject({
      fields: { kind: 'home' },
      sections: { items: expect.arrayContaining([expect.objectContaining({ section: 0, type: 'hero' })]) },
      problems: { errors: 0, warnings: 0 },
    })

    expect((await call('apply_operations', heading('Bikes mended while you wait'))).value()).toMatchObject({
      done: 'Heading of the hero on / changed',
      warnings: [],
    })
    expect(await readFile(file, 'utf8')).toBe(site)
    expect((await call('list_changes')).value()).toMatchObject({
      changes: { items: [{ words: 'Heading of the hero on / changed', page: '/' }] },
    })
    expect((await call('diff')).value().text).toContain('+        heading: Bikes mended while you wait')
    expect((await call('undo')).value()).toEqual({ undone: 'Heading of the hero on / changed' })
    expect((await call('undo')).text).toContain('There is nothing to undo')
    await call('apply_operations', heading('Bikes mended today'))
    expect((await call('save')).value()).toEqual({ written: true, conflicts: 0 })
    expect(changedLines(site, await readFile(file, 'utf8')).added).toEqual(['        heading: Bikes mended today'])
  })

  test('cannot do what the check refuses, nor what is no operation, and reads why', async () => {
    const file = await copyOf(site)
    const { call } = await connect(await startHere(file))
    const dead = await call('apply_operations', {
      operations: [{ do: 'insert', path: ['navigation', 'header', 0], value: { label: 'Shop', href: '/shop' } }],
    })
    expect(dead).toMatchObject({ isError: true, text: expect.stringContaining('[dead-link]') })
    const other = await call('apply_operations', {
      operations: [{ do: 'insert', path: ['pages', '/', 'blocks', 1], value: { type: 'carousel' } }],
    })
    expect(other).toMatchObject({ isError: true, text: expect.stringContaining('"carousel"') })
    expect(await call('apply_operations', { operations: [{ do: 'burn' }] })).toMatchObject({ isError: true })
    expect(await call('read_page', { route: '/bike-repai' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Did you mean "/bike-repair"?'),
    })
    expect((await call('list_changes')).value()).toMatchObject({ changes: { total: 0 }, conflicts: { total: 0 } })
  })

  test.runIf(runsAll)('sees a page as it will be', async () => {
    const { call } = await connect(await startHere(await copyOf(site)))
    const { data } = await call('screenshot', { route: '/', width: 400 })
    const picture = Buffer.from(data, 'base64')
    expect(picture.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(picture.length).toBeGreaterThan(10_000)
    const section = await sharp(
      Buffer.from((await call('screenshot', { route: '/', width: 400, section: 1 })).data, 'base64'),
    ).metadata()
    expect(section.height).toBeLessThan((await sharp(picture).metadata()).height / 2)
    expect((await call('screenshot', { route: '/', section: 99 })).text).toContain('The page shows no section 99')
    expect(await call('screenshot', { route: '/nowhere' })).toMatchObject({ isError: true })
  })
})

test('a message that is too long is answered with the reason, and the draft is still there', async () => {
  const file = await copyOf(site)
  const { call, client } = await connect(startCommand(file))
  await call('apply_operations', heading('Bikes mended today'))
  const long = client.callTool({ name: 'apply_operations', arguments: heading('long '.repeat(6_000_000)) })
  await expect(long).rejects.toThrow('This message is too long, so nothing was done. Send up to 8 megabytes at once.')
  expect((await call('list_changes')).value()).toMatchObject({ changes: { items: [{ page: '/' }] } })
  await call('save')
  expect(changedLines(site, await readFile(file, 'utf8')).added).toEqual(['        heading: Bikes mended today'])
})

test.each([
  ['first', (text: string) => `{"jsonrpc":"2.0","id":7,"text":"${text}"}`, '7'],
  ['last', (text: string) => `{"text":"${text}","jsonrpc":"2.0","id":"a-1"}`, '"a-1"'],
  ['nowhere', (text: string) => `{"text":"${text} \\"id\\":5"}`, undefined],
])('a line that is too long is left out, whose number stands %s, and those around it are not', async (_, line, id) => {
  const refuse = vi.fn()
  const lines = shortLines(refuse, 1000)
  const sent = `before\n${line('x'.repeat(5000))}\nafter\n`
  for (let at = 0; at < sent.length; at += 700) lines.write(sent.slice(at, at + 700))
  lines.end()
  expect(Buffer.concat(await lines.toArray()).toString()).toBe('before\nafter\n')
  expect(refuse.mock.calls).toEqual([[id]])
})

describe('with a studio open', () => {
  /** What a studio does for assistants: its server is tried with the studio itself. */
  async function studio(file: string) {
    const draft = await openDraft(file)
    const answer = answerTools(toolsFor(draft))
    const server = createServer(async (request, response) => {
      if (request.method === 'HEAD') return void response.end()
      if (request.headers['x-studio-token'] !== 'secret') return void response.writeHead(403).end('{}')
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
      const reply = await answer(body).catch(({ message, hint }) => ({ message, hint }))
      response.writeHead('message' in reply ? 422 : 200).end(JSON.stringify(reply))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const forget = await announce(file, { url, tools: `${url}/tools`, token: 'secret' })
    onTestFinished(async () => {
      draft.close()
      server.closeAllConnections()
      server.close()
      await forget()
    })
    return { draft, forget }
  }

  test('the owner sees what the assistant does, and it does not undo what the owner did', async () => {
    const file = await copyOf(site)
    const { draft } = await studio(file)
    const { call } = await connect(await startHere(file))
    const seen = vi.fn()
    draft.onChange(seen)
    await call('apply_operations', { ...heading('From the assistant'), label: 'A better heading' })
    expect(seen).toHaveBeenCalled()
    expect(draft.source()).toContain('heading: From the assistant')
    expect(draft.changes()).toMatchObject([{ words: 'A better heading' }])
    draft.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
    expect((await call('undo')).text).toContain("The latest change is the owner's: Brand of the site changed")
    draft.undo()
    expect((await call('undo')).value()).toEqual({ undone: 'A better heading' })
    expect(draft.source()).toBe(site)
  })

  test('only its own user can read where it is, and one that ended is not found', async () => {
    const file = await copyOf(site)
    const { forget } = await studio(file)
    expect(await findRunning(file)).toMatchObject({ token: 'secret' })
    await forget()
    expect(await findRunning(file)).toBeUndefined()
    const stale = await announce(file, { url: 'http://127.0.0.1:9', tools: '', token: '' })
    onTestFinished(stale)
    expect(await findRunning(file)).toBeUndefined()
  })
})
