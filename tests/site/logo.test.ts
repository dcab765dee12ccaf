import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Logo } from '../../renderer/html/document/Logo.tsx'
import { looksOf, looksOfAll } from '../../renderer/html/document/look.ts'
import { en } from '../../renderer/languages/en.ts'
import type { Navigation, SiteSettings } from '../../renderer/schema/types.generated.ts'

const mark = { width: 24, height: 24, lineWidth: 2, lines: [{ path: 'M2 2h20', color: 'text' as const }] }
const logo = { light: '/logo.svg', dark: '/logo-dark.svg', width: 160, height: 40 }

const html = (settings: Partial<SiteSettings>, isOnDark = false) =>
  renderToStaticMarkup(createElement(Logo, { settings: { brand: 'Oak & Slate', ...settings }, isOnDark }))

describe('the logo', () => {
  test('is the name alone, or the mark beside it', () => {
    expect(html({})).toBe('Oak &amp; Slate')
    expect(html({ mark })).toMatch(/<svg.*Oak &amp; Slate$/)
  })

  test('is a picture that says the name, with the room that it takes, and another one in the dark scheme', () => {
    const picture = html({ mark, logo })
    expect(picture).toContain('<img src="/logo.svg" alt="Oak &amp; Slate" width="128" height="32"/>')
    expect(picture).toContain('<source srcSet="/logo-dark.svg" media="screen and (prefers-color-scheme: dark)"/>')
    expect(picture).not.toMatch(/<svg|<span>/)
  })

  test('says its name once where the name stands beside it', () => {
    expect(html({ logo: { ...logo, withName: true } })).toMatch(/alt="".*Oak &amp; Slate$/)
  })

  test('is the one for dark grounds in the footer and on sites that are always dark, and no other there', () => {
    expect(html({ logo }, true)).toContain('<img src="/logo-dark.svg"')
    expect(html({ logo, theme: { scheme: 'dark' } })).toContain('<img src="/logo-dark.svg"')
    expect(html({ logo, theme: { scheme: 'light' } })).not.toContain('logo-dark')
  })

  test('gives way to mark and name on dark ground where there is none for it', () => {
    const { dark: _, ...onlyLight } = logo
    expect(html({ mark, logo: onlyLight }, true)).toMatch(/<svg.*Oak &amp; Slate$/)
  })
})

