/** Where links lead, and how browsers get them. */
import { describe, expect, test } from 'vitest'
import { dialable, markdownLinks, resolveHref, targetOf } from '../../renderer/expand/links.ts'

describe('links', () => {
  test.each([
    ['#a', { kind: 'anchor', anchor: 'a' }],
    ['/a', { kind: 'page', route: '/a' }],
    ['/a#b', { kind: 'page', route: '/a', anchor: 'b' }],
    ['/a#', { kind: 'page', route: '/a' }],
    ['/a?b=c#d', { kind: 'page', route: '/a', anchor: 'd' }],
    ['/v1.2/a', { kind: 'page', route: '/v1.2/a' }],
    ['/feed.xml', { kind: 'file' }],
    ['/a.PDF?x=1', { kind: 'file' }],
    ['//a.example', { kind: 'unclear' }],
    ['https://a.example', { kind: 'outside' }],
    ['HTTP://a.example/b', { kind: 'outside' }],
    ['https:///b', { kind: 'unclear' }],
    ['x https://a.example', { kind: 'unclear' }],
    ['mailto:a@b.example', { kind: 'outside' }],
    ['mailto:a', { kind: 'unclear' }],
    ['tel:+1 5', { kind: 'outside' }],
    ['sms:(502)', { kind: 'outside' }],
    ['tel:oak', { kind: 'unclear' }],
    ['a', { kind: 'unclear' }],
  ])('%s is of the kind %j', (href, target) => expect(targetOf(href)).toEqual(target))

  test.each([
    ['javascript:go()', '#'],
    ['java\nscript:go()', '#'],
    [' javascript:go()', '#'],
    ['data:text/html,x', '#'],
    ['https://a.example/b:c', 'https://a.example/b:c'],
    ['/a:b', '/a:b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#own', '#own'],
    ['#home', '/es#home'],
    ['#nowhere', '#nowhere'],
    ['#', '#'],
    ['#contact', '#estimate'],
    ['tel:(502) 555-0142', 'tel:+15025550142'],
    ['sms:0502', 'sms:+1502'],
    ['tel:+44 (0)114', 'tel:+44114'],
  ])('%j leads to %s', (href, to) => {
    const context = { phoneCountryCode: '+1', anchors: ['own'], homeAnchors: ['home', 'contact'], hasRequest: true }
    expect(resolveHref(href, { ...context, home: '/es' })).toBe(to)
    expect(resolveHref('#contact', { ...context, hasRequest: false })).toBe('/#contact')
  })

  test('numbers keep the zero that their country keeps, and all digits where none is known', () => {
    for (const code of ['+39', '+378', '+225', '+241', '+242'])
      expect(dialable('tel:06 1234', code)).toBe(`tel:${code}061234`)
    expect(dialable('tel:06 1234', '+49')).toBe('tel:+4961234')
    expect(dialable('tel:06 1234')).toBe('tel:061234')
    expect(dialable('tel:')).toBe('tel:')
  })

  test('of a Markdown text are found, but not those in code', () => {
    const hrefs = (text: string) => markdownLinks(text).map(({ href, image }) => (image ? `!${href}` : href))
    expect(hrefs('[a](/a) ![b](/b.png "B") [c]( </c> ) [d](/d \'D\')')).toEqual(['/a', '!/b.png', '/c', '/d'])
    expect(hrefs('`[a](/a)` and ``[b](/b) ` ``')).toEqual([])
    expect(hrefs('Text\n[a]: /a\n   [b]: </b>\n    [c]: /c')).toEqual(['/a', '/b'])
    expect(hrefs('[a] (/a), [b]')).toEqual([])
  })
})
