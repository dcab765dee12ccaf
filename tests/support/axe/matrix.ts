/**
 * Asks axe about a page at every width and in every setting, without loading it again.
 *
 * A rule is asked again only when something that it goes by has changed: names, roles and order when other elements
 * can be seen; sizes when small or touching targets have moved; colours for each text that stands on the page as no
 * text did before in these colours. AXE_ALL=1 asks everything everywhere, which takes much longer.
 *
 * What stands beside the content of a page, such as its header, is asked about where it is not as on a page before.
 *
 * `npm test` looks at every width in the first setting, and at all settings at the first width at which there is
 * something to see; letters twice as large are only to leave the page as wide as it is. A state that a visitor has
 * reached it looks at once in light and once in dark, and asks about the parts of the page that show it.
 * `npm test -- --all` looks at all settings at every width and asks about the whole page.
 */
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { runsAll } from '../places.ts'
import { axeSource, type Question, rulesOfColour, rulesOfPlace, violationsOf } from './builder.ts'
import { comeToRest, mark, usePaintedColours } from './in-page.ts'
import { look, lookAtRest } from './look.ts'
import { type Setting, settings, widths } from './settings.ts'

/** Selectors of pages as they open. */
const WHOLE = ['main', 'body *']

/**
 * On every page from its beginning: a function that comes anew with every call never gets fast. Of colours axe is asked
 * about the texts that are marked.
 */
const tools = `${axeSource}
axe.configure({ rules: [
  { id: 'color-contrast', selector: '[data-asked]' },
  { id: 'link-in-text-block', selector: 'a[href]:is([data-asked], [data-asked] *)' },
] })
;(${usePaintedColours})()
Object.assign(window, { comeToRest: ${comeToRest}, look: ${look} })`

export interface Matrix {
  page: Page
  /** Opens a page in the first setting. */
  open: (url: string, width?: number) => Promise<void>
  /** What axe finds on the page as it stands, in all combinations in which the element of the selector shows. */
  check: (shows?: string, onlyAt?: number, inSettings?: readonly Setting[]) => Promise<string[]>
}

/** A page that remembers which texts it has asked about: the header of one page is the header of the next. */
export async function openMatrix(context: BrowserContext): Promise<Matrix> {
  const page = await context.newPage()
  await page.addInitScript({ content: tools })
  const apply = createApply(page, await context.newCDPSession(page))
  const askedTexts = new Set<string>()
  const askedBeside = new Set<string>()
  return {
    page,
    open: async (url, width = 1280) => {
      await page.setViewportSize({ width, height: 800 })
      await apply(settings[0])
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    check: (shows = 'main', onlyAt, inSettings = settings) => {
      const isNewText = rememberer(askedTexts)
      const isNewBeside = rememberer(runsAll ? new Set() : askedBeside)
      return checkAt(onlyAt ? [onlyAt] : widths, { page, apply, isNewText, isNewBeside, shows, inSettings })
    },
  }
}

interface Visit {
  page: Page
  apply: (setting: Setting) => Promise<void>
  isNewText: (name: string) => boolean
  isNewBeside: (name: string) => boolean
  shows: string
  inSettings: readonly Setting[]
}

async function checkAt(chosen: readonly number[], visit: Visit): Promise<string[]> {
  const { page, apply, isNewText, isNewBeside, shows, inSettings } = visit
  const problems: string[] = []
  let seenAt: number | undefined
  const isNew = rememberer(new Set())
  const parts = partsOf(shows)
  await page.evaluate(comeToRest)
  const size = page.viewportSize()
  for (const width of chosen) {
    await resize(page, { width, height: 800 })
    for (const setting of inSettings) {
      if (!runsAll && !isTried(setting, { isState: parts !== undefined, seenAt, width })) continue
      await apply(setting)
      const moves = setting.media.reducedMotion === 'no-preference'
      const seen = await page.evaluate(lookAtRest, { shows, parts, moves })
      if (!seen) continue
      const { shown, beside, places, texts, overflow } = seen
      const isNewShown = isNew(shown)
      const isNewPlace = isNew(places)
      const newBeside = beside.filter(({ name }) => isNewBeside(name))
      const newTexts = texts.filter((text) => isNewText(`${coloursOf(setting)} ${text}`))
      const known = beside.filter((part) => !newBeside.includes(part))
      const asked = {
        isNewShown,
        isNewPlace,
        newTexts,
        parts,
        newBeside: selectorsOf(newBeside),
        known: selectorsOf(known),
      }
      const found = runsAll || setting.textSize === settings[0].textSize ? await ask(page, asked) : []
      if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`)
      seenAt ??= width
      problems.push(...found.map((text) => `${width} px, ${setting.name}: ${text}`))
    }
  }
  // As it was, for a visitor who goes on.
  await apply(settings[0])
  await resize(page, size)
  return seenAt ? problems : [`${shows} cannot be seen at any width`]
}

/** The browser lays the page out anew when it is told a size, were it the same as before. */
async function resize(page: Page, size: { width: number; height: number } | null) {
  if (size && !isDeepStrictEqual(size, page.viewportSize())) await page.setViewportSize(size)
}

/** The parts of a page that show a state; none where it is the page as it opens. */
const partsOf = (shows: string) =>
  runsAll || WHOLE.includes(shows) ? undefined : `:is(section, header, form):has(${shows}), ${shows}`

const selectorsOf = (parts: { selector: string }[]) => parts.map(({ selector }) => selector)

/** Whether `npm test` looks at a combination. */
function isTried(setting: Setting, at: { isState: boolean; seenAt: number | undefined; width: number }): boolean {
  const isFirst = setting === settings[0]
  if (at.isState) return at.seenAt === undefined ? isFirst : at.width === at.seenAt && setting === settings[1]
  return isFirst || at.width === at.seenAt
}

/** The name of a text says all that its contrast goes by, but for who chooses the colours. */
const coloursOf = ({ media }: Setting) => `${media.colorScheme} ${media.forcedColors}`

/** True for what was not there before, which then is. */
const rememberer = (known: Set<string>) => (name: string) => {
  const isNew = !known.has(name)
  known.add(name)
  return isNew || process.env.AXE_ALL !== undefined
}

interface Asked {
  isNewShown: boolean
  isNewPlace: boolean
  newTexts: string[]
  parts: string | undefined
  newBeside: string[]
  known: string[]
}

/** Asks the rules that go by elements, names and order, those that go by sizes, and those that go by colours, at once. */
async function ask(page: Page, asked: Asked): Promise<string[]> {
  const { isNewShown, isNewPlace, newTexts: texts, parts, newBeside, known } = asked
  const ofPlace = isNewPlace ? rulesOfPlace : []
  const ofColour = texts.length > 0 ? rulesOfColour : []
  const rules = [...ofPlace, ...ofColour]
  const isNew = isNewShown || newBeside.length > 0
  if (!isNew && rules.length === 0) return []
  const idle = [...rulesOfPlace, ...rulesOfColour].filter((rule) => !rules.includes(rule))
  const question: Question = isNew ? { without: idle } : { rules }
  if (isNewShown || isNewPlace) {
    question.include = parts ? [parts] : []
    question.exclude = known.map((part) => `${part}:not(:has([data-asked]))`)
  } else question.include = [...newBeside, ...(texts.length > 0 ? ['[data-asked]'] : [])]
  if (texts.length === 0) return violationsOf(page, question)
  await page.evaluate(mark, { texts, isAsked: true })
  const found = await violationsOf(page, question)
  await page.evaluate(mark, { texts, isAsked: false })
  return found
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
