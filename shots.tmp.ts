import { chromium } from 'playwright'
import { openStudio } from './scripts/support/open-studio.ts'
const url = process.argv[2] as string
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']})
for (const [w,scheme] of [[1280,'light'],[1280,'dark'],[390,'light']] as const){
 const page = await b.newPage({viewport:{width:w,height:860},colorScheme:scheme})
 page.on('pageerror',e=>console.log('ERR',e.message))
 await openStudio(page,{url})
 await page.waitForSelector('.section-entry',{state:'attached'})
 await page.waitForTimeout(2500)
 if(w===390) await page.getByRole('button',{name:'Outline'}).click()
 await page.locator('.yours-progress').click()
 await page.waitForSelector('.yours-point')
 await page.waitForTimeout(500)
 await page.screenshot({path:`/tmp/find-yours-${w}-${scheme}.png`})
 await page.keyboard.press('Control+Shift+F')
 await page.getByRole('searchbox',{name:'Find words'}).fill('bread')
 await page.waitForSelector('.find-hit')
 if(w!==390) await page.locator('.find-hit').nth(2).click()
 await page.waitForTimeout(1500)
 await page.screenshot({path:`/tmp/find-find-${w}-${scheme}.png`})
 await page.close()
}
await b.close()
