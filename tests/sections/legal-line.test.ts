/** The last line of the footer: as it is made, or in words of the owner's own. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { today } from '../../renderer/common/today.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import type { SiteSettings } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

const FILE = 'tests/fixture/pages.yaml'
const source = await readFile(FILE, 'utf8')
const year = today().slice(0, 4)

async function siteWith(line: string): Promise<Site> {
  const unsaved = source.replace(/^ {2}legalName: .*\n/m, (name) => `${name}  copyright: ${JSON.stringify(line)}\n`)
  const { site, problems } = await readSite(FILE, { unsaved })
  if (!site) throw new Error(JSON.stringify(problems))
  return site
}

const lineOf = (site: Site) => /<div class="wrap footer-legal">.*?<\/div>/s.exec(pageHtml(site, '/'))?.[0] ?? ''

describe('the last line of the footer', () => {
  test('names the business, its town and the one page of the menu "legal" where nobody wrote another', async () => {
    const { site } = await readSite(FILE)
    expect(lineOf(site as Site)).toMatch(/<p>© Linden Cycles LLC, \w+.*<span class="print:hidden"> · <a href=/)
    expect(lineOf(site as Site)).not.toContain(year)
  })

  test('is what the owner wrote, with values, links and the year', async () => {
    const line = lineOf(await siteWith('{brand}, since 1998. **(c) {year}** [How we work](/about)'))
    expect(line).toContain(`Linden Cycles, since 1998. <strong>© ${year}</strong>`)
    expect(line).toContain('<a href="/about">How we work</a>')
    expect(line, 'nothing of what is made').not.toContain('LLC')
  })

  test('leaves pages of the menu "legal" beside it, unless it leads there itself', async () => {
    const site = await siteWith('Made by hand.')
    const [legal] = site.navigation.legal ?? []
    expect(legal).toBeDefined()
    expect(lineOf(site)).toContain(`<li><a href="${legal?.href}">`)
    const own = lineOf(await siteWith(`Made by hand. [What we keep](${legal?.href})`))
    expect(own.split(`href="${legal?.href}"`)).toHaveLength(2)
    expect(own).not.toContain('<li>')
  })

  test('is that of the language of the page', async () => {
    const file = 'tests/fixture/languages.yaml'
    const unsaved = (await readFile(file, 'utf8'))
      .replace('\n  tagline: ', '\n  copyright: Made here.\n  tagline: ')
      .replace(/\n {6}copyright: .*/, '\n      copyright: Hecho aquí.')
    const { site, problems } = await readSite(file, { unsaved })
    if (!site) throw new Error(JSON.stringify(problems))
    const spanish = site.pages.find(({ language }) => language === 'es-US')?.route ?? ''
    expect(pageHtml(site, '/')).toContain('>Made here.</p>')
    expect(pageHtml(site, spanish)).toContain('>Hecho aquí.</p>')
  })

  test('has every page made anew once another year has begun', async () => {
    const hashIn = async (day: string, line: string) => {
      vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
      const site = await siteWith(line)
      const hash = site.hashOf('/privacy-policy')
      vi.useRealTimers()
      return hash
    }
    const line = '© {year}'
    expect(await hashIn('2027-12-31T12:00Z', line)).toBe(await hashIn('2027-03-01T12:00Z', line))
    expect(await hashIn('2027-12-31T12:00Z', line)).not.toBe(await hashIn('2028-01-02T12:00Z', line))
  })

  test('shows its year in the digits of the language, in the title of a link, too', async () => {
    const site = await siteWith('© {year} [Ours](/about "since {year}")')
    const arabic = { ...site.settings, language: 'ar-EG' } as SiteSettings
    const digits = [...year].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    expect(lineOf({ ...site, settings: arabic })).toContain(digits)
    expect(lineOf(site)).toContain(`title="since ${year}"`)
  })

  test('is told what it cannot fill and where it leads nowhere', async () => {
    const codesOf = async (line: string) => {
      const unsaved = source.replace(/^ {2}legalName: .*\n/m, (name) => `${name}  copyright: ${JSON.stringify(line)}\n`)
      return (await readSite(FILE, { unsaved })).problems.map(({ code }) => code)
    }
    const before = await codesOf('© {year} {legalName}')
    expect(before).not.toContain('unknown-token')
    expect(await codesOf('© {yaer} {legalName}')).toContain('unknown-token')
    expect(await codesOf('See [it](/nowhere-at-all)')).toContain('dead-link')
  })
})
