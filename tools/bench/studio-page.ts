import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { withStudio } from '../../scripts/support/with-studio.ts'
import { bundleShell } from '../../studio/server/bundle.ts'

const KEYS = 40
const FORMS = 10
const BETWEEN_KEYS_MS = 200

/** Times in milliseconds, as they were measured one after the other. */
export interface PageTimes {
  /** From a key to the frame of the screen in which the server's answer to it stands. */
  keys: number[]
  /** From a click on a section to its form. */
  forms: number[]
}

/** What the studio's own script may weigh on its way to the browser before anything is opened, in kB. */
export const MOST_SCRIPT = 150

/** How large the studio's own script, with all parts that it asks for at once, is on its way to the browser, in kB. */
export async function scriptSize(): Promise<number> {
  const folder = await bundleShell()
  const sizes = new Map<string, number>()
  const weigh = async (name: string): Promise<void> => {
    if (sizes.has(name)) return
    const content = await readFile(join(folder, name))
    sizes.set(name, gzipSync(content).length)
    const imported = [...String(content).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)]
    for (const [, other = ''] of imported) await weigh(other)
  }
  await weigh('studio.js')
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
}

/** Opens a copy of a file in the studio, types into it in a real browser and opens forms. */
export function timePage(file: string): Promise<PageTimes> {
  return withStudio(file, async (page) => {
    await page.waitForTimeout(2000)
    const keys = await typeTitle(page)
    return { keys, forms: await openForms(page) }
  })
}

/** The title of a page shows in the head of its document, which nothing but the server's answer changes. */
async function typeTitle(page: Page): Promise<number[]> {
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.evaluate((input) => {
    const times: number[] = []
    Object.assign(window, { times })
    const shown = () => document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument?.title ?? ''
    input.addEventListener('input', () => {
      const [start, wanted] = [performance.now(), (input as HTMLInputElement).value]
      const look = () => {
        if (shown().includes(wanted)) times.push(performance.now() - start)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
  await field.press('End')
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type('abcdefgh '.charAt(key % 8))
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  await page.waitForTimeout(1000)
  return page.evaluate(() => Object(window).times)
}

async function openForms(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < FORMS; count++) {
    times.push(
      await page.evaluate(async (index) => {
        const entries = document.querySelectorAll<HTMLElement>('.section-entry')
        const panel = document.querySelector('.form-panel')
        const start = performance.now()
        entries[index % entries.length]?.click()
        while (document.querySelector('.form-panel') === panel || !document.querySelector('.form-panel .field')) {
          await new Promise(requestAnimationFrame)
        }
        return performance.now() - start
      }, count),
    )
  }
  return times
}
