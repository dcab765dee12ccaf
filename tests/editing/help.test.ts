import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { runHere } from '../support/run-here.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const file = command.split(' ').find((word) => word.startsWith('scripts/') && word.endsWith('.ts'))
  return file ? [{ name, file }] : []
})
/** When each file that a command could write was last written. */
const written = () =>
  ['public', 'images'].flatMap((folder) => readdirSync(folder).map((file) => age(`${folder}/${file}`)))
const age = (path: string) => `${path} ${statSync(path).mtimeMs}`

test.each(own)(
  'npm run $name -- --help says how it is used and does nothing',
  async ({ name, file }) => {
    const before = written()
    const { code, out } = await runHere(basename(file, '.ts'), ['--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`npm (run )?${name}\\b`))
    expect(out.split('\n').length).toBeLessThan(40)
    expect(written()).toEqual(before)
  },
  60_000,
)
