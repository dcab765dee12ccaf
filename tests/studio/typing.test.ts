/** Texts with bold words and lists as they are typed on the page, and how they are written. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { markdown } from '../../renderer/html/markdown.ts'
import { mapBlock, type Text } from '../../renderer/schema/walk.ts'
import { unwrap, wrapLike } from '../../studio/shell/form/wrapping.ts'
import { cut, insert, join, link, split, toggleList, toggleLook } from '../../studio/shell/frame/typing/change-units.ts'
import { isAlike, type Run, readLine, writeLine } from '../../studio/shell/frame/typing/runs.ts'
import { placeAtIndex, readUnits, said, type Unit, writeUnits } from '../../studio/shell/frame/typing/units.ts'
import { fixtureFile } from '../support/places.ts'

/** All texts of a file in which Markdown may stand. */
function markdownIn(file: string): string[] {
  const data = parse(readFileSync(file, 'utf8'))
  const found: string[] = []
  const take = ({ text, schema }: Text) => {
    if (schema.content === 'markdown') found.push(text)
    return text
  }
  const blocks = [...Object.values(data.pages).flatMap(blocksOf), ...Object.values(data.shared ?? {})]
  for (const block of blocks) mapBlock(block, [], take)
  return found
}

test.each([fixtureFile, 'pages.yaml'])('each text of %s can be typed on the page and is written as it was', (file) => {
  const texts = markdownIn(file)
  expect(texts.length).toBeGreaterThan(100)
  const refused = texts.filter((text) => {
    const units = readUnits(unwrap(text).trimEnd())
    if (units) expect(wrapLike(writeUnits(units), text.trimEnd())).toBe(text.trimEnd())
    return !units || units.every(({ kind }) => kind === 'written')
  })
  expect(refused).toEqual([])
})

/** What browsers show of a line, as the parser of the pages has it. */
function shownOf(line: string): Run[] | undefined {
  const [open, inline, ...others] = markdown.parse(line, {})
  if (open?.type !== 'paragraph_open' || others.length !== 1) return undefined
  const runs: Run[] = []
  const depths = { strong: 0, em: 0 }
  let href: string | undefined
  for (const { type, content, attrGet, ...token } of inline?.children ?? []) {
    if (type === 'strong_open') depths.strong++
    else if (type === 'strong_close') depths.strong--
    else if (type === 'em_open') depths.em++
    else if (type === 'em_close') depths.em--
    else if (type === 'link_open') href = String(token.attrs?.[0]?.[1])
    else if (type === 'link_close') href = undefined
    else if (type === 'text' || type === 'text_special') {
      const look = { ...(depths.strong && { bold: true }), ...(depths.em && { italic: true }), ...(href && { href }) }
      const last = runs.at(-1)
      if (content === '') continue
      if (last && isAlike(last, look)) last.text += content
      else runs.push({ ...look, text: content })
    } else return undefined
  }
  return runs
}

