/** Words that are typed where they stand on the page in Firefox and in WebKit, with a real mouse and real keys. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../server/support/components.ts'
import { until } from '../server/support/wait.ts'
import type { Engine } from '../support/engines/engine.ts'
import { engines } from '../support/engines/index.ts'
import { type RunningStudio, runStudio } from './support/studio.ts'

const SLOW_START = 160_000
const WAIT = 60_000
const [CONTROL, ENTER, ESCAPE, BACKSPACE] = ['\uE009', '\uE007', '\uE00C', '\uE003']

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

    /** Where some words of a text of the page end, or begin, once they stand still. */
    const find = async (selector: string, words: string, isStart = false) => {
      let last = ''
      await until(
        `"${words}" in ${selector}`,
        async () => {
          const before = last
          last = JSON.stringify(await browser.run(edgeOf, selector, words, isStart))
          return last !== 'null' && last === before
        },
        WAIT,
      )
      return JSON.parse(last) as { x: number; y: number }
    }
    /** Clicks behind some words, until the text is open; keys that move the caret do nothing in a Firefox that is driven. */
    const click = async (selector: string, words: string) => {
      await browser.drag(await find(selector, words))
      await until(`the caret in ${selector}`, () => browser.run(isTyped, selector), WAIT)
    }
    const shows = (selector: string, text: string) =>
      until(`"${text}" in ${selector}`, async () => (await browser.run(textOf, selector)) === text, WAIT).catch(
        async () => expect(await browser.run(textOf, selector)).toBe(text),
      )

    test('the caret goes where one clicks, and what is typed is undone', { timeout: SLOW_START }, async () => {
      await click('#begin h2', 'Where ')
      await browser.type('now ')
      await shows('#begin h2', 'Where now we begin')
      await browser.type(BACKSPACE)
      await shows('#begin h2', 'Where nowwe begin')
      await click('#begin h2', 'begin')
      await browser.type('?')
      await shows('#begin h2', 'Where nowwe begin?')
      await browser.type(CONTROL, 'z')
      await shows('#begin h2', 'Where we begin')
      await browser.type('! ')
      await browser.type(ENTER)
      await until('the text to be left', async () => !(await browser.run(isTyped, '#begin h2')), WAIT)
    })

    test('paragraphs, bold words and lists are typed, copied and pasted', { timeout: SLOW_START }, async () => {
      const text = ':is(#begin .rich-text, #begin div[data-typing])'
      await click(text, 'We listen first.')
      await browser.type(' **Look**')
      await browser.type(' twice')
      await browser.drag(await find(text, 'twice', true), await find(text, 'twice'))
      await browser.type(CONTROL, 'b')
      await browser.type(CONTROL, 'c')
      await click(text, 'twice')
      await browser.type(ENTER)
      await browser.type('- one')
      await browser.type(ENTER)
      await browser.type(CONTROL, 'v')
      await until('the list', async () => (await browser.run(entriesOf, text)) === 'one,twice', WAIT)
      await browser.type(ENTER)
      await browser.type(ENTER)
      await browser.type('The end')
      await browser.type(ESCAPE)
      await browser.type(CONTROL, 's')
      await until('the file to be saved', async () => (await studio.changedLines()).length > 0, WAIT)
      expect(await studio.changedLines()).toEqual([
        '-        heading: Where we begin',
        '+        heading: Where we begin!',
        '-          We listen first.',
        '+          We listen first. **Look** **twice**',
        '+',
        '+          - one',
        '+          - **twice**',
        '+',
        '+          The end',
      ])
    })
  })
}

/** Runs in the page: an edge of some words of a text, in the middle of their height. */
function edgeOf(selector: string, words: string, isStart: boolean) {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe')
  const page = frame?.contentDocument
  const element = page?.querySelector(selector)
  // Other letters come with the fonts.
  if (!frame || !page || !element || page.fonts.status !== 'loaded') return null
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let node = walker.nextNode()
  while (node && !node.nodeValue?.includes(words)) node = walker.nextNode()
  if (!node) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const range = page.createRange()
  const start = node.nodeValue?.indexOf(words) ?? 0
  range.setStart(node, start)
  range.setEnd(node, start + words.length)
  const [around, box] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
  const scale = box.width / frame.clientWidth
  const x = isStart ? around.left : around.right
  return { x: box.left + x * scale, y: box.top + (around.top + around.height / 2) * scale }
}

function isTyped(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  const wanted = page?.querySelector(selector)
  return page?.activeElement === wanted && wanted?.hasAttribute('contenteditable') === true
}

function textOf(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return page?.querySelector(selector)?.textContent ?? ''
}

function entriesOf(selector: string) {
  const page = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument
  return [...(page?.querySelectorAll(`${selector} li`) ?? [])].map((each) => each.textContent).join()
}
