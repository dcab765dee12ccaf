import { nearest } from '../../renderer/common/nearest.ts'
import { typed, UsageError } from './arguments.ts'

type Commands = Readonly<Record<string, string>>

/** What there is, with a line for each. */
function list(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, says]) => `  ${name.padEnd(width)}  ${says}`)
  return `Usage: ${typed()} NAME …\n\n${lines.join('\n')}\n\n"${typed()} NAME --help" says how it is used.`
}

/**
 * Runs the command that was named, and loads no other. Leaves with 1 when it refuses, with 2 when it was called wrongly;
 * any other error is a mistake of ours, and keeps its stack.
 */
export async function runNamed(commands: Commands, load: (name: string) => Promise<unknown>): Promise<void> {
  const [, , name] = process.argv
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) return console.log(list(commands))
  if (!Object.hasOwn(commands, name)) {
    const meant = nearest(name, Object.keys(commands))
    const wayOut = meant ? `Did you mean "${meant}"?` : `"${typed()} --help" lists what there is.`
    console.error(`There is no command "${name}". ${wayOut}`)
    process.exitCode = 2
    return
  }
  try {
    await load(name)
  } catch (error) {
    const { name: kind, message, hint } = Object(error)
    if (!(error instanceof UsageError) && kind !== 'Refusal') throw error
    console.error(hint ? `${message}\n  ${hint}` : message)
    // What it has opened until then would keep the process.
    process.exit(hint ? 1 : 2)
  }
}
