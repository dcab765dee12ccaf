/**
 * Every slip of a hand in every line of a small site: what is told, where, how many lines from the slip, and of which lines.
 * After a change that is meant, `npx vitest run tests/content/slips.test.ts -u` writes it again.
 */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { createCache } from '../../renderer/cache/cache.ts'
import { sentences } from '../../renderer/messages/english.ts'
import { checkPages, type Problem } from '../../renderer/pipeline/index.ts'
import { fixture, options } from './fixture.ts'

/** The small site, and how a program writes it: nothing on one line, and long texts over several. */
const sites = [fixture, stringify(parse(fixture), { collectionStyle: 'block', lineWidth: 50 })].map((text) => {
  // As for who edits a file: of pages that are as they were everything is known.
  const cache = createCache()
  checkPages(text, { ...options, cache })
  return { lines: text.trimEnd().split('\n'), known: cache.turn() }
})
type Site = (typeof sites)[number]

/** Stands behind a line with which the file ends. */
const END = '\f'
type Slip = (line: string, next: string) => string | undefined
/** Words in a line replaced; undefined where it has none. */
const swap =
  (words: RegExp, others: string): Slip =>
  (line) => {
    const changed = line.replace(words, others)
    return changed === line ? undefined : changed
  }

const slips: Record<string, Slip> = {
  'one space more before it': (line) => ` ${line}`,
  'two spaces more before it': (line) => `  ${line}`,
  'one space fewer before it': swap(/^ /, ''),
  'two spaces fewer before it': swap(/^ {2}/, ''),
  'a tab before it': swap(/^ {2}/, '\t'),
  'spaces that do not break before it': swap(/^ {2}/, '\u00a0\u00a0'),
  'the space behind its colon gone': swap(/: (?=\S)/, ':'),
  'its colon gone': swap(/:(?= |$)/, ''),
  'a semicolon in place of its colon': swap(/:(?= |$)/, ';'),
  'an equals sign in place of its colon': swap(/:(?= |$)/, ' ='),
  'a space before its colon': swap(/:(?= |$)/, ' :'),
  'its dash gone': swap(/^( *)- /, '$1  '),
  'the space behind its dash gone': swap(/^( *)- /, '$1-'),
  'two dashes': swap(/^( *)- /, '$1- - '),
  'a dash before it': (line) => (/^ *-/.test(line) ? undefined : line.replace(/^( *)/, '$1- ')),
  'its closing quote gone': swap(/"(?=[^"]*$)/, ''),
  'its opening quote gone': swap(/"/, ''),
  'an apostrophe in single quotes': (line) =>
    line.includes('"') ? line.replaceAll('"', "'").replace(/(\w)(?=\w'[^']*$)/, "$1'") : undefined,
  'a quote in its quotes': swap(/"([^"]+)(\w)"/, '"$1"$2"'),
  'a sign behind its quotes': swap(/("[^"]+")(?=[^"]*$)/, '$1!'),
  'single quotes that do not close': (line) =>
    line.includes('"') ? line.replaceAll('"', "'").replace(/'(?=[^']*$)/, '') : undefined,
  'two kinds of quotes': swap(/"(?=[^"]*$)/, "'"),
  'its quotes gone': (line) => (line.includes('"') ? line.replaceAll('"', '') : undefined),
  'round quotes': (line) => (line.includes('"') ? line.replace('"', '“').replace('"', '”') : undefined),
  'a quote in its text': swap(/(\w) (?=\w+[^"]*$)/, '$1 "'),
  'its closing brace gone': swap(/ }(?=[^}]*$)/, ''),
  'its opening brace gone': swap(/{ /, ''),
  'a brace too many': swap(/ }(?=[^}]*$)/, ' } }'),
  'its closing bracket gone': swap(/](?=[^\]]*$)/, ''),
  'its opening bracket gone': swap(/\[/, ''),
  'a bracket that closes its brace': swap(/}(?=[^}]*$)/, ']'),
  'a comma gone': swap(/, (?=\w+:)/, ' '),
  'a comma at its end': (line) => `${line},`,
  'two commas': swap(/, (?=\w+:)/, ',, '),
  'a colon in its text': swap(/(\w) (?=\w+$)/, '$1: '),
  'a comma in its text': swap(/(label|title|text|value): ([\w+]+)/, '$1: $2, too'),
  'a remark in its text': swap(/(\w) (?=\w+$)/, '$1 #'),
  'a text that begins with a sign': swap(/: (?=[A-Za-z])/, ': @'),
  'a text that begins with an asterisk': swap(/: (?=[A-Za-z])/, ': *'),
  'a text that begins with a percent sign': swap(/: (?=[A-Za-z])/, ': %'),
  'a text that begins with a bar': swap(/: (?=[A-Za-z])/, ': |'),
  'a text that begins with an ampersand': swap(/: (?=[A-Za-z])/, ': &'),
  'a text that begins with an exclamation mark': swap(/: (?=[A-Za-z])/, ': !'),
  'a text that begins with a quoted word': swap(/: ([A-Za-z]+)(?= \w)/, ': "$1"'),
  'a text that begins with a backquote': swap(/: (?=[A-Za-z])/, ': `'),
  'a text that begins with a brace': swap(/: (?=[A-Za-z])/, ': {'),
  'a text that begins with a bracket': swap(/: (?=[A-Za-z])/, ': ['),
  'a text that begins with a hash': swap(/: (?=[A-Za-z])/, ': #'),
  'a text that begins with a dash': swap(/: (?=[A-Za-z])/, ': - '),
  'a text that begins with a question mark': swap(/: (?=[A-Za-z])/, ': ? '),
  'a text that begins with an angle': swap(/: (?=[A-Za-z])/, ': > '),
  'a text that begins with a single quote': swap(/: (?=[A-Za-z])/, ": '"),
  'a text in bold': swap(/: ([A-Za-z][^,"{}]*)/, ': **$1**'),
  'a word in asterisks': swap(/: ([A-Za-z]+)/, ': *$1*'),
  'an alias': swap(/: ([A-Za-z]+)$/, ': *$1'),
  'an anchor': swap(/: ([A-Za-z]+)$/, ': &$1'),
  'a tag': swap(/: ([A-Za-z]+)$/, ': !$1'),
  'an asterisk for its dash': swap(/^( *)- /, '$1* '),
  'a bullet for its dash': swap(/^( *)- /, '$1• '),
  'a long dash for its dash': swap(/^( *)- /, '$1– '),
  'a number for its dash': swap(/^( *)- /, '$11. '),
  'its key in bold': swap(/^( *(?:- )?)(\w+):/, '$1**$2**:'),
  'its key in a program': swap(/^( *(?:- )?)(\w+): ?(.*)$/, '$1"$2": "$3",'),
  'a fence before it': (line) => `\`\`\`yaml\n${line}`,
  'a fence behind it': (line) => `${line}\n\`\`\``,
  'three dashes before it': (line) => `---\n${line}`,
  'three dots behind it': (line) => `${line}\n...`,
  'both sides of a merge': (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> other`,
  'a stray letter before it': (line) => `x\n${line}`,
  'the file ends behind it': (line) => `${line}${END}`,
  'the file ends in its middle': (line) => `${line.slice(0, Math.ceil((line.length + line.search(/\S/)) / 2))}${END}`,
  'a capital for its first letter': swap(/[a-z](?=[a-zA-Z]*: )/, 'X'),
  'its key alone': swap(/: .+$/, ':'),
  'it is gone': () => '',
  'it stands twice': (line) => `${line}\n${line}`,
  'it is a remark': (line) => `# ${line}`,
  'the next one on the same line': (line, next) => `${line} ${next.trim()}\n`,
  'cut in its middle': (line) => line.replace(/^(.{14}\S*) /, '$1\n'),
}

/** What is told of the file with the slip in a line. */
function problemsOf({ lines, known }: Site, slip: Slip, at: number): Problem[] | undefined {
  const [line = '', next = ''] = lines.slice(at)
  const slipped = slip(line, next)
  if (slipped === undefined) return undefined
  const isGone = slipped === ''
  const count = slipped.endsWith(END) ? lines.length : slipped.endsWith('\n') ? 2 : 1
  const source = `${lines.toSpliced(at, count, ...(isGone ? [] : [slipped.trimEnd()])).join('\n')}\n`
  return checkPages(source, { ...options, cache: createCache(known) }).problems
}

/** The codes with the distance from the slip, and the sentences that have another name. */
const outcomeOf = (problems: readonly Problem[], at: number) =>
  problems
    .map(({ code, line, said }) => {
      const ids = sentences(said.message, said.hint).map(({ id }) => id)
      const others = ids.filter((id) => id !== code && id !== `${code}.hint`)
      return [`${code} at ${line - at - 1}`, ...others].join(' ')
    })
    .join('; ') || 'nothing'

const valuesOf = ([problem]: readonly Problem[]) =>
  problem
    ? `${problem.column}-${problem.endColumn ?? ''} ${JSON.stringify(sentences(problem.said.message, problem.said.hint).map(({ values }) => values ?? ''))}`
    : ''

// Not every line has each slip, and every line has some: all of them would take half a minute.
test.each(Object.keys(slips).map((name, index) => ({ name, index })))('$name', ({ name, index }) => {
  const told = sites.flatMap((site, version) => {
    const outcomes = new Map<string, { first: string; lines: number[] }>()
    const stride = 4 * (version + 1)
    for (let at = index % stride; at < site.lines.length; at += stride) {
      const problems = problemsOf(site, slips[name] as Slip, at)
      if (problems === undefined) continue
      const outcome = outcomeOf(problems, at)
      const { first = valuesOf(problems), lines = [] } = outcomes.get(outcome) ?? {}
      outcomes.set(outcome, { first, lines: [...lines, at + 1] })
    }
    return [...outcomes].map(([outcome, { first, lines }]) => `${lines.join(' ')}: ${outcome} ${first}`)
  })
  expect(told.join('\n')).toMatchSnapshot()
})
