/** The main part of an owner's day in Firefox, with a real mouse and real keys. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { component, named } from '../server/support/components.ts'
import { until } from '../server/support/wait.ts'
import type { Engine } from '../support/engines/engine.ts'
import { startFirefox } from '../support/engines/firefox.ts'
import { type RunningStudio, runStudio } from './support/studio.ts'

const SLOW_START = 160_000
const [CONTROL, END] = ['\uE009', '\uE010']
const firefox = component('firefox')

describe.skipIf(firefox.missing)(named('the studio in Firefox', firefox), () => {
  let studio: RunningStudio
  let browser: Engine
  beforeAll(async () => {
    ;[studio, browser] = await Promise.all([runStudio(), startFirefox(firefox.path ?? '')])
    await browser.resize(1280, 800)
    await browser.open(studio.url)
  }, SLOW_START)
  afterAll(async () => {
    await Promise.all([browser?.stop(), studio?.stop()])
  })

  /**
   * Where something shows whose text begins so, once it has stood still for a while: what is chosen scrolls into view.
   * `inFrame` looks at the page in the frame.
   */
  const find = async (selector: string, text: string, inFrame = false) => {
    let point: { x: number; y: number } | null = null
    let still = 0
    await until(
      `"${text}" (${selector})`,
      async () => {
        const before = point
        point = await browser.run(middleOf, selector, text, inFrame)
        still = point !== null && before?.x === point.x && before.y === point.y ? still + 1 : 0
        return still > 15
      },
      60_000,
    )
    return point as unknown as { x: number; y: number }
  }
  const click = async (selector: string, text = '', inFrame = false) =>
    browser.drag(await find(selector, text, inFrame))
  const focused = (label: string) => until(`the focus in "${label}"`, () => browser.run(hasFocus, label), 60_000)

  test('an owner’s day', { timeout: 160_000 }, async () => {
    await click('.tabs button', 'Pages')
    await click('.page-list button', 'Bike Repair')
    await click('main h2', 'Where we begin', true)
    await until('the caret in the heading', () => browser.run(isTyped), 60_000)
    await browser.type(END)
    await browser.type(' each day')
    await find('main h2', 'Where we begin each day', true)

    const from = await find('.section-list li:nth-child(2) .grip', '')
    const to = await find('.section-list li:nth-child(4)', '')
    await browser.drag(from, { x: 600, y: from.y + 20 }, { x: 600, y: to.y }, { x: 600, y: to.y + 12 })
    await find('.section-list li:nth-child(4)', 'Where we begin each day')

    await click('.section-entry', 'Signs to stop riding')
    await click('.form-panel .chip', 'Add to “Items”')
    await focused('Title')
    await browser.type('A chain that jumps')
    await find('main li', 'A chain that jumps', true)

    await browser.type(CONTROL, 's')
    await until('the file to be saved', async () => (await studio.changedLines()).length > 0, 60_000)
    const lines = await studio.changedLines()
    expect(lines).toContain('+        heading: Where we begin each day')
    expect(lines).toContain('+          - { title: A chain that jumps }')

    await click('.tabs button', 'Page')
    await click('.section-entry', 'What it usually costs')
    await click('.section-bar[aria-label="What it usually costs"] button[aria-label="Remove"]')
    await until('the section to be gone', () => browser.run(isGone, 'What it usually costs'), 60_000)
    await browser.type(CONTROL, 'z')
    await find('main h2', 'What it usually costs', true)
    await browser.type(CONTROL, 's')
    expect(await studio.changedLines()).toEqual(lines)
  })
})

/** Runs in the page. */
function middleOf(selector: string, text: string, inFrame: boolean) {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe')
  const root = inFrame ? frame?.contentDocument : document
  const found = [...(root?.querySelectorAll(selector) ?? [])].find((each) => each.textContent?.trim().startsWith(text))
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  if (width === 0) return null
  const box = inFrame ? frame?.getBoundingClientRect() : undefined
  const scale = box && frame ? box.width / frame.clientWidth : 1
  return {
    x: (box?.left ?? 0) + (left + Math.min(width, 80) / 2) * scale,
    y: (box?.top ?? 0) + (top + height / 2) * scale,
  }
}

function hasFocus(label: string) {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && 'labels' in activeElement
    ? (activeElement as HTMLInputElement).labels?.[0]?.textContent === label
    : false
}

function isTyped() {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return page?.activeElement?.hasAttribute('data-typing') ?? false
}

function isGone(heading: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return ![...(page?.querySelectorAll('h2') ?? [])].some(({ textContent }) => textContent === heading)
}
