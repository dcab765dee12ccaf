/** A section of a page that becomes a shared one: its text moves as it is written, and nothing else changes. */
import { expect, test } from 'vitest'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

const page = `pages:
  /: # home
    blocks:
      # Why they call us.
      - type: prose   # in a column
        text: >-
          Folded
          by hand.
        # Nobody knows.
      - { type: cta, heading: "Call" }
      - use: known
      - text: one of {service.name}
  /{service.slug}:
    blocks:
      - type: prose
        text: About {service.name}
`
const shared = `shared:
  known:
    type: notice

`
const share = (source: string, path: (string | number)[], name = 'why') =>
  applyOperations(source, [{ do: 'share', path, name }]).source

test('a section moves with its comments and line ends; the comment above its place stays there', () => {
  expect(share(shared + page, ['pages', '/', 'blocks', 0])).toBe(
    `shared:
  known:
    type: notice
  why:
    type: prose   # in a column
    text: >-
      Folded
      by hand.
    # Nobody knows.

${page.replace(/- type: prose {3}# in[^{]*# Nobody knows\.\n/, '- use: why\n')}`,
  )
})

test('a section in braces stays in braces', () => {
  const made = share(shared + page, ['pages', '/', 'blocks', 1])
  expect(made).toContain('  why: { type: cta, heading: "Call" }\n')
  expect(made).toContain('      - { use: why }\n      - use: known\n')
})

test('the last section of a file without a line break at its end goes, and the file has none afterwards', () => {
  const last = (shared + page).trimEnd().replace('About {service.name}', 'About us')
  const made = share(last, ['pages', '/{service.slug}', 'blocks', 0])
  expect(made).toMatch(/ {2}why:\n {4}type: prose\n {4}text: About us\n/)
  expect(made.endsWith('    blocks:\n      - use: why')).toBe(true)
})

test('a file without shared sections gets the part, before the pages', () => {
  const made = share(`site:\n  brand: Oak\n${page}`, ['pages', '/', 'blocks', 0])
  expect(made).toMatch(/shared:\n {2}why:\n {4}type: prose {3}# in a column\n.*# Nobody knows\.\n.*pages:/s)
})

test.each([
  [['pages', '/', 'blocks', 2], 'why', /is shared already, as "known"/],
  [['pages', '/', 'blocks', 0], 'known', /There is a shared section "known" already/],
  [['pages', '/', 'blocks', 0], 'Why us', /cannot be the name/],
  [['pages', '/', 'blocks'], 'why', /is no section of a page/],
  [['pages', '/{service.slug}', 'blocks', 0], 'why', /words of each page's own, such as "\{service/],
] as const)('%j as "%s" is refused with a reason', (path, name, reason) => {
  expect(() => share(shared + page, [...path], name)).toThrow(reason)
  expect(() => share(shared + page, [...path], name)).toThrow(Refusal)
})
