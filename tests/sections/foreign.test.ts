/** Videos, calendars and maps of other sites: what a frame loads, and what the policy allows for it. */
import { describe, expect, test } from 'vitest'
import { foreignOrigin, frameOf, mapOf, playerOf } from '../../renderer/common/foreign.ts'
import { contextOf } from '../../renderer/html/context.ts'
import { structuredData } from '../../renderer/html/document/structured-data/index.ts'
import { checkPages, type Site } from '../../renderer/pipeline/index.ts'
import { fixture, options } from '../content/fixture.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1', youTube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youTube],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', youTube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youTube],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m5s', `${youTube}&start=65`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90', `${youTube}&start=90`],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/a1b2c3d4e5', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=a1b2c3d4e5'],
  ['https://player.vimeo.com/video/76979871?h=a1b2', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=a1b2'],
])('the video %s is played by %s', (address, src) => {
  expect(playerOf(address)?.src).toBe(src)
})

test.each([
  'https://www.youtube.com/@linden',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example.net/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ"onload=',
  'not an address',
])('%s is no video that a page can play', (address) => {
  expect(playerOf(address)).toBe(undefined)
})

test('Google is told that its calendar stands in a page, others get the address as it is written', () => {
  const google = 'https://calendar.google.com/calendar/appointments/schedules/AcZ'
  expect(frameOf(google)).toMatchObject({ from: 'Google', src: `${google}?gv=true`, href: google })
  expect(frameOf('https://www.doctolib.de/x')).toMatchObject({ from: 'Doctolib', src: 'https://www.doctolib.de/x' })
})

test('a map of streets has the place in its middle', () => {
  const { searchParams } = new URL(mapOf({ latitude: -33.5, longitude: 151.25 }).src)
  expect(searchParams.get('marker')).toBe('-33.5,151.25')
  expect(searchParams.get('bbox')).toBe('151.2200,-33.5200,151.2800,-33.4800')
})

test('no origin is named for what is no address, so that none slips into the policy', () => {
  expect(foreignOrigin('frame', 'https://calendly.com/x y')).toBe('https://calendly.com')
  for (const text of ["https://*; script-src 'unsafe-inline'", 'javascript:alert(1)', 'http://calendly.com/x', ''])
    expect(foreignOrigin('frame', text)).toBe(undefined)
})

const section = (fields: string) => `      - { type: video, heading: Watch, title: A roof, ${fields} }\n`
const page = (blocks: string) => `  /watch:
    kind: guide
    title: Watch Us Work
    description: A page that shows a video, written for a test of what pages load from other sites.
    blocks:
      - { type: page-hero, heading: Watch us, text: At work. }
${blocks}      - { use: estimate }
`
const siteWith = (blocks: string): Site => {
  const { site, problems } = checkPages(fixture + page(blocks), { ...options, files: ['/og-image.png', '/tour.mp4'] })
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  return site as Site
}

describe('a site knows', () => {
  const poster = 'poster: { src: hero.jpg, decorative: true }'

  test('whose frames its pages may load, each once, and no other', () => {
    expect(siteWith('').frames).toEqual([])
    const calendar = '      - { type: booking, heading: Book, url: "https://calendly.com/a/b" }\n'
    const { frames, videos } = siteWith(calendar + calendar + section(`${poster}, url: "https://youtu.be/aqz-KE-bpKQ"`))
    expect(frames).toEqual(['https://calendly.com', 'https://www.youtube-nocookie.com'])
    expect(videos).toEqual([])
  })

  test('that a video of its own is played', () => {
    const { frames, videos } = siteWith(section(`${poster}, file: /tour.mp4`))
    expect([frames, videos]).toEqual([[], ['/tour.mp4']])
  })

  test('what search engines may be told of a video: all of title, caption, picture and day, or nothing', () => {
    const images = {
      'hero.jpg': {
        width: 3,
        height: 2,
        variants: { avif: [], webp: [{ url: '/i/h.webp', width: 3 }] },
        placeholder: '',
      },
    }
    const dataOf = (fields: string) => {
      const site = siteWith(section(`${poster}, file: /tour.mp4, ${fields}`))
      const page = site.pages.find(({ route }) => route === '/watch') as Site['pages'][number]
      const graph = structuredData(contextOf({ site, page, images, icon: '' }))['@graph'] as { '@type': string }[]
      return graph.find((data) => data['@type'] === 'VideoObject')
    }
    expect(dataOf('caption: In a day., date: "2025-05-20"')).toMatchObject({
      name: 'A roof',
      description: 'In a day.',
      thumbnailUrl: 'https://www.oak.example.com/i/h.webp',
      uploadDate: '2025-05-20',
      contentUrl: 'https://www.oak.example.com/tour.mp4',
    })
    for (const fields of ['caption: In a day.', 'date: "2025-05-20"']) expect(dataOf(fields)).toBe(undefined)
  })
})
