import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf, LINE_CONTRAST, measured, readable, shade } from '../../renderer/expand/theme/color.ts'
import { faintPairs, pairs, toneAt } from '../../renderer/expand/theme/pairs.ts'
import { settingOf } from '../../renderer/expand/theme/settings.ts'
import { tonesOf } from '../../renderer/expand/theme/tones.ts'
import { themeStyles } from '../../renderer/html/document/theme.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import type { SiteTheme } from '../../renderer/schema/types.generated.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

/** Every hue, dark and light, pale and strong, and the greys. */
const brands = ['00', '33', '66', '99', 'cc', 'ff'].flatMap((red, _, steps) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)

test('contrast is 21 for black on white and 1 for a color on itself', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#a8501c', '#a8501c')).toBe(1)
})

describe('all colors of a site follow from that of its brand', () => {
  test.each(brands)('%s gives only pairs that can be read', (brand) => {
    expect(faintPairs({ brand })).toEqual([])
  })

  test('with a second color too, whatever it is', () => {
    const seconds = ['#000000', '#14213d', '#ffffff', '#ffd400', '#7f7f7f', '#ff0055']
    const faint = seconds.flatMap((secondary) => brands.flatMap((brand) => faintPairs({ brand, secondary })))
    expect(faint).toEqual([])
  })

  test('a site without a theme is readable, too', () => expect(faintPairs({})).toEqual([]))

  test('in the hue of the brand, in light and in dark', () => {
    const { light, dark, onDark } = tonesOf({ brand: '#0a6e5c' })
    expect(light.accent).toBe('#0a6e5c')
    for (const color of [dark.accent, dark.paper, onDark.accent, light.band]) {
      const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
      expect(green).toBeGreaterThan(red)
    }
  })

  test('a brand too bright for links on white colors the buttons, with dark words', () => {
    const { button, light } = tonesOf({ brand: '#ffc400' })
    expect(button?.ground).toBe('#ffc400')
    expect(contrastOf(light.accent, light.paper)).toBeGreaterThanOrEqual(4.5)
    expect(tonesOf({ brand: '#0a6e5c' }).button).toBeUndefined()
  })

  test('such a brand fills an outlined button under the pointer alone, for its words lie on the page before', () => {
    const rules = (buttons: 'outlined' | 'filled') => themeStyles({ brand: '#ffc400', shape: { buttons } })
    expect(rules('outlined')).toContain('.button-primary:hover:not(:focus-visible),')
    expect(rules('filled')).toContain('.button-primary:not(:focus-visible),')
  })
})

test('a color that the theme names is taken as it is', () => {
  const theme = { brand: '#0a6e5c', ink: '#101010', dark: { card: '#222222' }, onDark: { accent: '#ffffff' } }
  const { light, dark, onDark, ink } = tonesOf(theme)
  expect([light.text, light.band, ink, dark.card, onDark.accent]).toEqual([
    '#101010',
    '#101010',
    '#101010',
    '#222222',
    '#ffffff',
  ])
})

/** Every color of a site by its name, such as "light.accent". */
const namesOf = (theme: SiteTheme) =>
  Object.entries(tonesOf(theme)).flatMap(([group, value]) =>
    typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
  )

test('every color of a theme is judged beside another', () => {
  const own = { field: '#ffffff' }
  const names = namesOf({ brand: '#ffc400', light: own, dark: own, onBrand: { accent: '#000000' } })
  const judged = new Set(pairs.flatMap(({ text, ground }) => [text, ground]))
  // Lines between parts carry no meaning.
  const decoration = new Set(['light.line', 'dark.line'])
  expect(names.filter((name) => !judged.has(name) && !decoration.has(name))).toEqual([])
  expect([...judged].filter((name) => !names.includes(name))).toEqual([])
})

