/** Publishing, history and later as somebody with a browser has them, and who has not. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDraft } from '../../studio/draft/open-draft.ts'
import { build } from '../publishing/support/site.ts'
import { until } from '../server/support/wait.ts'
import { leastSite } from '../support/least-site.ts'
import { runsAll } from '../support/places.ts'
import { type TestDesk, testDesk } from './support/desk.ts'
import { siteFolder } from './support/publishing.ts'

let folder = ''
let desk: TestDesk
let owner: { cookie: string }
const html = { accept: 'text/html' }

beforeAll(async () => {
  folder = await siteFolder(leastSite().replace(/^ {2}url: .*$/m, '$& # yours: as nobody else asks'))
  const dist = join(folder, 'dist')
  await build('--pages', join(folder, 'pages.yaml'), '--out', dist, '--no-precompress')
  desk = await testDesk({ DIST_DIR: dist })
  owner = await desk.enter('owner')
}, 120_000)
afterAll(() => desk.close())

const get = (path: string) => desk.ask(path, { headers: { ...owner, ...html } })
const text = async (path: string) => (await get(path)).text()
/** A page when nothing is under way any more. */
const settled = (path: string): Promise<string> =>
  until(
    path,
    async () => {
      // Each look at it asks git, which has enough to do.
      await sleep(300)
      const response = await get(path)
      return response.headers.get('refresh') === null ? await response.text() : ''
    },
    180_000,
  )
const publish = async (words = '') => {
  expect((await desk.post('/publish', { words }, owner)).headers.get('location')).toBe('/_desk/publish')
  return settled('/publish')
}
async function change(heading: string) {
  const draft = await openDraft(join(folder, 'pages.yaml'), { isKept: true })
  draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value: heading }])
  await draft.close()
}

test('an owner sees what changes in words and as pages, publishes, and goes back in one step', async () => {
  expect(await publish()).toContain('there is nothing to publish')
  await change('A <b>new</b> smile')
  expect(await text('/publish')).toContain('<li>Heading of the page hero on / changed</li>')
  expect(await text('/publish')).toContain('One line of the site still says what its template says')
  const look = await settled('/publish/look')
  expect(look.match(/<iframe src="[^"]+"/g)).toEqual([
    '<iframe src="/_desk/publish/pages/before/"',
    '<iframe src="/_desk/publish/pages/after/"',
  ])
  const [before, after] = await Promise.all(['before', 'after'].map((side) => text(`/publish/pages/${side}/`)))
  expect(before).toContain('Teeth for life')
  expect(after).toContain('A &lt;b&gt;new&lt;/b&gt; smile')
  expect(after).not.toMatch(/(?:href|src|action)="\/(?!_desk\/publish\/pages\/after\/)/)
  expect(await publish('<i>Spring</i>')).toContain('there is nothing to publish')
  const history = await text('/publish/history')
  expect(history).toContain('&lt;i&gt;Spring&lt;/i&gt;')
  const [newest = '', first = ''] = [...history.matchAll(/\/history\/(\w{40})/g)].map(([, commit]) => commit)
  expect(await settled(`/publish/history/${newest}`)).toContain('Nothing is different.')
  expect(await settled(`/publish/history/${first}`)).toContain('<li>Heading of the page hero on / changed</li>')
  expect(await text(`/publish/history/${first}/pages/`)).toContain('Teeth for life')
  await desk.post(`/publish/history/${first}/back`, {}, owner)
  await settled('/publish')
  expect(await text('/publish/history')).toContain('Back to: ')
  expect(await settled('/publish/pages/before/')).toContain('Teeth for life')
  const done = desk.log.flatMap(({ audit }) => audit ?? [])
  expect(done.filter((action) => action === 'published' || action === 'went-back')).toEqual([
    'published',
    'published',
    'went-back',
  ])
}, 600_000)

test.runIf(runsAll)('pages in frames run nothing, and lead to no file besides', async () => {
  const { headers } = await get('/publish/pages/before/')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox allow-same-origin$/)
  expect(headers.get('content-security-policy')).not.toContain('script-src')
  for (const path of ['../forms.json', '%2e%2e/forms.json', '..%2fforms.json', '.git/HEAD', '//host/x'])
    expect((await get(`/publish/pages/before/${path}`)).status, path).toBe(404)
  expect((await get('/publish/pages/elsewhere/')).status).toBe(404)
})

