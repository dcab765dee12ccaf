import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../renderer/common/nearest.ts'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'

/** The site that a command is for, with which all commands that take one take it. */
export const pagesOption = { pages: { type: 'string', default: DEFAULT_FILE } } as const

/** A command as somebody has to type it for a site. */
export const commandFor = (name: string, pages: string) =>
  `npm run ${name}${pages === DEFAULT_FILE ? '' : ` -- --pages ${pages}`}`

/**
 * The arguments of a command. "--help" prints the usage and leaves with 0; an option that there is not, or one without
 * its value, leaves with 2 and says so.
 */
export function readOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = Object(error)
    if (!String(code).startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${inWords(String(code), String(message), Object.keys(config.options ?? {}))}\n${usage}`)
    process.exit(2)
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
