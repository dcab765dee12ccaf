/** Whatever is typed at random on the page: page, draft and file say the same in the end. */
import { readFile } from 'node:fs/promises'
import { type CDPSession, expect, type Page } from 'playwright/test'
import { parse } from 'yaml'
import { valueAt } from '../../renderer/common/pointers.ts'
import { plainText } from '../../renderer/html/markdown.ts'
import { runsAll } from '../support/places.ts'
import { seed } from '../support/seed.ts'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

const rounds = runsAll ? 300 : 40
const [block, other] = [1, 4]
const texts = [
  {
    selector: '#begin .rich-text, #begin [data-typing]:not(h2)',
    path: ['pages', '/bike-repair', 'blocks', block, 'text'],
  },
  { selector: '#begin h2', path: ['pages', '/bike-repair', 'blocks', block, 'heading'] },
  { selector: '#signs h2', path: ['pages', '/bike-repair', 'blocks', other, 'heading'] },
]

/** Numbers that are the same in each run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

const keys = [
  ...[
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'Shift+ArrowLeft',
    'Shift+Home',
    'Shift+ArrowDown',
    'Control+ArrowLeft',
  ],
  ...['Backspace', 'Delete', 'Control+Backspace', 'Control+b', 'Control+i', 'Control+z', 'Control+Shift+z'],
]
const words = [
  'a ',
  'word',
  '**bold** ',
  '*thin* ',
  '- ',
  '1. ',
  '### ',
  '{phone}',
  '[x](/about) ',
  '*',
  '_',
  '"',
  '<b>',
  '&amp;',
  'ß',
  '#',
  '`',
]

/** Does one thing, and says what. */
async function act(page: Page, input: CDPSession, next: (below: number) => number, isRich: boolean): Promise<string> {
  const kind = next(10)
  const word = words[next(words.length)] ?? ''
  const key = kind === 8 && isRich ? 'Enter' : (keys[next(keys.length)] ?? '')
  if (kind < 4) await page.keyboard.type(word)
  else if (kind < 9) await page.keyboard.press(key)
  else {
    for (const text of ['に', 'にほ'])
      await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await input.send('Input.insertText', { text: '日本' })
  }
  return kind < 4 ? word : kind < 9 ? key : 'an input method'
}

const letters = (text: unknown) => String(text).replaceAll(/[^\p{L}]/gu, '')

test('what is typed at random is the same on the page, in the draft and in the file', async ({ page, studio }) => {
  test.setTimeout(runsAll ? 900_000 : 120_000)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas iframe')
  const input = await page.context().newCDPSession(page)
  const next = numbersFrom(seed)
  for (const { selector, path } of texts) {
    const place = frame.locator(selector).first()
    const editor = frame.locator('[data-typing][contenteditable]')
    await expect(async () => {
      await place.click({ timeout: 1000, position: { x: 20, y: 10 } })
      await expect(editor).toBeFocused({ timeout: 500 })
    }).toPass()
    for (let count = 0; count < rounds / texts.length; count++) {
      const did = await act(page, input, next, path.at(-1) === 'text')
      expect(await editor.count(), `after ${did}`).toBe(1)
    }
    // Something is left, whatever was deleted.
    await page.keyboard.type('end')
    await page.keyboard.press('Escape')
    await expect(frame.locator('[data-typing]')).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Everything is saved')).toBeVisible()
    const data = parse(await readFile(studio.file, 'utf8'))
    const value = String(valueAt(data, path)).replaceAll('{phone}', data.site.phone)
    const shown = path.at(-1) === 'text' ? plainText(value) : value
    await expect.poll(async () => letters(await place.textContent()), { message: value }).toBe(letters(shown))
  }
  expect(failures).toEqual([])
  expect(await studio.changedLines()).not.toEqual([])
})
