import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { formatProblem } from '../check/format/text.ts'
import { type Problem, worded } from '../common/problem.ts'
import type { PageError } from '../html/page-error.ts'
import { componentName, ownFile, ownFiles, partName } from '../own.ts'
import { ownFault } from '../schema/own-schemas.ts'

/** Code of a project's own that fails: no fault of the program, so that no stack is shown. It crosses threads by its name. */
export class OwnCodeError extends Error {
  constructor(problem: Problem) {
    super(formatProblem(problem))
    this.name = 'OwnCodeError'
  }
}

export const isOwnCodeError = (error: unknown): error is OwnCodeError => Object(error).name === 'OwnCodeError'

/** The error itself, or what is said in its place where a project's own code has failed. */
export function asOwnError(error: unknown): unknown {
  const problem = ownFailure(error)
  return problem ? new OwnCodeError(problem) : error
}

/** What to mend in a project's own code, of an error of the bundler, or of a page that fails; undefined of other errors. */
export function ownFailure(error: unknown): Problem | undefined {
  const { route, type = '', cause, errors = [cause ?? error] } = Object(error) as Partial<PageError & AggregateError>
  const { message = '', stack = '', id = '', loc } = Object(errors[0])
  const text = stripVTControlCharacters(String(message))
  const at = loc ? `:${loc.line}:${loc.column + 1}` : ''
  const found = placeIn(`${id}${at}\n${text}\n${stack}`) ?? placeIn(`sections/${type}/${componentName(type)}.tsx`)
  if (!found) return undefined
  const { file } = found
  const place = importIn(file, text) ?? found
  const name = file.startsWith('overrides/') ? partName(file) : (file.split('/')[1] ?? '')
  const reason = text.replace(/^(?:\[[^\]]*\]:? ?)+/, '').split('\n')[0] ?? ''
  const values = { name, reason: reason.replace(/\.$/, '') }
  const said =
    route === undefined ? worded('own-section.no-code', values) : worded('own-section.fails', { ...values, route })
  return ownFault(file, said, place.line > 0 ? place : undefined)
}

/** Where a file imports what cannot be found: the bundler looks once types are gone, and counts the lines of that. */
function importIn(file: string, message: string): { line: number; column: number } | undefined {
  const [, name] = /resolve (?:import )?['"]([^'"]+)['"]/.exec(message) ?? []
  if (name === undefined) return undefined
  const lines = readFileSync(ownFile(file), 'utf8').split('\n')
  const index = lines.findIndex((line) => /\b(?:from|import)\b/.test(line) && line.includes(name))
  return index < 0 ? undefined : { line: index + 1, column: (lines[index]?.indexOf(name) ?? 0) + 1 }
}

const FILE = /((?:sections|overrides)\/[\w./-]+\.(?:[jt]sx?|css))(?:\?\w+)?(?::(\d+):(\d+))?/g

/** The first file of a project's own that a text names, with its line where one is named. */
function placeIn(text: string): { file: string; line: number; column: number } | undefined {
  const places = [...text.matchAll(FILE)].map(([, file = '', line = 0, column = 0]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }))
  const own = places.filter(({ file }) => ownFiles(file).length > 0)
  return own.find(({ line }) => line > 0) ?? own[0]
}
