/** Pages, sections and the announcement that show from or until some time only. */
import { describe, expect, test } from 'vitest'
import { sitemap } from '../../renderer/build/search.ts'
import { frameOf } from '../../renderer/expand/frame.ts'
import { withoutLinks } from '../../renderer/expand/menus.ts'
import { periodAt, periodsOf, spanOf } from '../../renderer/expand/periods.ts'
import { findPage } from '../../renderer/html/find-page.ts'
import { createAsk } from '../../renderer/html/questions.ts'
import { checkPages, type Site } from '../../renderer/pipeline/index.ts'
import { pageHtml } from '../words/render.tsx'
import { edit, fixture, options } from './fixture.ts'

const at = (moment: string) => Date.parse(moment)
const inNewYork = { data: { site: { timeZone: 'America/New_York' } }, shared: {} }

describe('a time', () => {
  test('is a day of the site, of which the last one counts in full, or a moment of it', () => {
    const span = (from?: unknown, until?: unknown, frame = inNewYork) => spanOf({ from, until }, frame)
    expect(span('2026-12-01', '2026-12-26')).toEqual({ from: at('2026-12-01T05:00Z'), until: at('2026-12-27T05:00Z') })
    // In between the clocks are turned.
    expect(span('2026-06-30', '2026-12-31')).toEqual({ from: at('2026-06-30T04:00Z'), until: at('2027-01-01T05:00Z') })
    expect(span('2026-12-01 08:00', '2026-12-26 18:30')).toEqual({
      from: at('2026-12-01T13:00Z'),
      until: at('2026-12-26T23:30Z'),
    })
  })

  test('goes by the clock of the world where the site has none that there is', () => {
    for (const timeZone of [undefined, 'America/Louisvile', 5])
      expect(spanOf({ from: '2026-12-01' }, { data: { site: { timeZone } } }).from).toBe(at('2026-12-01T00:00Z'))
  })

  test.each([undefined, '', 'soon', '2026-02-30', '2026-12-01 8:00', '2026-12-01 24:00', '2026-12-01T08:00', 20261201])(
    'is none in %j, which is reported by itself',
    (odd) => {
      const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
      expect(spanOf({ from: odd, until: odd }, inNewYork)).toEqual(always)
    },
  )
})

