/** What the server reads of a build, how it follows the next one, and what it says where something fails. */
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assemble } from '../../server/assemble.ts'
import { type Build, followBuild, readBuild } from '../../server/build.ts'
import { inLanguage, knownLanguage, readSiteFile, type SiteFile } from '../../server/site.ts'
import { openStore } from '../../server/store/open.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { builtSite, policy, temporaryFolder, testSettings } from './support/site.ts'

const formsOf = (dist: string) => join(dist, 'forms.json')

describe('a build', () => {
  test('that is none, or not finished, is refused with what to do', async () => {
    const dist = await temporaryFolder('none')
    await expect(readSiteFile(dist)).rejects.toThrow(
      `Cannot read ${formsOf(dist)}: the site is not built. Run "npm run build".`,
    )
    await expect(readBuild(join(dist, 'none'))).rejects.toThrow(`Cannot read ${formsOf(join(dist, 'none'))}`)
    await writeFile(formsOf(dist), '{ "forms": {} }')
    await expect(readSiteFile(dist)).rejects.toThrow(`${formsOf(dist)} has no "site". Run "npm run build" again.`)
  })

  test('that says little has no forms, redirects, headers and languages', async () => {
    const dist = await temporaryFolder('little')
    const { site } = siteFile
    await writeFile(formsOf(dist), JSON.stringify({ site }))
    expect(await readSiteFile(dist)).toEqual({ site, forms: {}, security: {}, redirects: {}, translations: {} })
  })

  test('has only the languages that it says', () => {
    const spanish = { site: { ...siteFile.site, language: 'es-US' }, forms: {}, home: '/es' }
    const file: SiteFile = { ...siteFile, translations: { 'es-US': spanish } }
    for (const none of [undefined, 5, 'de', 'toString', '']) {
      expect(knownLanguage(file, none)).toBeUndefined()
      expect(inLanguage(file, none)).toEqual(file)
    }
    expect(knownLanguage(file, 'es-US')).toBe('es-US')
    expect(inLanguage(file, 'es-US')).toEqual({ ...file, site: spanish.site, forms: {} })
    expect(inLanguage(siteFile, 'es-US')).toEqual(siteFile)
  })
})

describe('the next build', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())
  const follow = async (dist: string) => {
    const used: Build[] = []
    return { used, look: followBuild(dist, await readBuild(dist), (build) => void used.push(build)) }
  }
  const brandIn = (brand: string) => JSON.stringify({ ...siteFile, site: { ...siteFile.site, brand } })

  test('is read once, however often it is asked for, and no build is read again', async () => {
    const dist = await builtSite()
    const { used, look } = await follow(dist)
    expect(look()).toBeUndefined()
    await writeFile(formsOf(dist), brandIn('Oak'))
    await Promise.all([look(), look(), look()])
    expect(used.map(({ siteFile }) => siteFile.site.brand)).toEqual(['Oak'])
    expect(look()).toBeUndefined()
    await writeFile(join(dist, 'headers.json'), '[]')
    await look()
    expect(used).toHaveLength(2)
  })

  test('that cannot be read is tried again after half a second, and not before', async () => {
    const dist = await builtSite()
    const { used, look } = await follow(dist)
    await writeFile(formsOf(dist), '{ "si')
    await expect(look()).rejects.toThrow('JSON')
    await writeFile(formsOf(dist), brandIn('Elm'))
    expect(look()).toBeUndefined()
    vi.advanceTimersByTime(500)
    expect(look()).toBeUndefined()
    vi.advanceTimersByTime(1)
    await look()
    expect(used.map(({ siteFile }) => siteFile.site.brand)).toEqual(['Elm'])
  })

  test('is waited for where the one before is gone, and where nobody can look', async () => {
    const dist = join(await temporaryFolder('gone'), 'dist')
    await symlink(await builtSite(), dist)
    const { used, look } = await follow(dist)
    await rm(dist)
    expect(look()).toBeUndefined()
    await symlink(dist, dist)
    expect(look()).toBeUndefined()
    await rm(dist)
    await symlink(await builtSite(), dist)
    await look()
    expect(used).toHaveLength(1)
  })
})

