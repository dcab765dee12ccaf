/** Words that are typed where they stand on the page in Firefox and in WebKit, with a real mouse and real keys. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../server/support/components.ts'
import { until } from '../server/support/wait.ts'
import type { Engine } from '../support/engines/engine.ts'
import { engines } from '../support/engines/index.ts'
import { type RunningStudio, runStudio } from './support/studio.ts'

const SLOW_START = 160_000
const WAIT = 60_000
const [CONTROL, SHIFT, ENTER, ESCAPE] = ['\uE009', '\uE008', '\uE007', '\uE00C']
const [HOME, END, BACKSPACE] = ['\uE011', '\uE010', '\uE003']

for (const { name, found, start } of engines) {
  describe.skipIf(found.missing)(named(`typing on the page in ${name}`, found), () => {
    let studio: RunningStudio
    let browser: Engine
    beforeAll(async () => {
      ;[studio, browser] = await Promise.all([runStudio(), start()])
      await browser.resize(1280, 900)
      // Who has seen the tour has the page before them.
      await browser.open(studio.url)
      await browser.run(() => localStorage.setItem('studio-tour', 'seen'))
      await browser.open(studio.url.replace('#', '?page=%2Fbike-repair#'))
    }, SLOW_START)
    afterAll(async () => {
      await Promise.all([browser?.stop(), studio?.stop()])
    })

    /** Clicks before a letter of a text of the page, until the text is open. */
    const open = async (selector: string, letter: number) => {
      let last = ''
      await until(
        `the caret in ${selector}`,
        async () => {
          if (await browser.run(isTyped, selector)) return true
          const point = await browser.run(placeOf, selector, letter)
          const now = JSON.stringify(point)
          if (point && now === last) await browser.drag(point)
          last = now
          return false
        },
        WAIT,
      )
    }
    const shows = (selector: string, text: string) =>
      until(`"${text}" in ${selector}`, async () => (await browser.run(textOf, selector)) === text, WAIT).catch(
        async () => expect(await browser.run(textOf, selector)).toBe(text),
      )

    test('the caret goes where one clicks, and what is typed is undone', { timeout: SLOW_START }, async () => {
      await open('#begin h2', 6)
      await browser.type('now ')
      await shows('#begin h2', 'Where now we begin')
      await browser.type(BACKSPACE)
      await shows('#begin h2', 'Where nowwe begin')
      await browser.type(END)
      await browser.type('?')
      await shows('#begin h2', 'Where nowwe begin?')
      await browser.type(CONTROL, 'z')
      await shows('#begin h2', 'Where we begin')
      await browser.type('! ')
      await browser.type(ENTER)
      await until('the text to be left', async () => !(await browser.run(isTyped, '#begin h2')), WAIT)
    })

    test('paragraphs, bold words and lists are typed, copied and pasted', { timeout: SLOW_START }, async () => {
      const text = '#begin .rich-text, #begin div[data-typing]'
      await open(`:is(${text}) > p:last-of-type`, 3)
      await browser.type(END)
      await browser.type(' **Look**')
      await browser.type(' twice')
      await browser.type(SHIFT, '\uE012'.repeat(5))
      await browser.type(CONTROL, 'b')
      await browser.type(CONTROL, 'c')
      await browser.type(END)
      await browser.type(ENTER)
      await browser.type('- one')
      await browser.type(ENTER)
      await browser.type(CONTROL, 'v')
      await until('the list', () => browser.run(hasTwo, text), WAIT)
      await browser.type(ENTER)
      await browser.type(ENTER)
      await browser.type('end')
      await browser.type(HOME)
      await browser.type('The ')
      await browser.type(ESCAPE)
      await browser.type(CONTROL, 's')
      await until('the file to be saved', async () => (await studio.changedLines()).length > 0, WAIT)
      expect(await studio.changedLines()).toEqual([
        '-          We listen first.',
        '+          We listen first. **Look** **twice**',
        '+          - one',
        '+          - **twice**',
        '+',
        '+          The end',
      ])
    })
  })
}

/** Runs in the page: where a letter of a text stands that shows whole, in the middle of its height. */
function placeOf(selector: string, letter: number) {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe')
  const page = frame?.contentDocument
  const element = page?.querySelector(selector)
  const node = element && page?.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!frame || !page || !node) return null
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const range = page.createRange()
  range.setStart(node, letter)
  range.setEnd(node, letter + 1)
  const [letterBox, box] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
  const scale = box.width / frame.clientWidth
  return {
    x: Math.ceil(box.left + letterBox.left * scale) + 1,
    y: box.top + (letterBox.top + letterBox.height / 2) * scale,
  }
}

function isTyped(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  const active = page?.activeElement?.closest('[data-typing]')
  const wanted = page?.querySelector(selector)
  return Boolean(active && wanted && (active.contains(wanted) || wanted.contains(active)))
}

function textOf(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return page?.querySelector(selector)?.textContent ?? ''
}

function hasTwo(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return (
    [...(page?.querySelectorAll(`:is(${selector}) li`) ?? [])].map((each) => each.textContent).join() === 'one,twice'
  )
}
