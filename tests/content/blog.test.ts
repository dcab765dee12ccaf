/** Lists of posts: the pages that the build makes of tags and authors, long lists, and what posts have in common. */
import { describe, expect, test } from 'vitest'
import { feed } from '../../renderer/build/feed.ts'
import { sitemap } from '../../renderer/build/search.ts'
import { tagSlug } from '../../renderer/expand/blog/tags.ts'
import { shownNumbers } from '../../renderer/html/components/Pagination.tsx'
import { findPage } from '../../renderer/html/find-page.ts'
import { createAsk } from '../../renderer/html/questions.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { checkPages, type Site } from '../../renderer/pipeline/index.ts'
import { listPages } from '../../studio/server/overview.ts'
import { pageHtml } from '../words/render.tsx'
import { edit, fixture, options } from './fixture.ts'

const authors = `  authors:
    jane-doe: { name: Jane Doe, role: Roofer, text: "Climbs **first**.", links: [{ label: Pictures, href: "https://photos.example.com/jane" }] }
    new: { name: Nobody Yet }
  tags:
    - { name: Storm damage, heading: After the storm, intro: "See [leaks](/roof-leaks)." }
`

interface Post {
  tags?: string
  author?: string
  more?: string
}

const post = (name: string, day: string, { tags = '[Storm damage]', author = 'jane-doe', more = '' }: Post = {}) => `
  /blog/${name}:
    kind: post
    title: The post ${name}
    description: What we saw on a roof on that day, what we did about it, and what you can do about it yourself.
    date: "${day}"
    author: ${author}
    tags: ${tags}
    summary: What we saw and did.
${more}    blocks:
      - { type: page-hero, heading: The post ${name}, text: Told in short. }
      - { type: article, text: It rained. }
`
const blogPage = `
  /blog:
    kind: blog
    title: Notes From the Roof
    label: Blog
    description: Short notes from the roofs of a town that does not exist, one for each thing that broke.
    blocks:
      - { type: page-hero, heading: Notes from the roof, text: Short ones. }
      - { type: posts, heading: All notes }
      - use: estimate
`
const three = `${post('hail', '2025-03-01', { tags: '[Storm damage, TPO/EPDM]' })}${post('wind', '2025-04-01')}${post('ice', '2025-02-01', { tags: '[Storm damage, TPO/EPDM]' })}`
const withSite = (lines: string) => edit(fixture, '  ogImage: /og-image.png\n', `${lines}  ogImage: /og-image.png\n`)
const textOf = (posts: string, lines = authors) => `${withSite(lines)}${blogPage}${posts}`

function siteOf(text: string): Site {
  const { site, problems } = checkPages(text, options)
  if (!site) throw new Error(JSON.stringify(problems))
  return site
}
const codesOf = (text: string) => checkPages(text, options).problems.map(({ code }) => code)
const page = (site: Site, route: string) => {
  const found = findPage(site, route)
  if (!found) throw new Error(`no page ${route} among ${site.routes.join(' ')}`)
  return found
}
const madeRoutes = (site: Site) =>
  site.routes.filter((route) => /^\/(?:es\/)?blog\/(?:tags|temas|authors|autores|page)/.test(route))
/** The structured data of a page. */
const dataOf = (site: Site, route: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtml(site, route))?.[1] ?? '')['@graph']

