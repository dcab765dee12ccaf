/** What the look at the gallery takes for a fault, and what not. */
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { faultsIn } from './support/faults-in.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
})

afterAll(() => browser?.close())

const STYLES = `body{margin:0;font:16px/1.5 sans-serif}p,h2{margin:0}.band{padding:40px}.section-head{max-width:700px}
.half{width:45%}.right{margin-left:55%}.grid{display:grid;grid-template-columns:1fr 1fr}.on{margin-top:-20px}
.cut{width:60px;overflow:hidden;white-space:nowrap}.row{display:flex;overflow-x:auto}.row p{flex:0 0 700px}`
const words = 'Words that an owner wrote about the work of the house. '.repeat(5)

const faultsOf = async (html: string, width = 1280) => {
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(`<style>${STYLES}</style><main><section class="band">${html}</section></main>`)
  return page.evaluate(faultsIn)
}

test.each([
  ['text at the left alone', `<p class="half">${words}</p>`, 'the right half is 100 % empty'],
  ['text at the right alone', `<p class="half right">${words}</p>`, 'the left half is 100 % empty'],
  [
    'text at the left under a heading that reaches further',
    `<h2 class="section-head">${words}</h2><p class="half">${words}</p>`,
    'the right half is 100 % empty',
  ],
  ['lines over others', '<p>Above all</p><p class="on">Below it</p>', '"Above all" and "Below it" cover each other'],
  ['a word that is cut', `<p class="cut">Datenschutzerklärung</p><p>${words}</p>`, '"Datenschutzerklärung" is cut'],
  ['what is wider than the screen', `<p style="width:1400px">${words}</p>`, 'the page is 1440 px wide'],
])('%s is a fault', async (_, html, fault) => expect(await faultsOf(html)).toContain(fault))

test.each([
  ['text as wide as the section', `<p>${words}</p>`, 1280],
  ['text beside a picture', `<div class="grid"><p>${words}</p><img alt="" width="400" height="100"></div>`, 1280],
  ['text at the left of a phone', `<p class="half">${words}</p>`, 390],
  ['a row that is moved with the finger', `<div class="row"><p>${words}</p><p>${words}</p><p>${words}</p></div>`, 1280],
  ['a button that floats', `<p>${words}</p><p style="position:fixed;top:40px">${words}</p>`, 1280],
  ['a list with a line under each row', '<ul><li style="border-bottom:1px solid">One</li></ul>', 1280],
  ['words in words', `<p>One <b>and</b> <i>another</i>. ${words}</p>`, 1280],
])('%s is none', async (_, html, width) => expect(await faultsOf(html, width)).toEqual([]))
