import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { browserFlags, provideBrowser } from '/work/wt/shell/tests/support/browser.ts'
const url = /http:\S+/.exec(readFileSync('/tmp/ts-shell1.log','utf8'))![0]
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
const page = await (await browser.newContext({ viewport: { width: Number(process.argv[2] ?? 1280), height: Number(process.argv[3] ?? 800) } })).newPage()
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console:', m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
await page.goto(url)
await page.waitForTimeout(4000)
await page.screenshot({ path: '/tmp/s1.png' })
await (await import(process.argv[4] ?? '/tmp/steps1.ts')).default(page)
await browser.close()
process.exit(0)