test('words are judged on every ground on which a page can show them', () => {
  const onPage = ['paper', 'tint', 'card']
  const grounds: Record<string, string[]> = {
    ...Object.fromEntries(
      ['light', 'dark'].flatMap((scheme) =>
        Object.entries({
          text: [...onPage, 'field'],
          muted: onPage,
          accent: onPage,
          accentHover: onPage,
          onAccent: ['accent', 'accentHover'],
          error: ['paper', 'card'],
          fieldLine: ['paper', 'card', 'field'],
        }).map(([text, all]) => [`${scheme}.${text}`, all.map((ground) => `${scheme}.${ground}`)]),
      ),
    ),
    ...Object.fromEntries(
      ['text', 'muted', 'accent', 'accentHover', 'bright', 'error'].map((text) => [
        `onDark.${text}`,
        ['ink', 'veiled', 'light.band', 'light.footer', 'dark.band', 'dark.footer'],
      ]),
    ),
    'onDark.onAccent': ['onDark.accent', 'onDark.accentHover'],
    'onBrand.text': ['onBrand.ground'],
    'onBrand.muted': ['onBrand.ground'],
    'onBrand.error': ['onBrand.ground'],
    'onBrand.accent': ['onBrand.ground'],
    'onBrand.onAccent': ['onBrand.accent'],
    'button.words': ['button.ground', 'button.hover'],
  }
  grounds['onDark.bright']?.push('alert', 'onDark.veil')
  const judged = Map.groupBy(pairs, ({ text }) => text)
  expect(Object.fromEntries([...judged].map(([text, all]) => [text, all.map(({ ground }) => ground)]))).toEqual(grounds)
  for (const { text, use, least } of pairs) {
    expect(least, text).toBe(text.endsWith('fieldLine') ? LINE_CONTRAST : 4.5)
    expect(inEnglish(use), text).toMatch(/^\w[\w ,]+$/)
  }
})

test('what stands on the color of the brand can have colors of its own, by which it is judged', () => {
  const brand = '#e8641b'
  expect(tonesOf({ brand }).onBrand).not.toHaveProperty('accent')
  const { onBrand } = tonesOf({ brand, onBrand: { text: '#000000', accent: '#101820' } })
  expect(onBrand).toMatchObject({ ground: brand, text: '#000000', accent: '#101820', onAccent: '#ffffff' })
  expect(tonesOf({ brand, onBrand: { onAccent: '#ffd9c2' } }).onBrand.accent).toBe(tonesOf({ brand }).onBrand.text)
  const faint = faintPairs({ brand, onBrand: { accent: '#ffffff', onAccent: '#ffe0d0' } })
  expect(faint.map(({ text }) => text)).toEqual(['onBrand.onAccent', 'onBrand.accent'])
})

test('fields can have a ground of their own, on which their text and their lines are judged', () => {
  const theme = { brand: '#0a6e5c', light: { paper: '#f6b8cf', field: '#ffffff' } }
  expect(tonesOf(theme).light.field).toBe('#ffffff')
  expect(tonesOf({ brand: '#0a6e5c' }).light).not.toHaveProperty('field')
  const { light } = tonesOf({ brand: '#0a6e5c', light: { field: '#c8c8c8' } })
  expect(contrastOf(light.fieldLine, '#c8c8c8')).toBeGreaterThanOrEqual(LINE_CONTRAST)
  const faint = faintPairs({ brand: '#0a6e5c', light: { field: '#202020', text: '#111111', fieldLine: '#555555' } })
  expect(faint.map(({ ground }) => ground)).toEqual(['light.field', 'light.field'])
})

test('the pairs of a theme that cannot be read are told, the worst first', () => {
  const faint = faintPairs({ brand: '#0a6e5c', light: { muted: '#aaaaaa', fieldLine: '#eeeeee', text: '#777777' } })
  const shares = faint.map(({ ratio, least }) => ratio / least)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(faint[0]).toMatchObject({ text: 'light.fieldLine', colors: { text: '#eeeeee' } })
  expect(new Set(faint.map(({ text }) => text))).toEqual(new Set(['light.muted', 'light.fieldLine', 'light.text']))
})

