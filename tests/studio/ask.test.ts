/** "Ask" in the studio: a service of the owner's choice works on a copy of the draft, and its work becomes one step. */
import { readFile, stat } from 'node:fs/promises'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAssistant } from '../../studio/assistant/assistant.ts'
import { sendTo } from '../../studio/assistant/send.ts'
import { serviceSettings } from '../../studio/assistant/settings.ts'
import { openDraft } from '../../studio/draft/open-draft.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { copyOf, site } from '../editing/support/site.ts'
import { fakeService } from './support/fake-service.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => vi.unstubAllEnvs())

const owner = { by: 'owner', language: 'en', tab: 't' } as const
const kinds = ['openai', 'anthropic'] as const

/** An assistant of a draft, connected to a service that the test plays. */
async function begin(kind: (typeof kinds)[number] = 'openai') {
  const service = await fakeService()
  const file = await copyOf(site)
  const draft = await openDraft(file)
  const assistant = createAssistant(draft, false)
  onTestFinished(async () => {
    assistant.close()
    await service.stop()
    await draft.close()
  })
  const { address } = service
  await assistant.deed({ name: 'choose', kind, address, model: 'small', key: 'sk-secret', isRemembered: false }, owner)
  const deed = (name: string, given: object = {}, viewer: Parameters<typeof assistant.deed>[1] = owner) =>
    assistant.deed({ name, ...given }, viewer)
  const state = () => assistant.stateFor(owner)
  const done = async () => {
    await vi.waitFor(async () => expect((await state()).doing).toBeUndefined(), 20_000)
    return (await state()).exchanges
  }
  const ask = async (question: string) => {
    await deed('ask', { question, consent: service.host, place: { route: '/', path: ['pages', '/'] } })
    return done()
  }
  return { service, file, draft, assistant, deed, state, done, ask }
}

const setHeading = (heading: string, text?: string) => ({
  name: 'apply_operations',
  input: {
    operations: Object.entries({ heading, ...(text && { text }) }).map(([key, value]) => ({
      ...{ do: 'set', path: ['pages', '/', 'blocks', 0, key], value },
    })),
  },
})

describe.each(kinds)('a service that speaks as %s does', (kind) => {
  test('reads with the tools, changes a copy, and its work is one step that is kept or taken back', async () => {
    const { service, draft, deed, ask, done } = await begin(kind)
    service.answers(
      { text: 'I look first.', calls: [{ name: 'read_page', input: { route: '/' } }] },
      { calls: [setHeading('First try'), setHeading('Second try', 'In a sentence.')] },
      { text: 'The heading is shorter now.' },
    )
    const [exchange] = await ask('Make the heading shorter')
    expect(exchange).toMatchObject({
      question: 'Make the heading shorter',
      answer: 'The heading is shorter now.',
      changes: [
        { words: 'Heading of the hero on / changed', path: ['pages', '/', 'blocks', 0, 'heading'] },
        { words: 'Text of the hero on / changed', path: ['pages', '/', 'blocks', 0, 'text'] },
      ],
      state: 'open',
    })
    expect(draft.source()).toContain('heading: Second try')
    expect(draft.changes()).toMatchObject([{ words: 'Assistant: “Make the heading shorter”' }])
    const [, second, third] = service.received.map(({ body }) => JSON.stringify(body))
    expect(second).toContain('characters')
    expect(third).toContain('Heading of the hero on / changed')

    draft.apply([{ do: 'set', path: ['site', 'tagline'], value: 'By the owner' }])
    await deed('settle', { index: 0, wish: 'undo' })
    expect(draft.source()).not.toContain('heading: Second try')
    expect(draft.source()).toContain('By the owner')
    expect(await done()).toMatchObject([{ state: 'undone' }])
    await deed('settle', { index: 0, wish: 'redo' })
    expect(draft.source()).toContain('heading: Second try')
    await deed('settle', { index: 0, wish: 'keep' })
    expect(await done()).toMatchObject([{ state: 'kept' }])
  })

  test('is sent the key, the model and what was said before, and no more than the tools of a draft', async () => {
    const { service, ask, state } = await begin(kind)
    service.answers({ text: 'Good morning.' })
    await ask('Hello')
    await ask('And now?')
    const [first, second] = service.received
    expect(first?.headers).toMatchObject(
      kind === 'openai' ? { authorization: 'Bearer sk-secret' } : { 'x-api-key': 'sk-secret' },
    )
    expect(first?.url).toBe(kind === 'openai' ? '/v1/chat/completions' : '/v1/messages')
    expect(first?.body).toMatchObject({ model: 'small', max_tokens: expect.any(Number) })
    const tools = JSON.stringify(first?.body.tools)
    expect(tools).toContain('"apply_operations"')
    for (const name of ['save', 'add_picture', 'screenshot']) expect(tools).not.toContain(`"${name}"`)
    expect(JSON.stringify(second?.body.messages)).toMatch(/Hello.*Good morning\..*And now\?/)
    expect(JSON.stringify(await state())).not.toContain('sk-secret')
  })

  test.each([
    ['a wrong key', { status: 401, body: '{"error":{"message":"bad key"}}' }, 'does not take your key'],
    [
      'no credit',
      { status: 400, body: '{"error":{"message":"Your credit balance is too low"}}' },
      'has no credit left',
    ],
    [
      'no quota',
      { status: 429, body: '{"error":{"message":"You exceeded your current quota"}}' },
      'has no credit left',
    ],
    ['a crowd', { status: 429, body: '{}' }, 'has too much to do right now'],
    ['another model', { status: 404, body: '{"error":{"message":"no model small"}}' }, '(no model small)'],
    ['an error of its own', { status: 500, body: 'down' }, 'would not answer (500)'],
    ['a way to somewhere else', { status: 302, location: 'http://127.0.0.1:9/' }, 'cannot be reached'],
    ['what is no JSON', { body: 'not json' }, 'makes no sense'],
    ['nothing at all', { body: '{}' }, 'makes no sense'],
    ['far too much', { body: `{"a":"${'x'.repeat(3_000_000)}"}` }, 'makes no sense'],
  ])('that answers %s: the owner reads what to do', async (_, reply, words) => {
    const { service, draft, ask } = await begin(kind)
    service.answers({ calls: [setHeading('Never shown')] }, reply)
    const [exchange] = await ask('Go on')
    expect(exchange?.wrong?.message).toContain(words)
    expect(exchange?.wrong?.hint).toMatch(/^Nothing was changed\. \w/)
    expect(draft.source()).toBe(site)
  })
})

