/** docs/publishing.md: what its commands need is there. `npm run tool -- docs:publishing` runs them all; this is its quick half. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { commandsOf, insideScript } from '../../tools/publishing/script.ts'

const text = await readFile('docs/publishing.md', 'utf8')
const commands = commandsOf(text)

test('every block of commands is found, and bash can read it', () => {
  expect(commands.length).toBe(text.match(/^```sh$/gm)?.length)
  expect(commands.length).toBeGreaterThan(8)
  execFileSync('bash', ['-n'], { input: insideScript('/tmp/x', commands) })
})

test('every file and variable that it names exists', () => {
  for (const [path] of text.matchAll(/\b(?:deploy|\.github\/workflows)\/[\w./-]*\w/g)) {
    expect([path, existsSync(path)]).toEqual([path, true])
  }
  const declared = [...text.matchAll(/`([A-Z_]+)`(?:, `([A-Z_]+)`)? *\|/g)].flatMap((match) => match.slice(1))
  for (const [, name] of commands.join('').matchAll(/\$([A-Z_]+)/g)) expect(declared).toContain(name)
})

test('the unit starts the server as the project does, and keeps its leads where the commands look', async () => {
  const unit = await readFile('deploy/systemd/site.service', 'utf8')
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1]
  expect(value('ExecStart')).toMatch(/ node node_modules\/pages-from-yaml\/node\/pages-from-yaml\.js start --no-build$/)
  expect(value('Environment')).toBe(`DATA_DIR=/var/lib/${value('StateDirectory')}`)
  expect(text).toContain(`${value('Environment')} npm run leads`)
  expect(text).toContain(`cat > ${value('EnvironmentFile')} `)
})
