/**
 * Asks axe about a page at every width and in every setting, without loading it again.
 *
 * A rule is asked again only when something that it goes by has changed: names, roles and order when other elements
 * can be seen; sizes when small or touching targets have moved; colours for each text that stands on the page as no
 * text did before in these colours. Nothing is left out otherwise; AXE_ALL=1 asks everything everywhere, which takes
 * much longer.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { ask, comeToRest, rulesWith, usePaintedColours } from './ask.ts'
import { look, lookAgain } from './look.ts'
import { type Setting, settings, widths } from './settings.ts'

/** WCAG 2.2 at level AA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfPlace = ['target-size', 'scrollable-region-focusable']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Axe itself, for a page that has not got it. */
export const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Matrix {
  page: Page
  /** Opens a page in the first setting. */
  open: (url: string, width?: number) => Promise<void>
  /** Checks the page as it stands, in all combinations in which the element of the selector shows. */
  check: (shows?: string, onlyAt?: number) => Promise<Outcome>
}

export interface Outcome {
  checks: number
  problems: string[]
}

/** A page that remembers which texts it has asked about: the header of one page is the header of the next. */
export async function openMatrix(context: BrowserContext): Promise<Matrix> {
  const page = await context.newPage()
  const apply = createApply(page, await context.newCDPSession(page))
  const askedTexts = new Set<string>()
  return {
    page,
    open: async (url, width = 1280) => {
      await page.setViewportSize({ width, height: 800 })
      await apply(settings[0])
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    check: (shows = 'main', onlyAt) => {
      const isNewText = rememberer(askedTexts)
      return checkAt(onlyAt ? [onlyAt] : widths, { page, apply, isNewText, shows })
    },
  }
}

interface Visit {
  page: Page
  apply: (setting: Setting) => Promise<void>
  isNewText: (name: string) => boolean
  shows: string
}

async function checkAt(chosen: readonly number[], { page, apply, isNewText, shows }: Visit): Promise<Outcome> {
  const outcome: Outcome = { checks: 0, problems: [] }
  const isNew = rememberer(new Set())
  const rulesOfElements = await prepare(page)
  const size = page.viewportSize()
  for (const width of chosen) {
    await page.setViewportSize({ width, height: 800 })
    for (const setting of settings) {
      await apply(setting)
      // A new width sets parts of a page in motion, and colours on their way are nobody's.
      if (setting.media.reducedMotion === 'no-preference') await page.evaluate(comeToRest)
      const { isThere, shown, places, texts, overflow } = await page.evaluate(lookAgain, shows)
      if (!isThere) continue
      const newTexts = texts.filter((text) => isNewText(`${coloursOf(setting)} ${text}`))
      const rules = [
        ...(isNew(shown) ? rulesOfElements : []),
        ...(isNew(places) ? rulesOfPlace : []),
        ...(newTexts.length > 0 ? rulesOfColour : []),
      ]
      const found = rules.length > 0 ? await page.evaluate(ask, { rules, texts: newTexts }) : []
      if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`)
      outcome.checks += 1
      outcome.problems.push(...found.map((text) => `${width} px, ${setting.name}: ${text}`))
    }
  }
  // As it was, for a visitor who goes on.
  await apply(settings[0])
  if (size) await page.setViewportSize(size)
  return outcome
}

/** The name of a text says all that its contrast goes by, but for who chooses the colours. */
const coloursOf = ({ media }: Setting) => `${media.colorScheme} ${media.forcedColors}`

/** True for what was not there before, which then is. */
const rememberer = (known: Set<string>) => (name: string) => {
  const isNew = !known.has(name)
  known.add(name)
  return isNew || process.env.AXE_ALL !== undefined
}

/** Has axe on the page, once it has come to rest. Gives the rules that go by elements, names and order. */
async function prepare(page: Page): Promise<string[]> {
  await page.evaluate(comeToRest)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(usePaintedColours)
    // Sent once and kept: a function that comes anew with every call is compiled anew, and never gets fast.
    await page.evaluate(`window.look = ${look}`)
  }
  const rules = await page.evaluate(rulesWith, tags)
  return rules.filter((rule) => ![...rulesOfPlace, ...rulesOfColour].includes(rule))
}

/** A browser lays the page out anew when it is told the size of text, were it the same as before. */
function createApply(page: Page, devtools: CDPSession): Visit['apply'] {
  let size = 0
  return async ({ media, textSize }) => {
    await page.emulateMedia(media)
    if (textSize !== size) await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    size = textSize
  }
}