test('a service that is slow is not waited for', async () => {
  const service = await fakeService()
  onTestFinished(service.stop)
  service.answers({ waits: true })
  const asked = { system: '', turns: [{ by: 'owner', text: 'Hello' } as const], tools: [] }
  const sending = sendTo(
    { kind: 'openai', address: service.address, model: 'm' },
    asked,
    new AbortController().signal,
    {
      ms: 200,
    },
  )
  await expect(sending).rejects.toThrow('took too long')
})

test('the owner stops it, and nothing is changed', async () => {
  const { service, draft, deed, done } = await begin()
  service.answers({ calls: [setHeading('Never shown')] }, { waits: true })
  await deed('ask', { question: 'Go on', consent: service.host })
  await vi.waitFor(() => expect(service.received).toHaveLength(2), 20_000)
  await expect(deed('ask', { question: 'And', consent: service.host })).rejects.toThrow('still at work')
  await deed('stop')
  expect(await done()).toMatchObject([{ wrong: { message: 'Stopped', hint: 'Nothing was changed.' } }])
  expect(draft.source()).toBe(site)
})

test('nothing is sent before the owner has agreed to this very service', async () => {
  const { service, deed } = await begin()
  await expect(deed('ask', { question: 'Hello' })).rejects.toThrow('you have not agreed yet')
  await expect(deed('ask', { question: 'Hello', consent: 'api.example.com' })).rejects.toThrow('not agreed')
  expect(service.received).toEqual([])
})

test('what a page says is data: no tool saves, and one that is not offered does nothing', async () => {
  const { service, file, draft, ask } = await begin()
  service.answers(
    { calls: ['save', 'add_picture', 'burn'].map((name) => ({ name, input: { file: 'pages.yaml' } })) },
    { calls: [{ name: 'apply_operations', input: 'no json' }] },
    { calls: Array.from({ length: 40 }, () => ({ name: 'check', input: {} })) },
    { text: 'Done.' },
  )
  const [exchange] = await ask('Do what the page says')
  expect(exchange).toMatchObject({ answer: 'Done.', changes: [] })
  expect(exchange).not.toHaveProperty('state')
  const [, , third, fourth] = service.received.map(({ body }) => JSON.stringify(body.messages))
  expect(third?.match(/There is no such tool\./g)).toHaveLength(3)
  expect(fourth?.match(/Too many calls at once/g)).toHaveLength(28)
  expect(draft.source()).toBe(site)
  expect(await readFile(file, 'utf8')).toBe(site)
})

test('one that never ends is ended, and nothing is changed', async () => {
  const { service, draft, ask } = await begin()
  service.answers({ calls: [{ name: 'find_icons', input: { search: 'a' } }] })
  const [exchange] = await ask('Go on for ever')
  expect(exchange?.wrong?.message).toBe('This was too much at once')
  expect(service.received).toHaveLength(30)
  expect(draft.source()).toBe(site)
})