describe('the periods of a page', () => {
  const frame = frameOf({ site: {}, shared: { winter: { type: 'cta', from: '2026-12-01', until: '2027-02-28' } } })
  const ends = (...days: string[]) => days.map((day) => at(`${day}T00:00Z`))

  test('are none where all of it always shows', () => {
    expect(periodsOf({ blocks: [{ type: 'prose' }] }, frame)).toBeUndefined()
    expect(periodsOf('odd', frame)).toBeUndefined()
  })

  test('change with it and with each of its sections, those that are shared included', () => {
    const page = {
      until: '2027-12-31',
      blocks: [{ type: 'hero' }, { use: 'winter' }, { type: 'cta', until: '2026-12-24' }],
    }
    const [first, second, third, fourth] = ends('2026-12-01', '2026-12-25', '2027-03-01', '2028-01-01')
    expect(periodsOf(page, frame)).toEqual([
      { ends: first, isAway: false, hidden: [1] },
      { ends: second, isAway: false, hidden: [] },
      { ends: third, isAway: false, hidden: [2] },
      { ends: fourth, isAway: false, hidden: [1, 2] },
      { isAway: true, hidden: [1, 2] },
    ])
  })

  test('are those in which a shared section shows both as it is written and as it is placed', () => {
    const periods = periodsOf({ blocks: [{ use: 'winter', until: '2026-12-24' }] }, frame) ?? []
    const isHidden = (moment: string) => periodAt(periods, at(moment))?.hidden.length === 1
    expect(['2026-11-30T23:59Z', '2026-12-01T00:00Z', '2026-12-24T23:59Z', '2026-12-25T00:00Z'].map(isHidden)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

const offer = `  /offer:
    kind: guide
    title: The Winter Offer
    description: What a roof costs less in the winter, for how long, and what you have to do for it.
    from: 2026-12-01
    until: 2026-12-26
    blocks:
      - { type: page-hero, heading: The winter offer, text: A tenth less. }
      - { type: prose, heading: How, text: Call us. }
      - use: estimate
`
const LINK = '- { label: Leaks, href: /roof-leaks }'
/** The fixture in New York with a page for some time, one of its sections until a day, and an announcement. */
const timed = [
  ['  keywords: [roofing]\n', '  timeZone: America/New_York\n  keywords: [roofing]\n'],
  [
    '  keywords: [roofing]\n',
    '  announcement: { text: We move., from: 2026-12-10, until: 2026-12-12 18:00 }\n  keywords: [roofing]\n',
  ],
  [LINK, `${LINK}\n    - { label: Offer, href: /offer }`],
  [
    '    - heading: Help\n',
    '    - heading: Winter\n      items:\n        - { label: Offer, href: /offer }\n    - heading: Help\n',
  ],
  ['        id: causes\n', '        id: causes\n        from: 2026-12-20 09:00\n'],
  [
    'text: We mend it, see [roof leaks](/roof-leaks#causes).',
    'text: See [the offer](/offer#how) and [leaks](/roof-leaks#causes).',
  ],
].reduce(
  (source, [before = '', after = '']) => edit(source, before, after),
  `${fixture}${edit(offer, 'heading: How,', 'id: how, heading: How,')}`,
)

function siteAt(moment: string | undefined, source = timed): Site {
  const { site, problems } = checkPages(source, { ...options, ...(moment && { moment: at(moment) }) })
  if (!site) throw new Error(JSON.stringify(problems))
  return site
}
const [before, meanwhile, after] = [
  siteAt('2026-11-26T12:00Z'),
  siteAt('2026-12-11T12:00Z'),
  siteAt('2027-01-01T12:00Z'),
]

describe('a page that does not show at present', () => {
  test('is a draft, and shows with all that it has in its time', () => {
    expect([before, meanwhile, after].map((site) => findPage(site, '/offer')?.draft)).toEqual([true, undefined, true])
    expect(pageHtml(before, '/offer')).toContain('This page is not shown at present.')
    expect(pageHtml(before, '/offer')).not.toContain('A tenth less.')
    expect(pageHtml(meanwhile, '/offer')).toContain('A tenth less.')
  })

  test('is in no sitemap, and no menu leads to it', () => {
    expect([before, meanwhile, after].map((site) => sitemap(site).includes('/offer'))).toEqual([false, true, false])
    const menus = (site: Site) => JSON.stringify(site.navigation)
    expect([before, meanwhile, after].map((site) => menus(site).includes('/offer'))).toEqual([false, true, false])
    // A column without links is none.
    expect(before.navigation.footer?.map(({ heading }) => heading)).toEqual(['Help'])
    expect(meanwhile.navigation.footer?.map(({ heading }) => heading)).toEqual(['Winter', 'Help'])
  })

  test('leaves menus as they are but for what leads to it', () => {
    const isGone = (route: string) => route === '/gone'
    const menus = {
      header: [{ label: 'A', href: '/a', items: [{ label: 'Gone', href: '/gone#x' }] }],
      bar: [{ label: 'Gone', href: '/gone' }],
      quote: { label: 'Call', href: 'tel:1' },
      footer: [
        {
          heading: 'One',
          items: [
            { label: 'Gone', href: '/gone' },
            { label: 'A', href: '/a' },
          ],
        },
      ],
    }
    expect(withoutLinks(menus, isGone)).toEqual({
      header: [{ label: 'A', href: '/a' }],
      quote: { label: 'Call', href: 'tel:1' },
      footer: [{ heading: 'One', items: [{ label: 'A', href: '/a' }] }],
    })
  })
})

describe('a section that does not show at present', () => {
  test('is as if it were not written, for links to it too', () => {
    const leaks = (site: Site) => findPage(site, '/roof-leaks')
    expect(leaks(meanwhile)).toMatchObject({
      types: ['page-hero', 'cta'],
      anchors: expect.not.arrayContaining(['causes']),
    })
    expect(leaks(after)).toMatchObject({
      types: ['page-hero', 'cards', 'cta'],
      anchors: expect.arrayContaining(['causes']),
    })
    expect(leaks(meanwhile)?.blocks.map(({ type }) => type)).toEqual(['page-hero', 'cta'])
  })

  test('is not told of its time, nor are pages', () => {
    expect(leftOf(after)).toEqual([])
    expect(leftOf(meanwhile)).toEqual([])
  })

  test('shows with its time to whoever edits the site, and so does its page', () => {
    const whole = siteAt(undefined)
    expect(pageHtml(whole, '/roof-leaks')).toContain('<mark>2026-12-20 09:00 –</mark>')
    const placed = edit(timed, '      - use: estimate\n', '      - { use: estimate, until: 2026-12-24 }\n')
    expect(pageHtml(siteAt(undefined, placed), '/roof-leaks')).toContain('<mark>– 2026-12-24</mark>')
    expect(pageHtml(whole, '/offer')).toMatch(/<mark>2026-12-01 – 2026-12-26<\/mark>.*A tenth less\./s)
    expect(pageHtml(whole, '/')).toMatch(/<mark>2026-12-10 – 2026-12-12 18:00<\/mark>.*We move\./s)
    for (const site of [before, meanwhile, after])
      for (const route of site.routes) expect(pageHtml(site, route)).not.toContain('<mark>')
  })
})

/** Fields that say when something shows, in pages and their sections. */
const leftOf = (site: Site) =>
  site.pages.flatMap((page) => [page, ...page.blocks]).filter((part) => 'from' in part || 'until' in part)

test('the announcement shows in its time', () => {
  const shows = (moment: string) => pageHtml(siteAt(moment), '/').includes('We move.')
  expect(['2026-12-10T04:59Z', '2026-12-10T05:00Z', '2026-12-12T22:59Z', '2026-12-12T23:00Z'].map(shows)).toEqual([
    false,
    true,
    true,
    false,
  ])
  // Until a moment of a day only a build can end it.
  expect(pageHtml(siteAt('2026-12-10T05:00Z'), '/')).not.toContain('data-until')
  const wholeDay = siteAt('2026-12-10T05:00Z', edit(timed, 'until: 2026-12-12 18:00', 'until: 2026-12-12'))
  expect(pageHtml(wholeDay, '/')).toContain('data-until="2026-12-12"')
})

test('a site knows when something of it changes next', () => {
  const nextOf = (moment: string) => new Date(siteAt(moment).nextChange ?? 0).toISOString()
  const moments = ['2026-12-01T05:00:00.000Z', '2026-12-10T05:00:00.000Z', '2026-12-12T23:00:00.000Z']
  const all = [...moments, '2026-12-20T14:00:00.000Z', '2026-12-27T05:00:00.000Z']
  expect(['2026-11-26T12:00Z', ...all.slice(0, -1)].map(nextOf)).toEqual(all)
  expect(after).not.toHaveProperty('nextChange')
  expect(siteAt('2026-11-26T12:00Z', fixture)).not.toHaveProperty('nextChange')
})

describe('a build after another', () => {
  const changed = (one: Site, other: Site) => one.routes.filter((route) => one.hashOf(route) !== other.hashOf(route))

  test('makes what begins or ends to show, and leaves what stays the same', () => {
    const inMenus = siteAt('2026-12-20T13:59Z')
    expect(changed(inMenus, siteAt('2026-12-20T14:00Z'))).toEqual(['/roof-leaks'])
    expect(changed(inMenus, siteAt('2026-12-15T12:00Z'))).toEqual([])
    // Menus and the announcement stand on every page.
    expect(changed(before, siteAt('2026-12-05T12:00Z'))).toEqual(before.routes)
  })

  test('of a site without times is as it was', () => {
    expect(changed(siteAt('2026-11-26T12:00Z', fixture), siteAt('2027-11-26T12:00Z', fixture))).toEqual([])
    expect(changed(siteAt('2026-11-26T12:00Z', fixture), siteAt(undefined, fixture))).toEqual([])
  })
})

describe('a post that does not show at present', () => {
  const post = (name: string, tag: string, time = '') => `
  /blog/${name}:
    kind: post
    title: The post ${name}
    description: What we saw on a roof on that day, what we did about it, and what you can do about it yourself.
    date: 2026-01-02
    author: "{brand}"
    tags: [${tag}]
    summary: What we saw and did.
${time}    blocks:
      - { type: page-hero, heading: The post ${name}, text: "See [ice](/blog/tags/ice)." }
      - { type: article, text: It rained. }
`
  const blog = `
  /blog:
    kind: blog
    title: Notes From the Roof
    description: Short notes from the roofs of a town that does not exist, one for each thing that broke.
    blocks:
      - { type: page-hero, heading: Notes from the roof, text: Short ones. }
      - { type: posts, heading: All notes }
      - { type: prose, heading: Winter, text: "Call us.", from: 2026-12-20 }
`
  const source = `${fixture}${blog}${post('frost', 'ice', '    from: 2026-12-01\n')}${post('hail', 'storm')}`

  test('is in no list, and the page of its tag is a draft to which links may lead', () => {
    const site = siteAt('2026-11-26T12:00Z', source)
    const listed = (from: Site) => createAsk(from, {})('posts').map(({ route }: { route: string }) => route)
    expect(listed(site)).toEqual(['/blog/hail'])
    expect(findPage(site, '/blog/tags/ice')).toMatchObject({ draft: true })
    expect(sitemap(site)).not.toContain('/blog/tags/ice')
    const later = siteAt('2026-12-02T12:00Z', source)
    expect(listed(later)).toEqual(['/blog/frost', '/blog/hail'])
    expect(findPage(later, '/blog/tags/ice')?.draft).toBeUndefined()
  })

  test('leaves the sections that its lists have from the page of the blog in their time', () => {
    const types = (moment: string) =>
      findPage(siteAt(moment, source), '/blog/tags/storm')?.blocks.map(({ type }) => type)
    expect(types('2026-12-19T12:00Z')).toEqual(['page-hero', 'posts'])
    expect(types('2026-12-20T12:00Z')).toEqual(['page-hero', 'posts', 'prose'])
    expect(leftOf(siteAt('2026-12-20T12:00Z', source))).toEqual([])
  })
})

describe('the check', () => {
  const problemsOf = (source: string, today = '2026-11-26') => checkPages(source, { ...options, today }).problems
  const codes = (source: string, today?: string) => problemsOf(source, today).map(({ code }) => code)
  const inOffer = (before: string, after: string) => edit(timed, before, after)

  test('finds nothing in what comes and goes as it should, and says of what is over that it may be deleted', () => {
    expect(codes(timed)).toEqual([])
    expect(problemsOf(timed, '2026-12-26').map(({ message }) => message)).toEqual([
      'The announcement ended on 2026-12-12 18:00 and is shown no more',
    ])
    expect(problemsOf(timed, '2026-12-27').map(({ message }) => message)).toEqual([
      'The announcement ended on 2026-12-12 18:00 and is shown no more',
      'This was over on 2026-12-26 and is shown no more: /offer',
    ])
  })

  test.each(['2026-11-26', '2026-12-10', '2026-12-25', '2027-02-01'])(
    'finds the same mistakes on %s as on every other day, so that no build fails by night',
    (today) => {
      const wrong = edit(
        inOffer('/offer#how', '/offer#hwo'),
        '[leaks](/roof-leaks#causes)',
        '[leaks](/roof-leaks#cuases)',
      )
      const errors = problemsOf(wrong, today).filter(({ severity }) => severity === 'error')
      expect(errors.map(({ code }) => code)).toEqual(['dead-anchor', 'dead-anchor'])
    },
  )

  test('takes a section for another for a time, also under the same name', () => {
    const winter =
      '      - { type: page-hero, heading: The winter offer, text: A tenth less., id: top-offer, until: 2026-12-10 }\n'
    const late =
      '      - { type: page-hero, heading: The late offer, text: A fifth less., id: top-offer, from: 2026-12-11 }\n'
    const HERO = '      - { type: page-hero, heading: The winter offer, text: A tenth less. }\n'
    expect(codes(inOffer(HERO, winter + late))).toEqual([])
    const both = inOffer(HERO, winter + late.replace('from: 2026-12-11', 'from: 2026-12-10'))
    expect(problemsOf(both).map(({ message }) => message)).toEqual([
      'From 2026-12-10 00:00 on, /offer is no page of its kind: it shows two openings at once',
      'Block 2 of /offer answers to "#top-offer", as block 1 does',
    ])
    // That was before, and is no more.
    expect(codes(both, '2026-12-12')).not.toContain('wrong-at-times')
    expect(problemsOf(inOffer(HERO, late)).map(({ message }) => message)).toEqual([
      'From 2026-12-01 00:00 on, /offer is no page of its kind: it has no opening',
    ])
    expect(codes(inOffer(HERO, late), '2026-12-12')).toEqual([])
    expect(problemsOf(inOffer(HERO, winter), '2026-12-12').map(({ message }) => message)).toContain(
      'At present, /offer is no page of its kind: it has no opening',
    )
  })

  test('says when a page would be left without sections, but not while it does not show itself', () => {
    const SECTIONS = offer.slice(offer.indexOf('      - {')).replace('heading: How,', 'id: how, heading: How,')
    const only = (until: string) =>
      inOffer(SECTIONS, `      - { type: page-hero, heading: Winter, text: Less., id: how, until: ${until} }\n`)
    expect(problemsOf(only('2026-12-25')).map(({ message }) => message)).toContain(
      'From 2026-12-26 00:00 on, /offer is no page of its kind: none of its sections shows',
    )
    expect(codes(only('2026-12-26'))).not.toContain('wrong-at-times')
  })

  test('says of what pages of a kind cannot have that they cannot, whenever it shows', () => {
    const forbidden = edit(
      inOffer('    kind: guide\n    title: The Winter', '    kind: legal\n    title: The Winter'),
      'pages:\n',
      'kinds:\n  legal: { may: [prose, cta] }\npages:\n',
    )
    const stats =
      '      - { type: stats, from: 2026-12-05, items: [{ value: 5+, label: years }, { value: 24/7, label: on call }] }\n'
    expect(codes(edit(forbidden, '      - { type: prose, id: how', `${stats}      - { type: prose, id: how`))).toEqual([
      'forbidden-section',
    ])
    expect(codes(forbidden)).toEqual([])
  })

  test('asks for the clock by which it goes', () => {
    const withoutZone = edit(timed, '  timeZone: America/New_York\n', '')
    expect(problemsOf(withoutZone).map(({ message }) => message)).toEqual([
      '/roof-leaks shows something for some time only, and by which clock that is is not known: the site has no "timeZone"',
    ])
  })

  test('takes "from" and "until" beside "use", and nothing else', () => {
    const used = (more: string) => edit(timed, '      - use: estimate\n', `      - { use: estimate, ${more} }\n`)
    expect(codes(used('from: 2026-12-01, until: 2026-12-24'))).toEqual([])
    expect(codes(used('from: 2026-12-32'))).toEqual(['bad-format'])
    expect(codes(used('until: 2026-11-30, from: 2026-12-01'))).toEqual(['times-order'])
    expect(codes(used('tone: dark'))).toEqual(['unknown-key'])
  })

  test('has no objection to a post of a day to come that shows from then on', () => {
    const post = (time: string) =>
      edit(
        edit(timed, '    title: The Winter Offer\n', `    title: The Winter Offer\n    date: 2026-12-01\n`),
        '    from: 2026-12-01\n',
        time,
      )
    expect(codes(post('    from: 2026-12-01\n'))).toEqual([])
    expect(codes(post(''))).toEqual(['future-date'])
    expect(codes(post('    from: 2026-11-01\n'))).toEqual(['future-date'])
  })
})
