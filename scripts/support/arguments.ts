import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../renderer/common/nearest.ts'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'

/** The three sorts of options: there or not, a value, and a value that has a usual one. */
export const flag = { type: 'boolean', default: false } as const
export const text = { type: 'string' } as const
export const textOr = (usual: string) => ({ type: 'string', default: usual }) as const

/** The site that a command is for, with which all commands that take one take it. */
export const pagesOption = { pages: textOr(DEFAULT_FILE) }

/** A command as somebody has to type it for a site. */
export const commandFor = (name: string, pages: string) =>
  `npm run ${name}${pages === DEFAULT_FILE ? '' : ` -- --pages ${pages}`}`

/** The command was called in a way that it does not have. */
export class UsageError extends Error {
  constructor(message: string) {
    super([message, usage].join('\n').trim())
  }
}

/** What is typed before the name of a command: of the one for everybody, or of the tools of who works on the project. */
export const typed = () => (process.argv[1]?.endsWith('main.ts') ? 'npm run tool --' : 'npx pages-from-yaml')

/** Of the command that runs. */
let usage = ''

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The arguments of a command: its options, and `most` words without a name. "--help" and "help" print the usage and leave
 * with 0; any option that there is not, one without its value, or a word too many is wrong usage.
 */
export function readOptions<Known extends Options>(
  says: string,
  options: Known,
  most = 0,
): ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>> {
  const [, , name, ...args] = process.argv
  usage = `Usage: ${typed()} ${name} ${says}`.trim()
  if (args[0] === 'help' || args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const read = parseArgs({ args, options, allowPositionals: true })
    const tooMany = read.positionals[most]
    if (tooMany !== undefined) throw new UsageError(`There is one word too many: "${tooMany}".`)
    return read
  } catch (error) {
    const { code, message } = Object(error)
    if (!String(code).startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError(inWords(String(code), String(message), Object.keys(options)))
  }
}

function inWords(code: string, message: string, options: string[]): string {
  const [, unknown] = /^Unknown option '(--?[\w-]+)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && unknown) {
    const meant = nearest(unknown.replace(/^-+/, ''), options)
    return `There is no option "${unknown}".${meant ? ` Did you mean "--${meant}"?` : ''}`
  }
  const [, lacking] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(message) ?? []
  if (lacking) return `${lacking} needs a value behind it.`
  const [first = ''] = message.split(/\.\s/)
  return first.replace(/\.?$/, '.')
}
