import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const file = command.split(' ').find((word) => word.startsWith('scripts/') && word.endsWith('.ts'))
  return file ? [{ name, file }] : []
}, 60_000)
/** When each file that a command could write was last written. */
const written = () =>
  ['public', 'images'].flatMap((folder) => readdirSync(folder).map((file) => age(`${folder}/${file}`)))
const age = (path: string) => `${path} ${statSync(path).mtimeMs}`

test.concurrent.each(own)(
  'npm run $name -- --help says how it is used and does nothing',
  async ({ name, file }) => {
    const before = written()
    const { stdout } = await run(process.execPath, [file, '--help'])
    expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b`))
    expect(stdout.split('\n').length).toBeLessThan(40)
    expect(written()).toEqual(before)
  },
  60_000,
)
