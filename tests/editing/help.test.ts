import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const file = command.split(' ').find((word) => word.startsWith('scripts/') && word.endsWith('.ts'))
  return file ? [{ name, file }] : []
})
/** When each file that a command could write was last written. */
const written = () =>
  ['public', 'images'].flatMap((folder) => readdirSync(folder).map((file) => age(`${folder}/${file}`)))
const age = (path: string) => `${path} ${statSync(path).mtimeMs}`

const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

// Within this process: the commands share most of what they load, which a process each would load anew.
test.each(own)(
  'npm run $name -- --help says how it is used and does nothing',
  async ({ name, file }) => {
    const before = written()
    const log = vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`left with ${code}`)
    })
    process.argv = [process.execPath, resolve(file), '--help']
    // Two commands may be one file: a file that is loaded already would say nothing.
    await import(`${resolve(file)}?${name}`).catch(({ message }) => expect(message).toBe('left with 0'))
    const [[printed = ''] = []] = log.mock.calls
    expect(printed).toMatch(new RegExp(`npm (run )?${name}\\b`))
    expect(printed.split('\n').length).toBeLessThan(40)
    expect(written()).toEqual(before)
  },
  60_000,
)
