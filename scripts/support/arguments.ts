import { type ParseArgsConfig, parseArgs } from 'node:util'

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
    if (!String(Object(error).code).startsWith('ERR_PARSE_ARGS')) throw error
    const [message = ''] = String(Object(error).message).split(/\.\s/)
    const [, option] = /^Option '(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(message) ?? []
    console.error(`${option ? `${option} needs a value behind it.` : message.replace(/\.?$/, '.')}\n${usage}`)
    process.exit(2)
  }
}
