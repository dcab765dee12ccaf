/** Menus as the studio puts them in order: what is moved where, and what of the file changes by it. */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import {
  dropAt,
  type MenuItem,
  type MenuName,
  menus,
  moveTo,
  rowsOf,
  sizeOf,
  stepFrom,
  type Target,
  takeOut,
} from '../../studio/shell/outline/pages/menu.ts'

const source = `navigation:
  header:
    - { label: Home, href: / }
    # All that we do.
    - label: Services
      href: /services
      items:
        - { label: Wheels, href: /wheels }
        - label: Frames
          href: /frames
          items:
            - { label: Steel, href: /steel }
    - { label: About, href: /about }
  footer:
    - heading: Shop
      items: [{ label: Hours, href: /hours }]
    - heading: Company
      items:
        - { label: Team, href: /team }
        - { label: Jobs, href: /jobs }
pages:
  /: { title: Home, blocks: [] }
`
const itemsOf = (menu: MenuName): MenuItem[] => parse(source).navigation[menu]
const open = () => true

/** The menu as indented lines, once an entry has gone somewhere. */
function after(
  menu: MenuName,
  name: string,
  targetOf: (rows: ReturnType<typeof rowsOf>, at: number) => Target | undefined,
) {
  const rows = rowsOf(itemsOf(menu), open)
  const at = rows.findIndex(({ item }) => (item.label ?? item.heading) === name)
  const [row, target] = [rows[at], targetOf(rows, at)]
  if (!row || !target) return 'no place'
  const { source: text } = applyOperations(source, moveTo(['navigation', menu], row, target))
  return linesOf(parse(text).navigation[menu])
}

const linesOf = (items: MenuItem[]) =>
  rowsOf(items, open).map(({ depth, item }) => `${'  '.repeat(depth)}${item.label ?? item.heading}`)

const dropped = (menu: MenuName, name: string, to: number, levels = 0) =>
  after(menu, name, (rows, at) => dropAt(rows, at, { to, levels }, menus[menu]))
const stepped = (menu: MenuName, name: string, way: 'up' | 'down' | 'in' | 'out') =>
  after(menu, name, (rows, at) => stepFrom(rows, at, way, menus[menu]))

describe('an entry that is dragged', () => {
  test('takes along what stands below it', () => {
    const rows = rowsOf(itemsOf('header'), open)
    expect([sizeOf(rows, 0), sizeOf(rows, 1), sizeOf(rows, 3)]).toEqual([1, 4, 2])
    expect(dropped('header', 'Services', 0)).toEqual(['Services', '  Wheels', '  Frames', '    Steel', 'Home', 'About'])
  })
  test('goes under the one above where it is pulled in, no deeper than menus go, and out where it is pulled out', () => {
    expect(dropped('header', 'About', 2, 1)).toEqual([
      'Home',
      'Services',
      '  About',
      '  Wheels',
      '  Frames',
      '    Steel',
    ])
    expect(dropped('header', 'About', 5, 9)).toEqual([
      'Home',
      'Services',
      '  Wheels',
      '  Frames',
      '    Steel',
      '    About',
    ])
    expect(dropped('header', 'Services', 1, 1), 'two levels below it').toEqual(linesOf(itemsOf('header')))
    expect(dropped('header', 'Steel', 4, -2)).toEqual(['Home', 'Services', '  Wheels', '  Frames', 'Steel', 'About'])
  })
  test('never parts another one from those below it', () => {
    expect(dropped('header', 'About', 2, -5)).toEqual([
      'Home',
      'Services',
      '  About',
      '  Wheels',
      '  Frames',
      '    Steel',
    ])
  })
  test('goes last below one that is folded', () => {
    const rows = rowsOf(itemsOf('header'), () => false)
    expect(dropAt(rows, 2, { to: 2, levels: 1 }, menus.header)).toEqual({ under: [1], index: 2 })
    expect(dropAt(rows, 0, { to: 1, levels: 1 }, menus.header), 'counted without it').toEqual({ under: [0], index: 2 })
  })
  test('stays a link of a column in the footer, which keeps one', () => {
    expect(dropped('footer', 'Jobs', 1, 5)).toEqual(['Shop', '  Jobs', '  Hours', 'Company', '  Team'])
    expect(dropped('footer', 'Jobs', 0)).toBe('no place')
    expect(dropped('footer', 'Hours', 3), 'the only one of its column').toBe('no place')
    expect(dropped('footer', 'Company', 0)).toEqual(['Company', '  Team', '  Jobs', 'Shop', '  Hours'])
    expect(dropped('footer', 'Company', 1), 'within another column').toBe('no place')
  })
})

describe('a step', () => {
  test('leads past a neighbour with all below it, not into it', () => {
    expect(stepped('header', 'Home', 'down')).toEqual([
      'Services',
      '  Wheels',
      '  Frames',
      '    Steel',
      'Home',
      'About',
    ])
    expect(stepped('header', 'Home', 'up')).toBe('no place')
    expect(stepped('header', 'About', 'down')).toBe('no place')
  })
  test('in leads last below the neighbour above, and out behind the one that it was under', () => {
    expect(stepped('header', 'About', 'in')).toEqual([
      'Home',
      'Services',
      '  Wheels',
      '  Frames',
      '    Steel',
      '  About',
    ])
    expect(stepped('header', 'Steel', 'out')).toEqual(['Home', 'Services', '  Wheels', '  Frames', '  Steel', 'About'])
    expect(stepped('header', 'Home', 'in')).toBe('no place')
    expect(stepped('header', 'Steel', 'in')).toBe('no place')
    expect(stepped('header', 'Services', 'in'), 'too much below it').toBe('no place')
    expect(stepped('footer', 'Company', 'in'), 'a column').toBe('no place')
  })
})

test('what moves within its list takes its comment along, and no other line changes', () => {
  const [, services] = rowsOf(itemsOf('header'), open)
  const { source: text } = applyOperations(
    source,
    moveTo(['navigation', 'header'], services as never, { under: [], index: 0 }),
  )
  expect(text).toContain('  header:\n    # All that we do.\n    - label: Services\n')
})

test('a column of the footer goes with its last link', () => {
  const without = (path: (string | number)[]) => {
    const operation = takeOut(['navigation', 'footer'], itemsOf('footer'), path)
    return linesOf(parse(applyOperations(source, [operation]).source).navigation.footer)
  }
  expect(without([0, 'items', 0])).toEqual(['Company', '  Team', '  Jobs'])
  expect(without([1, 'items', 0])).toEqual(['Shop', '  Hours', 'Company', '  Jobs'])
})
