import { describe, expect, test } from 'vitest'
import { drawingOf, iconNames } from '../../renderer/library/icons.ts'
import { leanHtml } from '../../renderer/page/lean.ts'

describe('leanHtml() leaves out the end tags that what follows implies', () => {
  test.each([
    ['of items, with the line between them', '<ul><li>a</li>\n<li>b</li>\n</ul>', '<ul><li>a<li>b</ul>'],
    ['of terms and what they mean', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    ['of choices', '<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
    ['of paragraphs', '<div><p>a</p>\n<p class="b">b</p></div>', '<div><p>a<p class="b">b</div>'],
  ])('%s', (_, html, lean) => expect(leanHtml(html)).toBe(lean))

  test.each([
    ['before a text', '<div><p>a</p>b</div>'],
    ['before what may stand in a line', '<form><p>a</p><button>b</button></form>'],
    ['at the end of a link', '<a><p>a</p></a>'],
  ])('but not that of a paragraph %s', (_, html) => expect(leanHtml(html)).toBe(html))
})

describe('an icon', () => {
  test('is drawn in hundredths, its numbers apart from one another', () => {
    expect(drawingOf('chart-pie')).toContain('M21 12c.55 0 1-.45.95-1a10 10 0 0 0-8.95-8.95')
    expect(drawingOf('file-badge-2')).toContain('a1 1 0 0 0-.88 0l-1.85.85')
  })

  test('of the whole set has no more decimals, and no sign or point astray', () => {
    const strays = iconNames.filter((name) => /\.\d{3}|\.\.|-\s/.test(drawingOf(name)))
    expect(strays).toEqual([])
  })
})
