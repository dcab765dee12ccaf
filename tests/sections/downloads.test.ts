import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteName } from '../../renderer/common/site-name.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { formatSize } from '../../sections/downloads/size.ts'
import { pageHtml } from '../words/render.tsx'

test.each([
  [0, 'en-US', '0 byte'],
  [999, 'en-US', '999 byte'],
  [1500, 'en-US', '1.5 kB'],
  [23_232, 'de-DE', '23 kB'],
  [999_900, 'en-US', '1 MB'],
  [2_440_000, 'de-DE', '2,4 MB'],
])('%i bytes are said in %s as %s', (bytes, language, said) => expect(formatSize(bytes, language)).toBe(said))

test('a file is linked with its type, and its size as it lies in the folder', async () => {
  const { site } = await readSite('tests/fixture/pages.yaml')
  if (!site) throw new Error('no site')
  expect(site.sizeOf?.('/og-image.png')).toBe(statSync('tests/fixture/public/og-image.png').size)
  expect(pageHtml(site, '/about')).toMatch(
    /<a href="\/og-image.png"[^>]*>The sign over our door <span[^>]*>\(PNG, 185 kB\)/,
  )
  expect(pageHtml({ ...site, sizeOf: () => 5_000_000 }, '/about'), 'another file').toContain('(PNG, 5 MB)')
})

test('a profile has the name by which visitors know the site, or else its host', () => {
  expect(siteName('https://de-de.facebook.com/linden')).toBe('Facebook')
  expect(siteName('https://www.youtube.com/@linden')).toBe('YouTube')
  expect(siteName('https://notfacebook.com/linden')).toBe('notfacebook.com')
})
