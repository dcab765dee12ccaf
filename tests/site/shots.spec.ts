import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from '../browser/support/test.ts'
import { testSite } from '../support/places.ts'

const shots = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/main.ts', 'shots', '--dist', testSite, ...args])

test('npm run tool -- shots shows the whole of each chosen page on one sheet, to be narrowed down', async ({
  page,
}, info) => {
  const folder = info.outputPath('shots')
  const pages = ['--page', '/thank-you', '--page', '/privacy-policy']
  await shots('--out', folder, ...pages, '--width', '390', '--theme', 'light', '--theme', 'dark')
  await page.goto(pathToFileURL(resolve(folder, 'index.html')).href)
  await expect(page.getByRole('heading')).toHaveText([/Thank you.*\/thank-you/, /Privacy policy.*\/privacy-policy/])
  const pictures = page.getByRole('figure')
  await expect(pictures).toHaveCount(4)
  const whole = await pictures.first().getByRole('link').getAttribute('href')
  const { width, height } = await sharp(resolve(folder, whole ?? '')).metadata()
  expect([width, (height ?? 0) > 1000]).toEqual([390, true])
  expect(
    await pictures
      .first()
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(234)

  await page.getByLabel('dark').uncheck()
  await expect(pictures).toHaveCount(2)
  await page.getByLabel('Page').fill('privacy')
  await expect(pictures).toHaveCount(1)
})

test('npm run tool -- shots says that a page is not in the build', async () => {
  await expect(shots('--page', '/not-there')).rejects.toMatchObject({ code: 2, stderr: /no page \/not-there/ })
})