test('files with a hash in their name come from the newest build, pages from the one that is shown', async () => {
  const [older, newer, link] = [await builtSite(), await builtSite(), join(await temporaryFolder('link'), 'dist')]
  await symlink(older, link)
  const site = await testApp({ DIST_DIR: link })
  await rm(link)
  await symlink(newer, link)
  for (const name of ['assets/new-4d5e6f.js', 'new.txt']) await writeFile(join(newer, 'client', name), 'new')
  const statusOf = async (path: string) => (await site.app.request(path)).status
  expect([await statusOf('/assets/new-4d5e6f.js'), await statusOf('/new.txt')]).toEqual([200, 404])
  await site.close()
})

test('a site without a page of thanks gets one from the server, at its address alone', async () => {
  const site = await testApp()
  await rm(join(site.settings.DIST_DIR, 'client/thank-you'), { recursive: true })
  const thanks = await site.app.request('/thank-you')
  expect([thanks.status, thanks.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await thanks.text()).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p><p><a href="\/">[^<]+<\/a><\/p>/)
  expect((await site.app.request('/thank-you-all')).status).toBe(404)
  await site.close()
})

test('what cannot even be read is answered as who sent it reads', async () => {
  const site = await testApp()
  const typeFor = async (accept?: string) => {
    const sent = await site.app.request(quotePath, jsonPost('{', accept === undefined ? {} : { accept }))
    return [sent.status, sent.headers.get('content-type')?.split(';')[0]]
  }
  expect(await typeFor('text/html,application/xhtml+xml')).toEqual([400, 'text/html'])
  for (const accept of [undefined, '*/*', 'application/json'])
    expect(await typeFor(accept)).toEqual([400, 'application/json'])
  await site.close()
})

describe('where something fails', () => {
  const begin = async (more: object) => {
    const settings = await testSettings()
    const { store } = await openStore(settings, { isServer: false })
    const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn(), debug: vi.fn() }
    const site = await assemble(settings, { ...store, ...more }, log as never)
    const ask = (path: string, init: RequestInit = {}) => site.fetch(new Request(`http://localhost${path}`, init), {})
    return { settings, store, log, site, ask }
  }

  test.each([
    ['a form', 'socket', policy],
    ['all else', 'rawHeaders', expect.stringContaining("default-src 'none'")],
  ])(
    'that nobody thought of, in %s, the visitor is told so under a policy, and the owner why',
    async (_, part, says) => {
      const { store, log, site } = await begin({})
      const error = new TypeError('no such thing')
      const incoming = Object.defineProperty({}, part, {
        get: () => {
          throw error
        },
      })
      const answer = await site.fetch(new Request(`http://localhost${quotePath}`, jsonPost(quote)), { incoming })
      expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
      expect(answer.headers.get('content-security-policy')).toEqual(says)
      expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: error, path: quotePath }, 'request failed')
      await site.stop()
      await store.close()
    },
  )

  test('in a new build, visitors get the one before, and the owner is told', async () => {
    const { settings, store, log, site, ask } = await begin({})
    await writeFile(formsOf(settings.DIST_DIR), '{')
    expect(await (await ask('/roof-repair')).text()).toContain('Repairs')
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(SyntaxError) }, 'the new build cannot be read')
    await site.stop()
    await store.close()
  })

  test('as what was counted is written at the end, the server ends all the same', async () => {
    const measured = { ...siteFile, measured: ['/roof-repair'] }
    const settings = await testSettings()
    await writeFile(formsOf(settings.DIST_DIR), JSON.stringify(measured))
    const { store } = await openStore(settings, { isServer: false })
    const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn(), debug: vi.fn() }
    const addVitals = vi.fn(() => Promise.reject(new Error('away')))
    const site = await assemble(settings, { ...store, addVitals }, log as never)
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
    const visit = { method: 'POST', headers, body: JSON.stringify({ page: '/roof-repair', lcp: 1200 }) }
    expect((await site.fetch(new Request('http://localhost/_vitals', visit), {})).status).toBe(204)
    await site.stop()
    expect(addVitals).toHaveBeenCalledOnce()
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'writing how fast pages were failed')
    await store.close()
  })
})