test('what the owner changes meanwhile stays, and where both changed one place nothing of the assistant is made', async () => {
  const { service, draft, deed, done } = await begin()
  const during = async (change: () => void) => {
    const { length } = service.received
    service.answers({ calls: [setHeading('From the assistant')] }, { text: 'Done.' })
    await deed('ask', { question: 'Go', consent: service.host })
    change()
    await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(length))
    return (await done()).at(-1)
  }
  const first = await during(() => draft.apply([{ do: 'set', path: ['site', 'tagline'], value: 'By the owner' }]))
  expect(first).toMatchObject({ state: 'open' })
  expect(draft.source()).toContain('By the owner')
  expect(draft.source()).toContain('From the assistant')
  draft.undo()
  draft.undo()
  const heading = ['pages', '/', 'blocks', 0]
  const second = await during(() => draft.apply([{ do: 'remove', path: heading }]))
  expect(second?.wrong?.message).toBe('The same place has been changed meanwhile')
  expect(draft.conflicts()).toEqual([])
  expect(draft.source()).not.toContain('From the assistant')
})

describe('the settings', () => {
  const wanted = { kind: 'openai', address: 'https://api.example.com/v1/', model: 'm', key: 'sk-1', isRemembered: true }

  test('are remembered in a file that nobody else can read, and a key stays with its service', async () => {
    const file = await copyOf(site)
    const settings = serviceSettings(file, false, {})
    onTestFinished(() => settings.forget())
    expect(await settings.current()).toBeUndefined()
    await settings.choose(wanted)
    const expected = { kind: 'openai', address: 'https://api.example.com/v1', model: 'm', key: 'sk-1' }
    expect(await serviceSettings(file, false, {}).current()).toEqual(expected)
    expect((await stat(settings.place)).mode & 0o777).toBe(0o600)
    await settings.choose({ ...wanted, key: '', model: 'other' })
    expect(await settings.current()).toMatchObject({ model: 'other', key: 'sk-1' })
    await settings.choose({ ...wanted, key: '', address: 'https://elsewhere.example.com' })
    expect((await settings.current())?.key).toBeUndefined()
    await settings.choose({ ...wanted, isRemembered: false })
    expect(await settings.current()).toEqual(expected)
    expect(await serviceSettings(file, false, {}).current()).toBeUndefined()
  })

  test.each([
    [{ address: 'api.example.com' }, 'This is no address'],
    [{ address: 'file:///etc/hosts' }, 'This is no address'],
    [{ address: 'https://me:word@api.example.com' }, 'This is no address'],
    [{ address: 'http://api.example.com/v1' }, 'others could read your key'],
    [{ address: 'http://[2001:db8::1]/v1' }, 'others could read your key'],
    [{ model: ' ' }, 'The name of the model is missing'],
  ])('refuse %j', async (other, words) => {
    const settings = serviceSettings(await copyOf(site), false, {})
    await expect(settings.choose({ ...wanted, ...other })).rejects.toThrow(words)
  })

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:1234', 'http://192.168.1.5:8080', 'http://box.local'])(
    'take a service of the house: %s',
    async (address) => {
      const settings = serviceSettings(await copyOf(site), false, {})
      await settings.choose({ ...wanted, address, key: '', isRemembered: false })
      expect(await settings.current()).toMatchObject({ address, key: undefined })
    },
  )

  test('of a server come from its environment alone', async () => {
    const file = await copyOf(site)
    const env = { ASSISTANT_URL: 'https://api.anthropic.com/', ASSISTANT_MODEL: 'm', ASSISTANT_KEY: 'k' }
    const settings = serviceSettings(file, true, env)
    expect(await settings.current()).toEqual({
      kind: 'anthropic',
      address: 'https://api.anthropic.com',
      model: 'm',
      key: 'k',
    })
    await expect(settings.choose(wanted)).rejects.toThrow(Refusal)
    expect(await serviceSettings(file, true, {}).current()).toBeUndefined()
    await expect(serviceSettings(file, true, {}).choose(wanted)).rejects.toThrow('is set up on its server')
  })
})

test('where several work on a draft, each has a conversation of their own, and takes back their own', async () => {
  const service = await fakeService()
  vi.stubEnv('ASSISTANT_URL', service.address)
  vi.stubEnv('ASSISTANT_MODEL', 'm')
  const draft = await openDraft(await copyOf(site))
  const assistant = createAssistant(draft, true)
  onTestFinished(async () => {
    await service.stop()
    await draft.close()
  })
  const viewers = ['Ann', 'Ben'].map((name) => ({ by: { id: name, name }, language: 'de', tab: name }))
  for (const viewer of viewers) {
    service.answers({ calls: [setHeading(viewer.by.name)] }, { text: 'Fertig.' })
    await assistant.deed({ name: 'ask', question: `Für ${viewer.by.name}`, consent: service.host }, viewer)
    await vi.waitFor(async () => expect((await assistant.stateFor(viewer)).doing).toBeUndefined(), 20_000)
  }
  const [ann, ben] = viewers
  if (!ann || !ben) throw new Error()
  expect((await assistant.stateFor(ann)).exchanges).toMatchObject([{ question: 'Für Ann', answer: 'Fertig.' }])
  expect(draft.changes().map(({ by }) => Object(by).name)).toEqual(['Assistent (Ann)', 'Assistent (Ben)'])
  await assistant.deed({ name: 'settle', index: 0, wish: 'undo' }, ben)
  expect(draft.source()).toContain('heading: Ann')
})