/** Numbers that are the same in each run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}
const plainly = (runs: readonly Run[]) => runs.map(({ isName: _, ...run }) => run)

test('what is read of a line is what the pages show of it', () => {
  const pieces = [
    '*',
    '**',
    '_',
    '[',
    '](/x)',
    '`',
    '\\',
    '<',
    '&amp;',
    '!',
    '~~',
    ' ',
    'a',
    'b',
    '.',
    '"',
    '1',
    '&',
    '(',
  ]
  const next = numbersFrom(7)
  let read = 0
  markdown.set({ typographer: false })
  for (let count = 0; count < 20_000; count++) {
    const line = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('')
    const runs = /^\s|\s$/.test(line) ? undefined : readLine(line)
    const shown = runs && shownOf(line)
    if (!runs || !shown) continue
    read++
    expect(plainly(runs), line).toEqual(shown)
  }
  markdown.set({ typographer: true })
  expect(read).toBeGreaterThan(2000)
})

test('whatever is typed and made bold is shown just so again', () => {
  const pieces = [
    '*',
    '_',
    '[x](y)',
    '`',
    '\\',
    '<b>',
    '&amp;',
    '- ',
    '1. ',
    '# ',
    ' ',
    'word',
    '.',
    '"',
    '{phone}',
    '|',
    '===',
  ]
  const next = numbersFrom(11)
  for (let count = 0; count < 5_000; count++) {
    const runs: Run[] = Array.from({ length: 1 + next(4) }, () => ({
      text: Array.from({ length: 1 + next(4) }, () => pieces[next(pieces.length)]).join(''),
      ...(next(3) === 0 && { bold: true }),
      ...(next(4) === 0 && { italic: true }),
      ...(next(6) === 0 && { href: '/page' }),
    }))
    const line = writeLine(runs)
    const wordsOf = (each: readonly Run[]) => each.map(({ text }) => text).join('')
    const again = readLine(line)
    expect(again && wordsOf(again), JSON.stringify(runs)).toBe(wordsOf(runs))
    expect(writeLine(again ?? [])).toBe(line)
    const unit: Unit = { kind: 'paragraph', runs }
    const text = writeUnits([unit, unit])
    const units = readUnits(text)
    if (text !== '')
      expect(
        units?.map(({ kind }) => kind),
        text,
      ).toEqual(['paragraph', 'paragraph'])
  }
})

test('units are read as the pages show them', () => {
  const lines = [
    'one',
    '**two** x',
    '- a',
    '- b',
    '* c',
    '1. d',
    '2. e',
    '7) f',
    '### g',
    '',
    '',
    '> q',
    '---',
    '| t |',
    '  x',
  ]
  const next = numbersFrom(3)
  let read = 0
  for (let count = 0; count < 5000; count++) {
    const text = Array.from({ length: 1 + next(6) }, () => lines[next(lines.length)])
      .join('\n')
      .trim()
    const units = readUnits(unwrap(text))
    // What is left as it is may be several parts for the pages.
    if (!units?.length || units.some(({ source }) => source?.includes('\n'))) continue
    read++
    const shown = markdown.parse(text, {}).filter(({ type, level, hidden }) => {
      if (type === 'paragraph_open') return level === 0 && !hidden
      return /^(?:heading_open|list_item_open|blockquote_open|hr)$/.test(type) && level < 2
    })
    const kinds = shown.map(({ type, markup }) => {
      if (type === 'list_item_open') return /\d|[.)]/.test(markup) ? 'number' : 'bullet'
      return { paragraph_open: 'paragraph', heading_open: 'heading' }[type] ?? 'written'
    })
    expect(
      units.map(({ kind, source }) => (source?.startsWith('|') ? 'paragraph' : kind)),
      text,
    ).toEqual(kinds)
  }
  expect(read).toBeGreaterThan(1000)
})

test('whatever is done to units, the words that are left are written and read again', () => {
  const next = numbersFrom(5)
  const start = readUnits('One **bold** word {phone}.\n\n- a [link](/x)\n- b\n\n### Head\n\nLast *one* of all')
  for (let round = 0; round < 300; round++) {
    let units = start ?? []
    for (let step = 0; step < 12; step++) {
      const all = said(units).length
      const [one = 0, other = 0] = [next(all + 1), next(all + 1)].sort((a, b) => a - b)
      const [from, to] = [placeAtIndex(units, one), placeAtIndex(units, other)]
      const at = { units, from, to }
      const deeds = [
        () => cut(at),
        () => split({ ...at, to: from }),
        () => join(units, from.unit),
        () => toggleLook(at, next(2) === 0 ? 'bold' : 'italic'),
        () => toggleList(at),
        () => link(at, next(2) === 0 ? '/y' : undefined),
        () => insert({ ...at, to: from }, [{ kind: 'paragraph', runs: [{ text: 'new*' }] }]),
        () => insert({ ...at, to: from }, readUnits('p\n\n1. n\n2. m') ?? []),
      ]
      ;({ units } = deeds[next(deeds.length)]?.() ?? at)
    }
    const text = writeUnits(units)
    const again = text === '' ? [] : readUnits(text)
    const words = (each: readonly Unit[] = []) =>
      each.map((unit) => said([unit]).trim()).filter((line) => line.trim() !== '')
    expect(again && words(again), JSON.stringify(text)).toEqual(words(units))
  }
})
