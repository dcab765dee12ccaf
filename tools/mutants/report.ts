/** What Stryker writes of each mutant (mutation-testing-report-schema), as far as it is used. */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Spot; end: Spot }
}

/** Counted from 1. */
interface Spot {
  line: number
  column: number
}

export interface Score {
  killed: number
  all: number
}

/** What hangs is noticed as well as what fails; what does not load or was left out says nothing. */
const noticed = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

export function scoreOf({ files }: Report): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const killed = statuses.filter((status) => noticed.includes(status)).length
  return { killed, all: killed + statuses.filter((status) => missed.includes(status)).length }
}

/** Of 100; all of none. */
export const percentOf = ({ killed, all }: Score): number => (all === 0 ? 100 : (100 * killed) / all)

export const said = (score: Score): string =>
  `${score.killed} of ${score.all} breaks noticed (${Math.floor(percentOf(score))} %)`

/** A line for each mutant that no test notices: its place, what stands there, and what stood there in its stead. */
export function survivorsOf({ files }: Report): string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => missed.includes(status))
      .sort((one, other) => one.location.start.line - other.location.start.line)
      .map(({ location, replacement = '', mutatorName, status }) => {
        const { line, column } = location.start
        const change = `${short(textAt(source, location))} → ${short(replacement) || mutatorName}`
        return `${file}:${line}:${column}  ${change}${status === 'NoCoverage' ? '  (no test comes here)' : ''}`
      }),
  )
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n')
}

const short = (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length > 60 ? `${words.slice(0, 59)}…` : words
}
