/** How a file is written, so that what is added looks like the rest. */
export interface Style {
  newline: '\n' | '\r\n'
  /** Columns that the keys of a group stand deeper than the group's own. */
  step: number
  /** Columns that the dashes of a list stand deeper than the list's key. */
  dash: number
  /** Up to which column texts are folded. */
  width: number
}

const DEFAULT_WIDTH = 120
/** Nobody folds texts to fewer columns: such lines end where somebody wanted them to. */
const LEAST_WIDTH = 30

/** Looks at how a part of the file is written; what cannot be seen in it is as in most files. */
export function styleOf(text: string): Style {
  const lines = text.split(/\r?\n/)
  const steps: number[] = []
  const dashes: number[] = []
  lines.forEach((line, index) => {
    const key = /^( *(?:- +)*)(?:[^\s#-]|-\S).*:(?:\s+#.*)?$/.exec(line)?.[1]
    const [, spaces = '', dash] = /^( *)(- )?[^\s#]/.exec(lines[index + 1] ?? '') ?? []
    if (key === undefined || (spaces.length <= key.length && !dash)) return
    const deeper = spaces.length - key.length
    if (dash && deeper >= 0) dashes.push(deeper)
    else if (!dash) steps.push(deeper)
  })
  return {
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    step: mostOften(steps) ?? 2,
    dash: mostOften(dashes) ?? 2,
    width: foldedWidth(lines),
  }
}

function mostOften(values: readonly number[]): number | undefined {
  const groups = Map.groupBy(values, (value) => value)
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** The column at which most of the folded texts would break as they do. */
function foldedWidth(lines: readonly string[]): number {
  const votes = new Map<number, number>()
  lines.forEach((line, index) => {
    if (!/(?:^|[\s:-])>[-+\d]*(?:\s+#.*)?$/.test(line)) return
    const indent = /^ */.exec(lines[index + 1] ?? '')?.[0] ?? ''
    let end = index + 1
    while (lines[end]?.startsWith(indent) && lines[end]?.trim() !== '') end++
    const [least, most] = widthsOf(lines.slice(index + 1, end))
    for (let width = least; width <= Math.min(most, 200); width++) votes.set(width, (votes.get(width) ?? 0) + 1)
  })
  const best = [...votes].toSorted(([, a], [, b]) => b - a)[0]
  return best?.[0] ?? DEFAULT_WIDTH
}

/** The widths for which lines would be broken as they are; none where no more than a few words stand in each. */
export function widthsOf(lines: readonly string[]): [least: number, most: number] {
  const least = Math.max(...lines.map((line) => line.length))
  const broken = lines.slice(0, -1).map((line, index) => {
    const [word = ''] = (lines[index + 1] ?? '').trimStart().split(' ')
    return line.length + word.length
  })
  const most = Math.min(...broken)
  return lines.length < 2 || most < LEAST_WIDTH ? [1, 0] : [least, most]
}
