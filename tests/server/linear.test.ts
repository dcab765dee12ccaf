/** Nothing that a visitor sends may take long: every pattern is held against long texts that are made to confuse it. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { formRules } from '../../renderer/forms/rules.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { csvCell } from '../../server/owner/formats.ts'
import { siteFile } from './fixtures/forms.ts'

type Pattern = { place: string; pattern: RegExp }

/** Every pattern that a file writes down. */
function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      found.push({ place: `${file}: ${node.raw}`, pattern: new RegExp(pattern, flags) })
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}
// The settings are the owner's.
const files = globSync(['server/**/*.ts', 'renderer/forms/*.ts', 'renderer/forms/wire.ts']).filter(
  (file) => file !== 'server/settings.ts',
)
const patterns = files.flatMap(patternsIn)

type Attack = (length: number) => string
/** Long runs of one sign or two that a pattern names, after each beginning, with an end that fits nothing. */
function attacksOn({ source }: RegExp): Attack[] {
  const own = [...new Set(source.replace(/\\p\{\w+\}|[\\^$()[\]{}|?*+]/g, ''))]
  const starts = ['', 'a@', ...own]
  return [...new Set([...own, ...'a1 .\n\t'])].flatMap((letter) => [
    ...starts.map((start) => (length: number) => `${start}${letter.repeat(length)}\u0000 x`),
    ...own.slice(0, 8).map((other) => (length: number) => `${(letter + other).repeat(length / 2)}\u0000 x`),
  ])
}

const processorMs = () => process.cpuUsage().user / 1000
/** The least of some runs: others use the machine too. */
function costOf(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let runs = 0; runs < 4; runs += 1) {
    const before = processorMs()
    run()
    least = Math.min(least, processorMs() - before)
  }
  return least
}

/**
 * Eight times the text takes a quadratic pattern 64 times as long and a linear one eight times: far enough apart for a
 * machine that does other work. What takes a few milliseconds for the long text is quick, whatever its growth.
 */
function isQuadratic(run: (text: string) => unknown, attack: Attack): boolean {
  const [short, long] = [attack(2_000), attack(16_000)]
  const before = processorMs()
  run(long)
  if (processorMs() - before < 5) return false
  const eightfold = costOf(() => run(long))
  return eightfold > 5 && eightfold > costOf(() => run(short)) * 20
}

const slowAttackOn = (pattern: RegExp) =>
  attacksOn(pattern).find((attack) => isQuadratic((text) => text.replace(pattern, ''), attack))?.(6)

test('this test finds the patterns, and the slow ones among them', () => {
  expect(patterns.length).toBeGreaterThan(25)
  for (const slow of [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /\s+$/]) expect(slowAttackOn(slow), String(slow)).toBeDefined()
}, 60_000)

test('no pattern takes much more than eight times as long for eight times the text', () => {
  for (const { place, pattern } of patterns) expect(slowAttackOn(pattern), place).toBeUndefined()
}, 60_000)

test('patterns that are put together elsewhere are quick too', () => {
  const made = files.filter((file) => readFileSync(file, 'utf8').includes('new RegExp('))
  // What a browser says that it accepts is 16 KB at most.
  expect(made.sort()).toEqual(['server/owner/formats.ts', 'server/static/files.ts'])
  for (const attack of attacksOn(/[=;\t]\u200b/)) expect(isQuadratic(csvCell, attack), attack(6)).toBe(false)
}, 60_000)

test('a form judges the length of a value before anything else', () => {
  const form = siteFile.forms.contact as Form
  const value = (length: number) => `a@${'.'.repeat(length)} x`
  const check = (email: string) =>
    formRules(form, wordsOf('en-US').form).safeParse({ name: 'Ada', message: 'Hello', email })
  expect(check(value(300)).error?.issues.map(({ message }) => message)).toEqual([
    'Please keep “Email” to 254 characters or fewer',
  ])
  expect(isQuadratic(check, value)).toBe(false)
})
