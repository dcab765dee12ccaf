/** Pages are read from either side: text and room are set from where reading begins, never from the left. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync(['styles/*.css', 'sections/**/*.{css,tsx}', 'renderer/html/**/*.{ts,tsx}'])
const SIDES =
  /text-align: (?:left|right)|(?:margin|padding|border)-(?:left|right)(?::|-)|["'\s:](?:text-(?:left|right)|[mp][lr]-[\w[]+|border-[lr](?:-\w+)?|rounded-[lr](?:-\w+)?|float-(?:left|right))["'\s]/

/** What a slider uncovers grows from the left in every language. */
const PHYSICAL = ['sections/before-after/before-after.css']
/** The styles of a library, for which it is loaded. */
const FOREIGN = ['styles/toasts.css']

test('no style names a side of the screen where the other is meant for who reads from there', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => SIDES.test(readFileSync(file, 'utf8'))).sort()).toEqual(
    [...PHYSICAL, ...FOREIGN].sort(),
  )
})
