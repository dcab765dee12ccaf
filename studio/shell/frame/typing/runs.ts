/** A stretch of a text with one look: words, or a name in braces that stands for a value. */
export interface Run extends Look {
  text: string
  isName?: boolean
}

export interface Look {
  bold?: boolean
  italic?: boolean
  href?: string
}

const name = /\{[a-zA-Z][\w-]*(?:\.[\w-]+)*\}/
const names = new RegExp(`(${name.source})`)

/** A plain text with its names apart. */
export const namesApart = (text: string, look: Look = {}): Run[] =>
  text
    .split(names)
    .map((part, index) => ({ ...look, text: part, ...(index % 2 === 1 && { isName: true }) }))
    .filter(({ text }) => text !== '')

const signs = new RegExp(
  [
    String.raw`\\([!-/:-@[-${'`'}{-~])`,
    `(${name.source})`,
    String.raw`\[((?:[^[\]\\${'`'}<]|\\.)+)\]\(([^\s()<>"'\\]+)\)`,
    String.raw`\*\*((?:[^*\\]|\\.|\*(?:[^*\\]|\\.)+\*)+?)\*\*(?!\*)`,
    String.raw`\*((?:[^*\\]|\\.|\*\*(?:[^*\\]|\\.)+\*\*)+?)\*(?!\*)`,
  ].join('|'),
  'y',
)

/** What may mean something else to Markdown than what is read here. */
const unsure =
  /[\\[\]`\n]|~~|<(?=[A-Za-z/!?])|&(?=#|\w+;)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\d])_(?!\s)|(?<!\s)_(?![\p{L}\d])/u

/**
 * Reads a line of Markdown as far as it is surely understood: bold and slanted words, links and names. Undefined where
 * anything in it could be something else; what can be read is written again just as it was.
 */
export function readLine(line: string, look: Look = {}): Run[] | undefined {
  const runs: Run[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') runs.push({ ...look, text: plain })
    plain = ''
  }
  for (let at = 0; at < line.length; ) {
    signs.lastIndex = at
    const [whole, escaped, named, words, href, bold, italic] = signs.exec(line) ?? []
    const end = at + (whole?.length ?? 1)
    if (whole === undefined) {
      if (isUnsure(line, at)) return undefined
      plain += line[at]
    } else if (escaped !== undefined) plain += escaped
    else {
      flush()
      const inner = named !== undefined ? [{ ...look, text: named, isName: true }] : within()
      if (!inner) return undefined
      runs.push(...inner)
    }
    at = end

    function within(): Run[] | undefined {
      if (href !== undefined)
        return look.href !== undefined || line[at - 1] === '!' ? undefined : readLine(words ?? '', { ...look, href })
      const [inner, key] = bold !== undefined ? ([bold, 'bold'] as const) : ([italic ?? '', 'italic'] as const)
      const sign = bold !== undefined ? 2 : 1
      if (look[key] || line[at - 1] === '*') return undefined
      return opens(line, at, sign) && closes(line, end, sign) ? readLine(inner, { ...look, [key]: true }) : undefined
    }
  }
  flush()
  return merged(runs)
}

const isUnsure = (line: string, at: number) => {
  const found = unsure.exec(line.slice(Math.max(0, at - 1), at + 40))
  return found !== null && found.index === Math.min(at, 1)
}

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
const isMark = (sign: string | undefined) => sign !== undefined && /[\p{P}\p{S}]/u.test(sign)

/** Whether Markdown takes signs for the beginning of bold words, by what stands around them. */
function opens(line: string, at: number, length: number): boolean {
  const [before, after] = [line[at - 1], line[at + length]]
  return !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
}

function closes(line: string, end: number, length: number): boolean {
  const [before, after] = [line[end - length - 1], line[end]]
  return !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
}

export const isAlike = (one: Look, other: Look) =>
  Boolean(one.bold) === Boolean(other.bold) && Boolean(one.italic) === Boolean(other.italic) && one.href === other.href

/** Neighbours that look alike are one; names stay by themselves. */
export function merged(runs: readonly Run[]): Run[] {
  const made: Run[] = []
  for (const run of runs) {
    const last = made.at(-1)
    if (run.text === '') continue
    if (last && !last.isName && !run.isName && isAlike(last, run))
      made[made.length - 1] = { ...last, text: last.text + run.text }
    else made.push(run)
  }
  return made
}

/** As Markdown can say it: signs stand at words, not at spaces, and what reads like a name is one. */
export function tidy(runs: readonly Run[]): Run[] {
  const apart = merged(runs).flatMap((run) => (run.isName ? [run] : namesApart(run.text, lookOf(run))))
  const isEdge = (index: number, step: -1 | 1, key: 'bold' | 'italic') => {
    const next = apart[index + step]
    return !next?.[key] || next.href !== apart[index]?.href
  }
  return merged(
    apart.flatMap((run, index) => {
      if (run.isName || (!run.bold && !run.italic)) return [run]
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? []
      const bare = (text: string, step: -1 | 1): Run => {
        const space: Run = { ...run, text }
        for (const key of ['bold', 'italic'] as const) if (words === '' || isEdge(index, step, key)) delete space[key]
        return space
      }
      return [bare(before, -1), { ...run, text: words }, bare(after, 1)]
    }),
  )
}

export function lookOf({ bold, italic, href }: Look): Look {
  return { ...(bold && { bold }), ...(italic && { italic }), ...(href !== undefined && { href }) }
}

/** Writes a line of Markdown, with as few signs as it takes. */
export function writeLine(runs: readonly Run[]): string {
  const wanted = tidy(runs)
  const isRead = (text: string) => JSON.stringify(readLine(text)?.map(inOrder)) === JSON.stringify(wanted.map(inOrder))
  const bare = wanted.map(({ text, isName, href }) => ({ text, ...(isName && { isName }), ...(href && { href }) }))
  const tries = [signed(wanted, (text) => text), signed(wanted, asTyped)]
  return tries.find(isRead) ?? signed(merged(bare), asTyped)
}

const inOrder = ({ text, isName, bold, italic, href }: Run) => [
  text,
  isName ?? false,
  bold ?? false,
  italic ?? false,
  href ?? null,
]
const asTyped = (text: string) => text.replaceAll(/[\\`*_[\]<&~]/g, String.raw`\$&`)

const keys = ['bold', 'italic', 'href'] as const

/** What reaches furthest stands around the rest. */
function signed(runs: readonly Run[], write: (text: string) => string, open: Look = {}): string {
  let text = ''
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run
    const reach = (key: (typeof keys)[number]) => {
      if (!run[key] || open[key] === run[key]) return 0
      const end = runs.findIndex((other, index) => index > at && other[key] !== run[key])
      return (end < 0 ? runs.length : end) - at
    }
    const key = keys.toSorted((one, other) => reach(other) - reach(one))[0] as (typeof keys)[number]
    const length = reach(key)
    const inner = length > 0 ? signed(runs.slice(at, at + length), write, { ...open, [key]: run[key] }) : ''
    if (length === 0) text += run.isName ? run.text : write(run.text)
    else if (key === 'href') text += `[${inner}](${run.href})`
    else text += key === 'bold' ? `**${inner}**` : `*${inner}*`
    at += Math.max(1, length)
  }
  return text
}