describe('the looks of a site', () => {
  const navigation = (entries: number) =>
    ({
      header: Array.from({ length: entries }, () => ({ label: 'New Patients', href: '/' })),
      bar: [{ label: 'Call', href: 'tel:1', icon: 'phone' }],
      footer: ['Care', 'Practice', 'Visits', 'Help'].map((heading) => ({ heading, items: [] })),
    }) as unknown as Navigation
  const looks = (settings: Partial<SiteSettings>, entries = 3) =>
    looksOf({
      settings: { brand: 'Oak', language: 'en-US', phone: '1', locality: 'Leeds', ...settings } as SiteSettings,
      navigation: navigation(entries),
      words: en,
    })
  const centered = { header: { brand: 'centered' }, shape: { menu: 'capitals' } } as const

  test('are the fewest where the name stands over the menu', () =>
    expect(looks({ theme: centered })).toEqual(['look-footer-short', 'look-menu-capitals']))

  test('put the menu beside the name as long as both are short, phone and button with them', () => {
    expect(looks({})).toEqual(['look-header-left', 'look-header-row', 'look-footer-short', 'look-menu-normal'])
    expect(looks({}, 8)).toEqual(['look-header-left', 'look-footer-short', 'look-long-menu', 'look-menu-normal'])
    expect(looks({ brand: 'Twenty letters of it' }, 7)).not.toContain('look-header-row')
  })

  test('are those of a header whose menu is under the name where a chosen one does not fit', () => {
    const header = (brand: 'island' | 'rows' | 'list' | 'around', entries: number, name = 'Oak') =>
      looks({ brand: name, theme: { header: { brand } } }, entries).filter((look) => look.startsWith('look-header'))
    const long = 'Whitcombe Ashford Llewellyn and Partners'
    expect(header('rows', 3)).toEqual(['look-header-left', 'look-header-rows'])
    expect(header('rows', 8, long)).toEqual(['look-header-left'])
    expect(header('list', 3)).toEqual(['look-header-left', 'look-header-list', 'look-header-list-2'])
    expect(header('list', 8)).toEqual(['look-header-left', 'look-header-list', 'look-header-list-3'])
    expect(header('list', 13)).toEqual(['look-header-left'])
    expect(header('around', 4)).toEqual(['look-header-around'])
    expect(header('around', 8)).toEqual(['look-header-around', 'look-header-around-under'])
    expect(header('around', 8, long)).toEqual([])
    expect(header('around', 1)).toEqual([])
    expect(header('island', 2)).toEqual(['look-header-slim', 'look-header-island'])
    expect(header('island', 5)).toEqual(['look-header-left', 'look-header-row', 'look-header-island'])
    expect(header('island', 8)).toEqual(['look-header-left', 'look-header-island'])
  })

  test('set the entries of a menu closer that is wider than a tablet', () => {
    expect(looks({}, 4)).not.toContain('look-long-menu')
    expect(looks({}, 6)).toContain('look-long-menu')
  })

  test('give a menu two rows on a tablet whose words one cannot hold', () => {
    const menu = (label: string) => ({ header: Array.from({ length: 5 }, () => ({ label, href: '/' })) }) as Navigation
    const given = { settings: { brand: 'Oak', language: 'en-US' } as SiteSettings, words: en }
    expect(looksOf({ ...given, navigation: menu('Heizungsoptimierung') })).toContain('look-menu-rows')
    expect(looksOf({ ...given, navigation: menu('New Patients Here') })).not.toContain('look-menu-rows')
  })

  test('break the words of languages that join them', () => {
    expect(looks({ language: 'de-AT' })).toContain('look-long-words')
    expect(looks({ language: 'en-GB' })).not.toContain('look-long-words')
  })

  test('leave the place to the links at the foot of a phone where their words are long', () => {
    const bar = (...labels: string[]) =>
      looksOf({
        settings: { brand: 'Oak', language: 'en-US', locality: 'Leeds' } as SiteSettings,
        navigation: { bar: labels.map((label) => ({ label, href: '/', icon: 'phone' })) },
        words: en,
      })
    expect(bar()).not.toContain('look-no-bar')
    expect(
      looksOf({
        settings: { brand: 'Oak', language: 'en-US', locality: 'Leeds' } as SiteSettings,
        navigation: {},
        words: en,
      }),
    ).toContain('look-no-bar')
    expect(bar('Call', 'Text', 'Anfrage')).toContain('look-crowded-bar')
    expect(bar('Call', 'Text', 'Quote')).not.toContain('look-crowded-bar')
    expect(bar('Call', 'Terminvereinbarung')).toContain('look-crowded-bar')
    expect(bar('Call', 'Anfragen')).not.toContain('look-crowded-bar')
  })

  test('are together those of all languages, with the bars that one of them has', () => {
    const settings = { brand: 'Oak', language: 'en-US', phone: '1' } as SiteSettings
    const french = { settings: { ...settings, language: 'fr-FR' }, words: en }
    const bar = [{ label: 'Appeler', href: 'tel:1', icon: 'phone' as const }]
    const site = { settings, navigation: {}, words: en, translations: { 'fr-FR': { ...french, navigation: { bar } } } }
    expect(looksOfAll(site)).toEqual(expect.arrayContaining(['look-no-bar', 'place-bar', 'header-call']))
    expect(looksOfAll({ ...site, translations: {} })).not.toContain('place-bar')
    expect(looksOfAll(site)).toBe(looksOfAll(site))
  })

  test('say where fewer lists of links stand at the foot than it has columns', () => {
    const given = { settings: { brand: 'Oak', language: 'en-US' } as SiteSettings, words: en }
    const lists = navigation(1)
    expect(looksOf({ ...given, navigation: { ...lists, footer: lists.footer?.slice(1) } as Navigation })).toContain(
      'look-footer-few',
    )
    expect(looksOf({ ...given, navigation: lists })).not.toContain('look-footer-few')
  })

  test('bring the styles of a band in the color of the brand where the foot stands on one', () => {
    const site = (ground: 'brand' | 'tint') => ({
      settings: { brand: 'Oak', language: 'en-US', theme: { footer: { ground } } } as SiteSettings,
      words: en,
      navigation: navigation(1),
      translations: {},
    })
    expect(looksOfAll(site('brand'))).toEqual(expect.arrayContaining(['ground-brand', 'look-footer-brand']))
    expect(looksOfAll(site('tint'))).not.toContain('ground-brand')
  })

  test('make room for a long name, unless a picture stands for it', () => {
    const brand = 'Whitcombe Ashford Llewellyn'
    expect(looks({ theme: centered, brand })).toContain('look-long-name')
    expect(looks({ theme: centered, brand, logo })).not.toContain('look-long-name')
  })

  test('name each choice of a shape', () => {
    expect(looks({ theme: { ...centered, shape: { corners: 'round', headingSize: 'large' } } })).toEqual([
      'look-footer-short',
      'look-menu-normal',
      'look-corners-round',
      'look-heading-size-large',
    ])
  })
})
