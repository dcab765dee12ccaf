import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '../../renderer/expand/theme/color.ts'
import { faintPairs, pairs, toneAt } from '../../renderer/expand/theme/pairs.ts'
import { tonesOf } from '../../renderer/expand/theme/tones.ts'
import { themeStyles } from '../../renderer/html/document/theme.ts'
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

test('every color of a theme is judged beside another', () => {
  const tones = tonesOf({ brand: '#ffc400' })
  const judged = new Set(pairs.flatMap(({ text, ground }) => [text, ground]))
  // Lines between parts carry no meaning.
  const decoration = new Set(['light.line', 'dark.line'])
  const names = Object.entries(tones).flatMap(([group, value]) =>
    typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
  )
  expect(names.filter((name) => !judged.has(name) && !decoration.has(name))).toEqual([])
  expect([...judged].filter((name) => toneAt(tones, name) === undefined)).toEqual([])
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
