/** Films of openings: what is said of large ones, and of those that no layout shows. */
import { cp, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages, readSite } from '../../renderer/pipeline/index.ts'
import { copyOf, site } from '../editing/support/site.ts'
import { edit, fixture, options } from './fixture.ts'

const PICTURE = '        image: { src: hero.jpg, decorative: true }\n'
const withFilm = (layout = 'cover') =>
  edit(fixture, PICTURE, `${PICTURE}        layout: ${layout}\n        film: /tour.mp4\n`)
const found = (source: string, megabytes = 1) =>
  checkPages(source, {
    ...options,
    files: ['/og-image.png', '/tour.mp4'],
    videoBytes: { '/tour.mp4': megabytes * 1e6 },
  })
const codesOf = (source: string, megabytes?: number) => found(source, megabytes).problems.map(({ code }) => code)

test.each([
  ['cover', []],
  ['framed', []],
  ['corner', []],
  ['plain', ['setting-not-shown']],
  ['words', ['setting-not-shown']],
  // Of one picture both show it alone, and beside it the film.
  ['collage', []],
  ['slides', []],
])('a film in the layout %s', (layout, codes) => {
  expect(codesOf(withFilm(layout))).toEqual(codes)
})

test('several pictures leave no place for a film, and a film none for them', () => {
  const further = '        pictures: [{ src: hero.jpg, decorative: true }]\n'
  const messages = (layout: string) =>
    found(edit(withFilm(layout), PICTURE, PICTURE + further)).problems.map(({ message }) => message)
  expect(messages('slides')).toEqual([expect.stringMatching(/film.*"slides"/)])
  expect(messages('framed')).toEqual([expect.stringMatching(/pictures.*"framed"/)])
})

test('a film needs a picture, which shows until it comes', () => {
  const [problem] = found(edit(withFilm(), PICTURE, '')).problems
  expect([problem?.code, problem?.message]).toEqual(['missing-field', expect.stringContaining('image')])
})

test.each([
  [5, []],
  [6, ['large-film']],
])('a film of %i MB', (megabytes, codes) => {
  expect(codesOf(withFilm(), megabytes)).toEqual(codes)
})

test('a video that waits for a press may be large', () => {
  const video =
    '      - { type: video, heading: Watch, title: A roof, poster: { src: hero.jpg, decorative: true }, file: /tour.mp4 }\n'
  expect(codesOf(edit(fixture, '      - use: estimate\n', `${video}      - use: estimate\n`), 60)).toEqual([])
})

test('the policy of a site allows its film', () => {
  expect(found(withFilm()).site?.videos).toEqual(['/tour.mp4'])
})

test('a film that grew is told of although no page changed', async () => {
  const file = await copyOf(site)
  const folder = join(dirname(file), 'public')
  const film = join(folder, 'bench.webm')
  // The copy of a site has a link to the files of the first.
  await rm(folder)
  await cp('tests/fixture/public', folder, { recursive: true })
  const codes = async () => (await readSite(file)).problems.map(({ code }) => code)
  await writeFile(film, 'a short film')
  expect(await codes()).not.toContain('large-film')
  await truncate(film, 9e6)
  expect(await codes()).toContain('large-film')
})
