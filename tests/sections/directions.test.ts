/** Pages that are written from right to left: what begins at one side says so by start and end, not by left and right. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** What names a side in a style sheet, and in a list of Tailwind's words. */
const SIDES = [
  /\btext-align: (?:left|right)\b/,
  /\b(?:float|clear): (?:left|right)\b/,
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^\s*(?:left|right): [^'"]/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  // Four values, of which those at the sides differ.
  /\b(?:margin|padding|inset|border-width): [\w.%-]+ ([\w.%-]+) [\w.%-]+ (?!\1;)[\w.%-]+;/,
  /\btranslateX\(/,
  /\btranslate: -?[1-9]/,
  /(?<![\w-])-?(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /(?<![\w-])-?(?:left|right|[mp][lr]|scroll-[mp][lr]|rounded-(?:[lr]|[tb][lr])|border-[lr])-(?:\d|\[|px|auto|full|gutter)/,
  /(?<![\w-])-?translate-x-/,
]

/** The lines that are right whichever way a page is written, and why. */
const RIGHT: [file: string, line: string, why: string][] = [
  ['styles/header.css', 'translate: -50% 0;', 'in the middle'],
  ['styles/header.css', 'absolute top-full left-1/2', 'in the middle'],
  ['styles/looks.css', 'left: 50%;', 'in the middle'],
  ['styles/looks.css', 'translate: -50% 0;', 'in the middle'],
  ['styles/looks.css', 'text-align: right;', 'right to left alone, in what has the language of the browser'],
  ['styles/looks.css', 'left: 0.8rem;', 'the same'],
  ['styles/sections.css', 'transform: translateX(-100%);', 'the other way has an animation of its own'],
  ['styles/sections.css', 'transform: translateX(100%);', 'that animation'],
  ['styles/quotes.css', 'border-width: 0 1px 1px 0;', 'a corner that is turned to point down'],
  ['styles/old-browsers.css', 'left: -200vw;', 'out of sight, in browsers that know no other word'],
  ...[
    'left: 0.75rem;',
    'left: auto;',
    'right: 0.75rem;',
    'left: -1.5rem;',
    'left: var(--shown);',
    'transform: translateX(-50%);',
    'border-left: 3px solid',
  ].map((line): [string, string, string] => [
    'sections/before-after/before-after.css',
    line,
    'pictures keep their sides',
  ]),
]

const paths = globSync(['styles/*.css', 'sections/*/*.{css,tsx}', 'renderer/html/**/*.{css,tsx}'])

test('styles say start and end, where nothing else is meant', async () => {
  const found = await Promise.all(
    paths.map(async (path) => {
      const lines = (await readFile(path, 'utf8')).split('\n')
      return lines.filter((line) => SIDES.some((side) => side.test(line))).map((line) => ({ path, line: line.trim() }))
    }),
  )
  const all = found.flat()
  const isMeant = (each: { path: string; line: string }) =>
    RIGHT.some(([path, line]) => each.path === path && each.line.includes(line))
  expect(all.filter((each) => !isMeant(each))).toEqual([])
  expect(RIGHT.filter(([path, line]) => !all.some((each) => each.path === path && each.line.includes(line)))).toEqual(
    [],
  )
})