describe('a color that is set by hand', () => {
  const [brand, own] = ['#0a6e5c', '#123456']
  const groups = ['light', 'dark', 'onDark'] as const
  const settings: SiteTheme[] = [
    ...groups.flatMap((group) => Object.keys(tonesOf({ brand })[group]).map((name) => ({ [group]: { [name]: own } }))),
    ...['ink', 'paper', 'tint', 'accent', 'accentDark', 'highlight'].map((name) => ({ [name]: own })),
  ]

  test.each(settings)('%j is that of a site wherever it is told to come from there, and nowhere else', (setting) => {
    const tones = tonesOf({ brand, ...setting })
    const [[first = '', value] = []] = Object.entries(setting)
    const path = typeof value === 'string' ? [first] : [first, ...Object.keys(Object(value))]
    for (const name of namesOf({ brand })) {
      const told = settingOf({ brand, ...setting }, name)
      expect([name, told]).toEqual([name, toneAt(tones, name) === own ? path : undefined])
    }
  })

  test('goes before what stands for several, and follows from nothing where there is none', () => {
    const theme = { brand, ink: '#101010', light: { text: own } }
    expect(settingOf(theme, 'light.text')).toEqual(['light', 'text'])
    expect(settingOf(theme, 'light.band')).toEqual(['ink'])
    expect(settingOf({ brand }, 'light.text')).toBeUndefined()
    expect(settingOf({ brand }, 'nothing')).toBeUndefined()
  })
})

test('colors keep their place between black and white, and move no further than they must', () => {
  expect([shade('#0a6e5c', 2), shade('#0a6e5c', -1)]).toEqual(['#ffffff', '#000000'])
  expect(measured(shade('#ff0000', 0.5, 0.05)).c).toBeCloseTo(0.05, 2)
  expect(measured(shade('#808080', 0.5)).c).toBeCloseTo(0, 3)
  expect(measured('none')).toEqual({ l: 0, c: 0, h: 0 })
  expect(readable('#0a6e5c', ['#ffffff'])).toBe('#0a6e5c')
  expect(readable('#808080', ['#ffffff', '#000000'], 7)).toBeUndefined()
  for (const [ground, isDarker] of [
    ['#ffffff', true],
    ['#000000', false],
  ] as const) {
    const found = readable('#808080', [ground], 7) ?? ''
    expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(7)
    expect(contrastOf(found, ground)).toBeLessThan(7.3)
    expect(measured(found).l < measured('#808080').l).toBe(isDarker)
  }
})