const others = ['HEAD', 'f'.repeat(40), '..%2f..', ...(runsAll ? ['main', '--all', 'HEAD~1', '0000000'] : [])]

test('there is no version to look at or to go back to but by its own whole name', async () => {
  const before = await text('/publish/history')
  for (const name of others) {
    for (const path of [`/publish/history/${name}`, `/publish/history/${name}/pages/`])
      expect((await get(path)).status, path).toBe(404)
    await desk.post(`/publish/history/${name}/back`, {}, owner)
    expect(await settled('/publish'), name).toContain('no such version')
  }
  expect(await text('/publish/history')).toBe(before)
}, 120_000)

test('a mistake is told in words, and the site stays', async () => {
  await change('Later')
  const file = join(folder, 'pages.yaml')
  const draft = await openDraft(file, { isKept: true })
  draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'hedding'], value: 'x' }])
  await draft.close()
  expect(await publish()).toMatch(/role="alert"[^>]*>1 mistake keeps the site from being published/)
  expect(await settled('/publish/look')).toContain('role="alert"')
  const mended = await openDraft(file, { isKept: true })
  mended.apply([{ do: 'remove', path: ['pages', '/', 'blocks', 0, 'hedding'] }])
  await mended.close()
})

test.runIf(runsAll)('a publication is planned, shown and called off; a moment that is past is refused', async () => {
  const refused = await desk.post('/publish/later', { when: '2020-01-01T08:00' }, { ...owner, ...html })
  expect([refused.status, (await refused.text()).includes('That moment is past')]).toEqual([422, true])
  await desk.post('/publish/later', { when: '2099-05-01T08:00', words: 'Summer' }, owner)
  const shown = await text('/publish')
  expect(shown).toMatch(/<strong>Summer<\/strong> <span>[^<]*2099[^<]*, by owner@desk.example</)
  const [, id = ''] = /publish\/later\/([\w-]+)\/off/.exec(shown) ?? []
  await desk.post(`/publish/later/${id}/off`, {}, owner)
  expect(await text('/publish')).not.toContain('Summer')
})

test.runIf(runsAll)(
  'a publication of later is made by itself, by who may publish then',
  async () => {
    await change('From May on')
    const add = (person: string) =>
      desk.database.commit([
        {
          sql: `INSERT INTO desk_publications (id, person_id, words, due_at, state)
          VALUES (:id, :person, 'Due', now_ms() - 1, 'planned')`,
          values: { id: person, person },
        },
      ])
    await add('nobody')
    expect(
      await until('its reason', async () => /<p class="problem">[^<]+/.exec(await text('/publish'))?.[0]),
    ).toContain('nobody may not publish any more')
    const person = await desk.people.byAddress('owner@desk.example')
    await add(String(person?.id))
    await until(
      'the publication',
      async () => (await text('/publish/history')).includes('<strong>Due</strong>'),
      60_000,
    )
  },
  120_000,
)

test('only owners publish, and only from the pages of the desk', async () => {
  const others = [await desk.enter('editor'), await desk.enter('reader'), { cookie: '' }]
  const paths = [
    '/publish',
    '/publish/look',
    '/publish/pages/before/',
    '/publish/history',
    '/publish/history/x',
    '/publish/history/x/pages/',
  ]
  for (const other of others)
    for (const path of paths) expect((await desk.ask(path, { headers: other })).status, path).not.toBe(200)
  for (const path of [
    '/publish',
    '/publish/again',
    '/publish/later',
    '/publish/later/x/off',
    '/publish/choose',
    '/publish/history/x/back',
  ]) {
    for (const other of others) expect((await desk.post(path, {}, other)).status, path).toBeGreaterThan(400)
    const foreign = { ...owner, origin: 'https://evil.example' }
    expect((await desk.post(path, {}, foreign)).status, path).toBe(403)
  }
})