describe('tags and authors', () => {
  const site = siteOf(textOf(three))

  test('have a page each, and those without posts have none', () => {
    expect(madeRoutes(site)).toEqual(['/blog/tags/storm-damage', '/blog/tags/tpo-epdm', '/blog/authors/jane-doe'])
  })

  test('say on it what the site says of them, else what the language has for it', () => {
    expect(page(site, '/blog/tags/storm-damage')).toMatchObject({
      title: 'Storm damage: Blog',
      label: 'Storm damage',
      description: '3 posts on “Storm damage”: The post wind; The post hail; The post ice',
      updated: '2025-04-01',
      blocks: [
        { type: 'page-hero', heading: 'After the storm', text: 'See [leaks](/roof-leaks).' },
        { type: 'posts', heading: '3 posts on “Storm damage”', tag: 'Storm damage' },
        // What ends the page of the blog.
        { type: 'cta' },
      ],
    })
    const { tagIntro } = wordsOf('en').blog
    expect(page(site, '/blog/tags/tpo-epdm').blocks[0]).toMatchObject({ heading: 'TPO/EPDM', text: tagIntro })
    expect(page(site, '/blog/authors/jane-doe').blocks[0]).toMatchObject({
      heading: 'Jane Doe',
      subtitle: 'Roofer',
      actions: [{ href: 'https://photos.example.com/jane' }],
    })
  })

  test('stand in the trail, in the sitemap and under an address of their own', () => {
    const html = pageHtml(site, '/blog/tags/storm-damage')
    expect(html).toContain('<link rel="canonical" href="https://www.oak.example.com/blog/tags/storm-damage"/>')
    expect(html).toMatch(/aria-label="Breadcrumb".*href="\/blog".*Storm damage/s)
    expect(sitemap(site)).toContain(
      '<url><loc>https://www.oak.example.com/blog/tags/storm-damage</loc><lastmod>2025-04-01</lastmod></url>',
    )
  })

  test('are linked from each of their posts, and tags from the blog', () => {
    const html = pageHtml(site, '/blog/hail')
    expect(html).toMatch(/By <a href="\/blog\/authors\/jane-doe" rel="author"[^>]*>Jane Doe<\/a>/)
    expect(html).toMatch(/<a href="\/blog\/tags\/tpo-epdm" rel="tag"[^>]*>TPO\/EPDM<\/a>/)
    expect(pageHtml(site, '/blog')).toMatch(/<a href="\/blog\/tags\/storm-damage" rel="tag"/)
  })

  test('may be linked from any text, and an address without a post may not', () => {
    const linking = textOf(three).replace('Told in short.', '"See [storms](/blog/tags/storm-damage)."')
    expect(codesOf(linking)).not.toContain('dead-link')
    expect(codesOf(linking.replace('tags/storm-damage)', 'tags/storm)'))).toContain('dead-link')
  })

  test('are told to search engines and feed readers', () => {
    expect(dataOf(site, '/blog/authors/jane-doe')).toContainEqual(
      expect.objectContaining({
        '@type': 'ProfilePage',
        mainEntity: expect.objectContaining({
          '@type': 'Person',
          '@id': 'https://www.oak.example.com/blog/authors/jane-doe#person',
          name: 'Jane Doe',
          jobTitle: 'Roofer',
          description: 'Climbs first.',
          sameAs: ['https://photos.example.com/jane'],
        }),
      }),
    )
    expect(dataOf(site, '/blog/hail')).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        author: expect.objectContaining({ '@id': 'https://www.oak.example.com/blog/authors/jane-doe#person' }),
        keywords: 'Storm damage, TPO/EPDM',
      }),
    )
    expect(dataOf(site, '/blog/tags/tpo-epdm')).toContainEqual(
      expect.objectContaining({ '@type': 'CollectionPage', about: 'TPO/EPDM' }),
    )
    expect(feed(site)).toContain('<author><name>Jane Doe</name></author>\n    <category term="Storm damage"/>')
  })

  test('a page that somebody wrote at such an address stays as it is', () => {
    const own = `${three}
  /blog/tags/storm-damage:
    kind: guide
    title: All About Storms
    description: What wind and hail do to a roof, told at length by somebody who has been up there afterwards.
    blocks:
      - { type: page-hero, heading: All about storms, text: At length. }
`
    const written = siteOf(textOf(own))
    expect(page(written, '/blog/tags/storm-damage').title).toBe('All About Storms')
    expect(pageHtml(written, '/blog/hail')).toContain('href="/blog/tags/storm-damage" rel="tag"')
  })

  test('a tag with one post is kept from search engines, and without a blog there are no pages', () => {
    const single = siteOf(textOf(`${three}${post('one', '2025-05-01', { tags: '[Rare]' })}`))
    expect(page(single, '/blog/tags/rare').noindex).toBe(true)
    expect(sitemap(single)).not.toContain('/blog/tags/rare')
    const alone = siteOf(`${withSite(authors)}${three}`)
    expect(madeRoutes(alone)).toEqual([])
    expect(pageHtml(alone, '/blog/hail')).toContain('<li>Storm damage</li>')
  })

  test('a draft counts for nothing', () => {
    const draft = post('draft', '2025-05-01', { tags: '[Draft]', more: '    draft: true\n' })
    expect(madeRoutes(siteOf(textOf(`${three}${draft}`)))).toEqual(madeRoutes(site))
  })

  test('of two pages of the blog the one that lists all posts has the lists below it', () => {
    const featured = `
  /news:
    kind: blog
    title: News in Short
    description: A few words on what is new with us, and where to read all that we have written about roofs so far.
    blocks:
      - { type: page-hero, heading: News, text: In short. }
      - { type: posts, heading: The latest, limit: 1 }
`
    const two = siteOf(`${withSite(authors)}${featured}${blogPage}${three}`)
    expect(madeRoutes(two)).toEqual(madeRoutes(site))
    const alone = siteOf(`${withSite(authors)}${featured}${three}`)
    expect(alone.routes).toContain('/news/tags/storm-damage')
  })

  test('nothing is said of a page that nobody wrote', () => {
    const problems = checkPages(textOf(three), options).problems
    expect(problems.filter(({ message }) => /\/blog\/(?:tags|authors)/.test(message))).toEqual([])
  })

  test('another post changes the pages that name it, and no others', () => {
    const more = siteOf(
      textOf(`${three}${post('fog', '2025-06-01', { tags: '[Fog]' })}${post('mist', '2025-06-02', { tags: '[Fog]' })}`),
    )
    expect(more.hashOf('/blog/tags/tpo-epdm')).toBe(site.hashOf('/blog/tags/tpo-epdm'))
    expect(more.hashOf('/blog/authors/jane-doe')).not.toBe(site.hashOf('/blog/authors/jane-doe'))
    const answer = (of: Site, route: string) => JSON.stringify(createAsk(of, {})('related', route))
    expect(answer(more, '/blog/hail')).toBe(answer(site, '/blog/hail'))
  })
})

