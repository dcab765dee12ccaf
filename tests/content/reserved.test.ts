/** What the server answers by itself is refused as a page's address, whatever the server adds to it. */
import { expect, test } from 'vitest'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { healthRoutes } from '../../server/health/endpoints.ts'
import { siteFile } from '../server/fixtures/forms.ts'
import { testApp } from '../server/support/app.ts'
import { edit, options, problemsOf, fixture as withOneForm } from './fixture.ts'

const formAt = (name: string) => `
  ${name}:
    endpoint: /${name}
    validation: browser
    fields:
      - { name: name, label: Name, type: text, required: Please enter your name }
    submit: Send
    submitting: Sending...
    success: { title: Sent, text: Thank you. }
    failure: { title: Error, text: "Please call {phone}" }`

/** With the addresses of all the server's forms. */
const fixture = edit(withOneForm, '\nshared:\n', `${['damage', 'news', 'rent'].map(formAt).join('')}\nshared:\n`)

const leaks = fixture.slice(fixture.indexOf('  /roof-leaks:\n'))
const withPage = (route: string) => fixture + edit(leaks, '/roof-leaks:\n', `${route}:\n    noindex: true\n`)
const withRedirect = (route: string) => edit(fixture, '/leak:', `${route}:`)
/** What is said of files in public/. */
const besides = (files: string[]) =>
  checkPages(withOneForm, { ...options, files: [...(options.files ?? []), ...files] }).problems
const reserved = (source: string) => problemsOf(source).filter(({ code }) => code === 'reserved-route')

test('every address at which the server answers by itself is refused for pages and redirects', async () => {
  const { app, close } = await testApp()
  const health = healthRoutes({} as Parameters<typeof healthRoutes>[0])
  await close()
  const paths = new Set([...app.routes, ...health.routes].map(({ path }) => path).filter((path) => !path.endsWith('*')))
  expect(paths.size).toBe(6 + new Set(Object.values(siteFile.forms).map(({ endpoint }) => endpoint)).size)
  for (const path of paths) {
    const line = withRedirect(path).split('\n').indexOf(`  ${path}: /roof-leaks`) + 1
    expect(reserved(withRedirect(path))).toMatchObject([{ line, column: 3, hint: 'Remove the redirect.' }])
    if (!path.includes('.')) expect(reserved(withPage(path))).toMatchObject([{ line: fixture.split('\n').length }])
  }
})

test('a page at the address of a form is told the form, one among the hashed files the folder, and /404 is taken', () => {
  const form = reserved(edit(withPage('/write'), 'endpoint: /functions/v1/send-contact-email', 'endpoint: /write'))
  expect(form).toMatchObject([
    {
      message: 'The page "/write" would not be reached: form "contact" is sent to this address',
      hint: 'Give the page another address, or the form another "endpoint".',
    },
  ])
  const own = 'formsAddress: /write'
  const plain = reserved(edit(withPage('/write'), '  keywords:', `  ${own}\n  keywords:`))
  expect(plain).toMatchObject([
    {
      message: 'The page "/write" would not be reached: forms are sent to this address where scripts are off',
      hint: 'Give the page another address, or forms another "formsAddress" under "site:".',
    },
  ])
  for (const route of ['/404', '/assets', '/assets/plans', '/fonts/lato'])
    expect(reserved(withPage(route))).toHaveLength(1)
  for (const route of ['/asset', '/livez/more', '/fonts-we-use']) expect(reserved(withPage(route))).toEqual([])
})

test('forms are not sent to what the server answers otherwise, or to where a file is shown', () => {
  const sentTo = (address: string) => reserved(edit(fixture, '  keywords:', `  formsAddress: ${address}\n  keywords:`))
  for (const address of ['/livez', '/_vitals', '/assets/send', '/sitemap.xml', '/feed.es-US.xml', '/send.gz'])
    expect(sentTo(address)).toMatchObject([{ message: expect.stringMatching(`^Forms sent to "${address}" would not`) }])
  expect(sentTo('/send')).toEqual([])
  expect(reserved(edit(fixture, 'endpoint: /functions/v1/send-contact-email', 'endpoint: /livez'))).toHaveLength(1)
})

test('the page of thanks that a site names is one that it has', () => {
  const problems = problemsOf(edit(fixture, '  keywords:', '  thankYouPage: /received\n  keywords:'))
  expect(problems).toMatchObject([{ code: 'dead-link', message: expect.stringContaining('/received') }])
})

test('a page is told the file of public/ that would be shown in its place', () => {
  expect(besides(['/index.html', '/roof-leaks/plan.pdf'])).toMatchObject([
    {
      message: 'The page "/" would not be reached: the file "public/index.html" is shown there',
      hint: 'Give the page another address, or remove the file.',
    },
  ])
  for (const file of ['/roof-leaks/index.html', '/roof-leaks', '/roof-leaks.html'])
    expect(besides([file])).toMatchObject([
      { message: `The page "/roof-leaks" would not be reached: the file "public${file}" is shown there` },
    ])
  expect(besides(['/leak'])).toMatchObject([{ hint: 'Remove the redirect, or remove the file.' }])
})

test('a link in public/ is told, since it is not published', () => {
  expect(checkPages(withOneForm, { ...options, links: ['/etc'] }).problems).toMatchObject([
    {
      code: 'file-left-out',
      severity: 'warning',
      message: '"public/etc" is a link to something elsewhere and is not published',
    },
  ])
})

test('files of public/ that cannot be there, and those that nobody would see, are told', () => {
  expect(besides(['/assets', '/sitemap.xml/old.xml'])).toMatchObject([
    { severity: 'error', message: expect.stringContaining('"public/assets" cannot be published: "/assets/" is') },
    { severity: 'error', message: expect.stringContaining('"public/sitemap.xml/old.xml" cannot be published') },
  ])
  expect(besides(['/assets/plan.js', '/robots.txt', '/feed.xml', '/plan.pdf'])).toMatchObject([
    {
      code: 'file-left-out',
      severity: 'warning',
      message: 'The file "public/robots.txt" is not published: the build writes its own in its place',
      hint: 'Remove it. A page with "noindex: true" is kept out of search results.',
    },
  ])
})
