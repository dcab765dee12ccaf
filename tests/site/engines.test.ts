/** What no test in Chromium can tell: the built site in Firefox and in WebKit, the engine of every iPhone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveBuild } from '../../scripts/support/serve-build.ts'
import { inSystemFonts } from '../../tools/budget/in-page.ts'
import { realSite } from '../publishing/support/site.ts'
import { named } from '../server/support/components.ts'
import { until } from '../server/support/wait.ts'
import type { Engine } from '../support/engines/engine.ts'
import { engines, startWithoutArial } from '../support/engines/index.ts'
import { runsAll } from '../support/places.ts'

const SLOW_START = 120_000
const faces = [
  ['h1', 'Heading'],
  ['main p', 'Text'],
] as const

let site: Awaited<ReturnType<typeof serveBuild>>
beforeAll(async () => {
  site = await serveBuild(await realSite())
}, SLOW_START)
afterAll(() => site?.stop())

/** Firefox takes longest to start. */
const tried = runsAll ? engines : engines.filter(({ name }) => name !== 'Firefox')

for (const { name, found, start } of tried) {
  describe.skipIf(found.missing)(named(`in ${name}`, found), () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await start()
    }, SLOW_START)
    afterAll(() => engine?.stop())

    test('the first page ends in its own fonts, and the next one begins with them', { timeout: 60_000 }, async () => {
      await engine.open(`${site.url}/`)
      await until('the fonts of the design', async () => (await engine.run(inSystemFonts)).length === 0, 30_000)
      for (const [text, family] of faces) {
        const { isLoaded, shown, own, fallback } = await engine.run(widths, text, family)
        expect({ isLoaded, shown }).toEqual({ isLoaded: true, shown: own })
        expect(shown).not.toBe(fallback)
      }
      await engine.run(() => document.querySelector<HTMLElement>('.site-footer a[href="/about"]')?.click())
      await until('the next page', () =>
        engine.run(() => location.pathname === '/about' && document.readyState === 'complete'),
      )
      expect(await engine.run(inSystemFonts)).toEqual([])
    })
  })
}

/** What keeps lines in place decides text by text; whatever it decides, a page ends in one face. */
const pagesOfFaces = ['/', '/estimator', '/projects/okolona-storm', '/roof-repair', '/es']

for (const { found, start: startWithArial } of engines.filter(({ name }) => name === 'WebKit'))
  describe.skipIf(found.missing)(named('in WebKit', found), () => {
    // With Arial the first page has been looked at above.
    test.each([
      ['without Arial', startWithoutArial] as const,
      ...(runsAll ? [['with Arial', startWithArial] as const] : []),
    ])('%s no text of a page keeps the font that stood in for its own', { timeout: 120_000 }, async (_, start) => {
      const engine = await start()
      try {
        for (const route of pagesOfFaces) {
          await engine.open(`${site.url}${route}`)
          await until(`the fonts of ${route}`, () => engine.run(areFontsThere), 30_000)
          expect(await engine.run(inSystemFonts), route).toEqual([])
        }
      } finally {
        await engine.stop()
      }
    })
  })

/** Runs in the page. */
const areFontsThere = () => !document.documentElement.classList.contains('system-fonts')

/** Runs in the page: how wide a text is as shown, in the fonts of the design, and in those that stand in for them. */
function widths(selector: string, family: string) {
  const text = document.querySelector<HTMLElement>(selector)
  const widthIn = (fontFamily: string) => {
    const copy = document.body.appendChild(text?.cloneNode(true) as HTMLElement)
    Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap', letterSpacing: '0', fontFamily })
    const { width } = copy.getBoundingClientRect()
    copy.remove()
    return width
  }
  const shown = text ? getComputedStyle(text).fontFamily : ''
  const isLoaded = [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded')
  return { isLoaded, shown: widthIn(shown), own: widthIn(family), fallback: widthIn(`${family} Fallback`) }
}