test.each([
  ['language: en-US', 'language: english'],
  ['  authors:\n', '  words:\n  authors:\n'],
  ['  authors:\n', '  words: { blog.page: 5, blog.title: [] }\n  authors:\n'],
  ['- { name: Storm damage, heading: After the storm, intro: "See [leaks](/roof-leaks)." }', '- Storm damage'],
  ['    jane-doe: {', '    other: 5\n    jane-doe: {'],
  ['    label: Blog\n', '    label: [Blog]\n'],
  ['tags: [Storm damage]', 'tags: { Storm: damage }'],
  ['tags: [Storm damage]', 'tags: [5, "", ..., {}]'],
  ['date: "2025-03-01"', 'date: [2025]'],
])('a file with a mistake is checked all the same: %s becomes %s', (from, to) => {
  expect(codesOf(edit(textOf(three), from, to)).length).toBeGreaterThan(0)
})

test('the studio opens the page of the blog for a page that nobody wrote', () => {
  const { madeOfPosts } = checkPages(textOf(three), options)
  const pages = new Map([['/blog', { title: 'Blog', kind: 'blog' }]])
  expect(listPages({ frame: {}, pages } as never, [], new Map(), madeOfPosts)).toMatchObject([
    { route: '/blog', lists: ['/blog/tags/storm-damage', '/blog/tags/tpo-epdm', '/blog/authors/jane-doe'] },
  ])
})

test.each([
  ['Größe & Dächer', 'de-DE', 'groesse-daecher'],
  ['Daños por tormenta', 'es-US', 'danos-por-tormenta'],
  ['Łódź i okolice', 'pl-PL', 'lodz-i-okolice'],
  ['Большой ремонт', 'ru-RU', 'bolshoy-remont'],
  ['Éclairage', 'fr-FR', 'eclairage'],
  ['TPO/EPDM', 'en-US', 'tpo-epdm'],
])('the tag %s of a site in %s stands at %s', (tag, language, slug) => {
  expect(tagSlug(tag, language)).toBe(slug)
})

