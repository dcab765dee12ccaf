/** Publishing where there is only static hosting: a commit in a repository at GitHub. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressesOf, repositoryOf } from '../../desk/github/api.ts'
import { signIn } from '../../desk/github/sign-in.ts'
import { openGithubSite } from '../../desk/github/site.ts'
import { type Draft, openDraft } from '../../studio/draft/open-draft.ts'
import { bareEnv } from '../server/support/process.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { until } from '../server/support/wait.ts'
import { leastSite } from '../support/least-site.ts'
import { type Github, startGithub } from './support/github.ts'

const page = leastSite()
const heading = ['pages', '/', 'blocks', 0, 'heading']
const set = (path: (string | number)[], value: string) => [{ do: 'set' as const, path, value }]

let github: Github
let folder: string
const drafts: Draft[] = []
beforeEach(async () => {
  github = await startGithub({
    'pages.yaml': page,
    'images/a.svg': '<svg/>',
    'README.md': 'Read me',
    '.github/workflows/build.yml': 'on: push',
    'node_modules/x.js': 'x',
    'images/link.svg': { link: '../../secret' },
  })
  folder = join(await temporaryFolder('github'), 'oak')
})
afterEach(async () => {
  await Promise.all(drafts.splice(0).map((draft) => draft.close()))
  await github.stop()
})

const repository = (token = 'token') => repositoryOf('ada/oak', token, addressesOf(github.url).api)
async function open(token?: string) {
  const site = await openGithubSite(repository(token), folder)
  const draft = site.publishing(await openDraft(site.file))
  drafts.push(draft)
  return draft
}
const here = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined)

describe('a repository', () => {
  test('comes into a folder with its files, and without what could lead out of it or is no part of a site', async () => {
    await open()
    expect([here('pages.yaml'), here('images/a.svg'), here('README.md')]).toEqual([page, '<svg/>', 'Read me'])
    expect([here('node_modules/x.js'), existsSync(join(folder, 'images/link.svg'))]).toEqual([undefined, false])
  })

  test.each(['../out.txt', '/tmp/out.txt', '.git/hooks/post-checkout', 'images/../../out.txt', '.env'])(
    'with the path %j leaves nothing there',
    async (path) => {
      github.push({ [path]: 'x' })
      await open()
      expect([here(path), here('.git/hooks/post-checkout'), here('../out.txt')]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(here('pages.yaml')).toBe(page)
    },
  )

  test('is not mixed with other files', async () => {
    folder = await temporaryFolder('taken')
    writeFileSync(join(folder, 'mine.txt'), '')
    await expect(open()).rejects.toThrow('holds other files')
  })

  test('that one may not read is told with the reason', async () => {
    await expect(open('wrong')).rejects.toThrow('GitHub did not do what ada/oak needs: 401 Bad credentials')
  })

  test('is taken up again where it was left', async () => {
    await open()
    github.push({ 'images/b.svg': '<svg id="b"/>', 'images/a.svg': undefined })
    await open()
    expect([here('images/a.svg'), here('images/b.svg')]).toEqual([undefined, '<svg id="b"/>'])
  })
})

describe('saving', () => {
  test('is a commit of the page and the pictures, in the words of the changes, and of nothing else', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Teeth for good'))
    writeFileSync(join(folder, 'images/new.svg'), '<svg id="new"/>')
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    rmSync(join(folder, 'images/a.svg'))
    expect(await draft.save()).toEqual({ written: true, conflicts: [] })
    const texts = github.texts()
    expect(texts['pages.yaml']).toBe(page.replace('Teeth for life', 'Teeth for good'))
    expect(Object.keys(texts).sort()).toEqual([
      '.github/workflows/build.yml',
      'README.md',
      'images/link.svg',
      'images/new.svg',
      'node_modules/x.js',
      'pages.yaml',
    ])
    expect(github.messages()).toEqual(['Heading of the page hero on / changed', 'Begin'])
    expect(here('pages.yaml')).toBe(texts['pages.yaml'])
    expect([draft.unsaved(), draft.canUndo()]).toEqual([undefined, true])
    expect(await draft.save()).toMatchObject({ written: false })
    expect(github.messages().length).toBe(2)
  })

  test('says all of several changes', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Teeth'))
    draft.apply(set(['site', 'brand'], 'Lemon Street Dental'))
    await draft.save()
    expect(github.messages()[0]).toBe(
      'Heading of the page hero on / changed\n\n- Heading of the page hero on / changed\n- Brand of the site changed',
    )
  })

  test('keeps what somebody else has published since, in the same page too', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Teeth for good'))
    github.push({ 'pages.yaml': page.replace('Come by.', 'Come in.'), 'README.md': 'New' })
    await draft.save()
    const text = String(github.texts()['pages.yaml'])
    expect([text.includes('Teeth for good'), text.includes('Come in.')]).toEqual([true, true])
    expect(github.texts()['README.md']).toBe('New')
    expect(here('README.md')).toBe('New')
  })

  test('at the same moment as somebody else loses neither', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Teeth for good'))
    github.happensMeanwhile(() => {
      github.happensMeanwhile(undefined)
      github.push({ 'pages.yaml': page.replace('Come by.', 'Come in.') })
    })
    await draft.save()
    const text = String(github.texts()['pages.yaml'])
    expect([text.includes('Teeth for good'), text.includes('Come in.')]).toEqual([true, true])
    expect(github.messages().slice(0, 2)).toEqual(['Heading of the page hero on / changed', 'By somebody else'])
  })

  test('publishes nothing over what somebody else wrote in the same place, and tells both', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    github.push({ 'pages.yaml': page.replace('Teeth for life', 'Theirs') })
    const { conflicts } = await draft.save()
    expect(conflicts).toMatchObject([{ path: heading, yours: 'Mine', theirs: 'Theirs' }])
    expect(github.texts()['pages.yaml']).toContain('Theirs')
    expect(here('pages.yaml')).toContain('Theirs')
  })

  test('does not take away a picture that both changed', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    writeFileSync(join(folder, 'images/a.svg'), '<svg id="mine"/>')
    github.push({ 'images/a.svg': '<svg id="theirs"/>', 'README.md': 'New' })
    await expect(draft.save()).rejects.toThrow('"images/a.svg" changed both here and in the repository')
    expect([here('images/a.svg'), here('README.md'), draft.source().includes('Mine')]).toEqual([
      '<svg id="mine"/>',
      'Read me',
      true,
    ])
    expect(github.texts()['images/a.svg']).toBe('<svg id="theirs"/>')
  })

  test('does not go on a file that somebody broke', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    github.push({ 'pages.yaml': 'site: [', 'README.md': 'New' })
    await expect(draft.save()).rejects.toThrow('cannot be read')
    expect([here('pages.yaml'), here('README.md'), draft.source().includes('Mine')]).toEqual([page, 'Read me', true])
  })

  test('gives up where others never stop, and keeps the changes', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    let count = 0
    github.happensMeanwhile(() => github.push({ 'README.md': `${count++}` }))
    await expect(draft.save()).rejects.toThrow('Others go on publishing')
    expect([draft.source().includes('Mine'), draft.changes().length, count]).toEqual([true, 1, 5])
  })

  test('goes on after it broke off behind the commit', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    const state = String(here('.cache/github.json'))
    await draft.save()
    // As if the program had ended before it wrote anything here.
    writeFileSync(join(folder, '.cache/github.json'), state)
    writeFileSync(join(folder, 'pages.yaml'), page)
    const next = await open()
    expect([here('pages.yaml')?.includes('Mine'), next.unsaved()]).toEqual([true, undefined])
  })

  test('is refused in words when the token has run out', async () => {
    const draft = await open()
    draft.apply(set(heading, 'Mine'))
    github.tokens.length = 0
    await expect(draft.save()).rejects.toThrow('401 Bad credentials')
    expect(draft.changes().length).toBe(1)
  })
})

describe('signing in', () => {
  const told: string[] = []
  const go = () => signIn({ url: github.url, clientId: 'client', tell: (...words) => void told.push(words.join(' ')) })

  test('tells the code, and waits as long as GitHub says', async () => {
    github.waiting.push({ error: 'authorization_pending' }, { error: 'slow_down', interval: 0.01 })
    expect(await go()).toBe('token')
    expect(told).toEqual(['WDJB-MJHT https://github.example/device'])
    expect(github.asked).toEqual(['repo', ...Array(3).fill('urn:ietf:params:oauth:grant-type:device_code d')])
  })

  test.each(['access_denied', 'expired_token', 'device_flow_disabled'])('ends with words after "%s"', async (error) => {
    github.waiting.push({ error })
    await expect(go()).rejects.toThrow(`GitHub did not sign you in: ${error}`)
  })
})

test('the studio is started with a repository, and says what saving does', async () => {
  const parent = join(folder, '..')
  const args = [join(process.cwd(), 'scripts/pages-from-yaml.mjs'), 'studio', '--github', 'ada/oak', '--port', '0']
  const env = { ...bareEnv, GITHUB_URL: github.url, GITHUB_CLIENT_ID: 'client' }
  const studio = spawn(process.execPath, args, { cwd: parent, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [studio.stdout, studio.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  try {
    await until('the studio', () => said.includes('it is a commit in ada/oak'), 150_000)
    expect(said).toContain('Open https://github.example/device and type WDJB-MJHT')
    const [, address = '', token = ''] = /(http:\S+\/)_studio\/#(\S+)/.exec(said) ?? []
    const ask = (name: string, body: object) =>
      fetch(`${address}_studio/api/${name}`, {
        method: 'POST',
        headers: { 'x-studio-token': token, 'content-type': 'application/json', origin: new URL(address).origin },
        body: JSON.stringify(body),
      })
    expect((await ask('operations', { operations: set(heading, 'From the studio') })).status).toBe(200)
    expect((await ask('save', {})).status).toBe(200)
    expect(github.texts()['pages.yaml']).toContain('From the studio')
  } finally {
    studio.kill()
  }
}, 180_000)