test('a site keeps its colors when the project is updated', () => {
  const themes: SiteTheme[] = [
    {},
    { brand: '#ffc400' },
    { brand: '#0a6e5c', secondary: '#f2e6d8' },
    { brand: '#a8501c', secondary: '#000000' },
    { accent: '#a8501c', tint: '#f4efe9' },
  ]
  const lines = themes.flatMap((theme) =>
    Object.entries(tonesOf(theme)).map(
      ([group, value]) => `${group}: ${typeof value === 'string' ? value : Object.values(value).join(' ')}`,
    ),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "light: #fafdff #e9f2fb #ffffff #182532 #505c68 #cddbe9 #77828c #2f5d86 #14446b #ffffff #a3201d #13283b #071c2e
    dark: #131a21 #1a242d #202b36 #e7eef5 #aeb7c0 #3c4956 #7e8b98 #8cbdeb #acd6ff #061727 #ff9d93 #091017 #050a0f
    onDark: #f0f6fc #c5cfd9 #98caf8 #c4e2ff #051727 #ff9d93 #f7fbfe #0d1925
    onBrand: #2f5d86 #ffffff #eaeaea #ffc2bb
    veiled: #343e48
    ink: #13283b
    alert: #1c4b72
    light: #fefcf9 #f5f0e5 #ffffff #2a2313 #615a4b #e0d8c7 #858073 #896800 #6a5000 #ffffff #a3201d #302509 #241900
    dark: #1d1910 #272217 #30291c #f0ece4 #bab5ab #4e4737 #908878 #f8c647 #ffe5aa #1e1400 #ff9d93 #130f07 #0c0904
    onDark: #f8f5ee #d3cdc1 #f3c861 #ffe5ac #1e1400 #ff9d93 #fcfaf6 #1e1707
    onBrand: #ffc400 #1e1400 #31270f #8a1512
    veiled: #423c2f
    ink: #302509
    alert: #5b4400
    button: #ffc400 #e4af00 #1e1400
    light: #fefcfa #f8efe5 #ffffff #2b2218 #63594d #e3d7c9 #887f73 #0a6e5c #005244 #ffffff #a3201d #453b30 #342b20
    dark: #1f1810 #2a2117 #31281e #f2ece4 #bcb4ab #50463a #92877a #77cab5 #91e4cf #001b15 #ff9d93 #140e07 #0d0804
    onDark: #eff7f5 #c2d2cd #84d7c2 #9ef1dc #001b15 #ff9d93 #f6fbfa #1f170c
    onBrand: #0a6e5c #ffffff #eaeaea #ffd2cd
    veiled: #433c33
    ink: #453b30
    alert: #005546
    light: #fcfcfc #f1f1f1 #ffffff #242424 #5b5b5b #d9d9d9 #808080 #a8501c #873800 #ffffff #a3201d #161616 #0e0e0e
    dark: #191919 #232323 #2a2a2a #ededed #b6b6b6 #484848 #898989 #fc9c6b #ffc2a4 #241006 #ff9d93 #0f0f0f #090909
    onDark: #fbf3ef #d8cac4 #ffae86 #ffd3bf #241006 #ff9d93 #fef9f7 #181818
    onBrand: #a8501c #ffffff #ececec #ffe5e2
    veiled: #3d3d3d
    ink: #161616
    alert: #753000
    light: #fffcfa #f4efe9 #ffffff #302017 #67574f #ddd8d2 #8b7d76 #a8501c #873800 #ffffff #a3201d #13283b #071c2e
    dark: #211712 #2c201a #35261f #f4ebe6 #bfb3ad #55433b #97857c #fc9c6b #ffc2a4 #241006 #ff9d93 #160d09 #0e0705
    onDark: #fbf3ef #d8cac4 #ffae86 #ffd3bf #241006 #ff9d93 #fef9f7 #24140c
    onBrand: #a8501c #ffffff #ececec #ffe5e2
    veiled: #473a33
    ink: #13283b
    alert: #753000"
  `)
})

describe('the scheme of a site', () => {
  const brand = '#0a6e5c'
  const dark = `--paper:${tonesOf({ brand }).dark.paper}`

  test('is that of the device unless the theme fixes it', () => {
    expect(themeStyles({ brand })).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root,\.surface\{--paper/)
    expect(themeStyles({ brand })).not.toContain('only')
  })

  test('is always light, or always dark on screens, if the theme says so', () => {
    expect(themeStyles({ brand, scheme: 'light' })).not.toContain(dark)
    expect(themeStyles({ brand, scheme: 'light' })).toContain('color-scheme:only light')
    expect(themeStyles({ brand, scheme: 'dark' })).toMatch(/@media screen\{:root,\.surface\{--paper/)
    expect(themeStyles({ brand, scheme: 'dark' })).toContain('color-scheme:only dark')
  })
})

test('the theme that the guide shows has no problem', () => {
  const guide = readFileSync('docs/editing.md', 'utf8')
  const theme = /```yaml\n(theme:[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const indented = theme.replaceAll(/^(?=.)/gm, '  ')
  expect(problemsOf(edit(fixture, 'facts:\n', `${indented}facts:\n`))).toEqual([])
})

test.each([
  ['{ brand: teal }', 'six hexadecimal digits'],
  ['{ fonts: { pair: fancy } }', 'newspaper'],
  ['{ shape: { corners: squared } }', 'square'],
  ['{ header: { brand: right } }', 'over'],
])('the theme %s is an error that says %s', (theme, words) => {
  const found = problemsOf(edit(fixture, 'facts:\n', `  theme: ${theme}\nfacts:\n`))
  expect(found).toMatchObject([{ severity: 'error', hint: expect.stringContaining(words) }])
})