describe('a list of more than 20 posts', () => {
  const day = (index: number) =>
    `2025-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`
  const posts = (count: number) => Array.from({ length: count }, (_, index) => post(`p${index}`, day(index))).join('')
  const site = siteOf(textOf(posts(45)))

  test('goes on on further pages, also that of a tag and of an author', () => {
    expect(madeRoutes(site)).toEqual([
      '/blog/page/2',
      '/blog/page/3',
      ...['', '/page/2', '/page/3'].map((part) => `/blog/tags/storm-damage${part}`),
      ...['', '/page/2', '/page/3'].map((part) => `/blog/authors/jane-doe${part}`),
    ])
    expect(madeRoutes(siteOf(textOf(posts(20)))).filter((route) => route.includes('page'))).toEqual([])
    expect(madeRoutes(siteOf(textOf(posts(21), `${authors}  postsPerPage: 30\n`))).join()).not.toContain('page')
  })

  test('shows each post once, newest first', () => {
    const shown = ['/blog', '/blog/page/2', '/blog/page/3'].map((route) =>
      [...pageHtml(site, route).matchAll(/<a href="\/blog\/(p\d+)"/g)].map(([, name]) => name),
    )
    expect(shown.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(shown.flat()).toEqual(Array.from({ length: 45 }, (_, index) => `p${44 - index}`))
  })

  test('has numbers that lead to the other pages and mark the present one', () => {
    const html = pageHtml(site, '/blog/page/2')
    expect(html).toContain('<nav aria-label="Pages of posts"')
    expect(html).toMatch(/<a href="\/blog" aria-label="Page 1"/)
    expect(html).toMatch(/<a href="\/blog\/page\/2" aria-label="Page 2" aria-current="page"/)
    expect(html).toMatch(/<a href="\/blog\/page\/3" rel="next"[^>]*>Older posts/)
    expect(html).toContain('<link rel="canonical" href="https://www.oak.example.com/blog/page/2"/>')
    expect(html).toContain('<h1>Notes from the roof</h1>')
    expect(page(site, '/blog/page/2')).toMatchObject({ title: 'Notes From the Roof, page 2', label: 'Page 2' })
  })

  test('leaves out numbers of long lists that lie far away', () => {
    expect(shownNumbers(9, 5)).toEqual([1, 4, 5, 6, 9])
    expect(shownNumbers(2, 1)).toEqual([1, 2])
  })
})

describe('related posts', () => {
  const posts = [
    post('a', '2025-01-01', { tags: '[Roof, Storm damage, Gutter]' }),
    post('b', '2025-01-02', { tags: '[Roof, Gutter]' }),
    post('c', '2025-01-03', { tags: '[Roof]' }),
    post('d', '2025-01-05', { tags: '[Gutter]' }),
    post('e', '2025-01-05', { tags: '[gutter]' }),
    post('f', '2025-01-09', { tags: '[Paint]' }),
  ].join('')
  const site = siteOf(textOf(posts))
  const related = (route: string) => createAsk(site, {})('related', route).map((other) => other.route.at(-1))

  test('are the three with most of the tags, newer ones first, and always the same ones', () => {
    expect(related('/blog/a')).toEqual(['b', 'd', 'e'])
    expect(related('/blog/c')).toEqual(['b', 'a'])
    expect(related('/blog/f')).toEqual([])
  })

  test('stand at the end of the post, with a heading', () => {
    expect(pageHtml(site, '/blog/a')).toMatch(/<aside aria-labelledby="[^"]+"[^>]*>.*Related posts.*href="\/blog\/b"/s)
    expect(pageHtml(site, '/blog/f')).not.toContain('Related posts')
  })
})

test('posts in another language have tags and authors of their own, at addresses in that language', () => {
  const spanish = `${blogPage.replace('/blog:', '/es/blog:').replace('label: Blog', 'label: Blog en español\n    language: es-US\n    translationOf: /blog')}${post('granizo', '2025-03-01', { tags: '[Granizo]', more: '    language: es-US\n' }).replace('/blog/', '/es/blog/')}`
  const both = textOf(three, `${authors}  languages: [en-US, es-US]\n`)
  const site = siteOf(`${edit(both, '\npages:\n', '\ntranslations:\n  es-US: { pages: some }\npages:\n')}${spanish}`)
  expect(madeRoutes(site).filter((route) => route.startsWith('/es'))).toEqual([
    '/es/blog/temas/granizo',
    '/es/blog/autores/jane-doe',
  ])
  expect(page(site, '/es/blog/autores/jane-doe')).toMatchObject({
    language: 'es-US',
    translationOf: '/blog/authors/jane-doe',
  })
  const html = pageHtml(site, '/es/blog/temas/granizo')
  expect(html).toContain('<html lang="es-US"')
  expect(html).toContain('1 entrada sobre «Granizo»')
})

describe('the check', () => {
  test('finds an author who is not described, and knows the one who is meant', () => {
    const [problem] = checkPages(textOf(three.replace('author: jane-doe', 'author: Jane Doe')), options).problems
    expect(problem).toMatchObject({ code: 'unknown-author', severity: 'error' })
    expect(problem?.hint).toContain('Did you mean "jane-doe"?')
  })

  test('lets any name stand where the site describes no authors', () => {
    expect(codesOf(textOf(three.replaceAll('jane-doe', 'Anybody'), ''))).not.toContain('unknown-author')
  })

  test('names both lines of a tag that is spelled in two ways', () => {
    const text = textOf(`${three}${post('two', '2025-05-01', { tags: '[storm damage]' })}`)
    const problem = checkPages(text, options).problems.find(({ code }) => code === 'tag-spelling')
    const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1
    expect(problem).toMatchObject({ severity: 'warning', line: lineOf('[storm damage]') })
    expect(problem?.hint).toContain(`Also on line ${lineOf('tags: [Storm damage, TPO/EPDM]')}.`)
  })

  test('finds a tag that is described and that no post has', () => {
    expect(codesOf(textOf(three.replaceAll('Storm damage', 'Storms')))).toContain('unused-tag')
  })
})
