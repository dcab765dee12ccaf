/** What the cells of a table say by a sign. */
import { expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import type { TableBlock } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

const { site } = await readSite('tests/fixture/pages.yaml')
const home = site?.pages.find(({ route }) => route === '/')
if (!site || !home) throw new Error('no site')

test('a tick and a dash alone are drawn, and said in words to those who do not see them', () => {
  const table: TableBlock = {
    type: 'table',
    heading: 'The week',
    caption: 'What is baked when',
    columns: ['Bread', 'Monday', 'Tuesday', 'Wednesday'],
    rows: [['Rye', '✓', '–', '✓ until noon']],
  }
  const html = pageHtml({ ...site, pages: [{ ...home, blocks: [table] }] }, '/')
  const cells = [...html.matchAll(/<td[^>]*>.*?<\/span>(.*?)<\/td>/gs)].map(([, cell = '']) => cell)
  const [tick, dash, words] = cells
  expect(tick).toContain('<svg')
  expect(tick).toContain('>Yes</span>')
  expect(dash).toContain('>No</span>')
  expect(words).toBe('✓ until noon')
})
