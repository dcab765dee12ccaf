/** The pages of finished projects, and in which order a page lists them. */
import { expect, test } from 'vitest'
import { newestOfKind, projectsFrom } from '../../renderer/html/posts.ts'
import { readSite } from '../../renderer/pipeline/index.ts'

const routes = (pages: readonly { route: string }[]) => pages.map(({ route }) => route)

test('projects are listed newest first, and on the page of one beginning with the next', async () => {
  const { site } = await readSite('tests/fixture/pages.yaml')
  if (!site) throw new Error('the fixture has mistakes')
  const [tandem] = newestOfKind(site, 'project').filter(({ route }) => route === '/projects/tandem')
  if (!tandem) throw new Error('the fixture has no tandem')
  const dated = ['2023-05-01', '2025-09-09', '2024-01-01', '2022-02-02'].map((date) => ({
    ...tandem,
    route: `/projects/${date}`,
    date,
  }))
  const draft = { ...tandem, draft: true, route: '/projects/draft' }
  const spanish = { ...tandem, language: 'es-US', route: '/projects/es' }
  const found = newestOfKind({ ...site, pages: [...dated, draft, spanish] as typeof site.pages }, 'project')
  const [first, second, third, last] = ['2025-09-09', '2024-01-01', '2023-05-01', '2022-02-02'].map(
    (date) => `/projects/${date}`,
  )
  expect(routes(found)).toEqual([first, second, third, last])
  const listedOn = (route = '') => routes(projectsFrom({ ...tandem, route }, found))
  expect(listedOn('/about')).toEqual([first, second, third, last])
  expect(listedOn(second)).toEqual([third, last, first])
  expect(listedOn(last)).toEqual([first, second, third])
})

test('each community has a finished job that says its place, day, size and what its owner says', async () => {
  const { site } = await readSite('pages.yaml')
  const projects = site?.pages.filter(({ kind }) => kind === 'project') ?? []
  const places = ['Fern Creek', 'Germantown', 'Jeffersontown', 'New Albany, IN', 'Okolona', 'St. Matthews']
  expect(projects.map(({ place }) => place).sort()).toEqual(places)
  for (const { route, date, blocks } of projects) {
    const [told] = blocks.filter((block) => block.type === 'case')
    expect(date, route).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(
      told?.facts?.some(({ value }) => /\d (?:square )?feet/.test(value)),
      route,
    ).toBe(true)
    expect(told?.testimonial?.text.length, route).toBeGreaterThan(60)
    expect(blocks.map(({ type }) => type)).toContain('before-after')
  }
})
