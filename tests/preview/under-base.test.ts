import { expect, test } from 'vitest'
import { withBase, withoutBase } from '../../renderer/common/base.ts'
import { underBase } from '../../renderer/preview/under-base.ts'

const base = '/_desk/studio/site/'

test.each([
  ['<a href="/about">', '<a href="/_desk/studio/site/about">'],
  ['<a href="/">', '<a href="/_desk/studio/site/">'],
  ['<form action="/submit-form.php">', '<form action="/_desk/studio/site/submit-form.php">'],
  ['<button formAction="/a">', '<button formAction="/_desk/studio/site/a">'],
  ['<video poster="/_images/a.jpg">', '<video poster="/_desk/studio/site/_images/a.jpg">'],
  ['<img srcSet="/a 1x, /b 2x">', '<img srcSet="/_desk/studio/site/a 1x, /_desk/studio/site/b 2x">'],
  ['<link imageSrcSet="/a 1x">', '<link imageSrcSet="/_desk/studio/site/a 1x">'],
  ['<style>a{src:url(/f.woff2)}</style>', '<style>a{src:url(/_desk/studio/site/f.woff2)}</style>'],
  ['<i style="x:url(&quot;/a&quot;)">', '<i style="x:url(&quot;/_desk/studio/site/a&quot;)">'],
  [
    '<div data-props="{&quot;endpoint&quot;:&quot;/form&quot;,&quot;unit&quot;:&quot;/month&quot;}">',
    '<div data-props="{&quot;endpoint&quot;:&quot;/_desk/studio/site/form&quot;,&quot;unit&quot;:&quot;/month&quot;}">',
  ],
])('%s lies under the base as %s', (html, under) => {
  expect(underBase(html, base)).toBe(under)
  expect(underBase(html)).toBe(html)
  expect(underBase(html, '/')).toBe(html)
})

test.each([
  '<a href="//other.example/a">',
  '<a href="https://other.example/a">',
  '<a href="#top">',
  '<a href="tel:1">',
  '<p>href=&quot;/about&quot; and /about</p>',
  '<p title="/about" data-href="/about">url(a)</p>',
  '<img srcSet="https://other.example/a 1x">',
  '<script type="application/ld+json">{"url":"/x"}</script>',
])('%s stays as it is', (html) => {
  expect(underBase(html, base)).toBe(html)
})

test('an address and the one under the base lead to each other', () => {
  for (const address of ['/', '/about', '/a?b=/c#d']) expect(withoutBase(withBase(address, base), base)).toBe(address)
  expect(withBase('/about')).toBe('/about')
  expect(withoutBase('/about')).toBe('/about')
  expect(withoutBase('/about', base)).toBe('/about')
  for (const other of ['//evil.example', 'https://a.example/', '#a', 'mailto:a'])
    expect(withBase(other, base)).toBe(other)
})
