import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { formatGithub } from '../../renderer/site/index.ts'
import { edit, fixture } from './fixture.ts'

/** Runs a command of the project. Once in thousands of times Node 24 hangs while it ends: that must not hold up the rest. */
function runScript(name: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  const how = { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 60_000, killSignal: 'SIGKILL' } as const
  return spawnSync(process.execPath, [`scripts/${name}.ts`, ...options], how)
}

const folder = mkdtempSync(join(tmpdir(), 'check-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(...parts: string[]) {
  const { status, stdout, stderr } = runScript('check', parts)
  return { status, stdout, stderr }
}

function written(name: string, source: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, source)
  return file
}

/** The site is a folder: what its file names lies beside it. */
for (const name of ['images/hero.jpg', 'public/og-image.png']) {
  mkdirSync(join(folder, dirname(name)))
  writeFileSync(join(folder, name), '')
}
const broken = written('broken.yaml', edit(fixture, 'type: cards', 'type: crads'))

describe('npm run check', () => {
  test('leaves with 0 and a summary when there are warnings at most', () => {
    const file = written('good.yaml', edit(fixture, 'heading: Write to us', 'heading: Valid 2024-12-31'))
    const { status, stdout } = check(file)
    expect(stdout).toMatch(/good\.yaml: 2 pages, 1 warning\n$/)
    expect(status).toBe(0)
  })

  test("takes pictures and files from the folder of the file, not from the project's", () => {
    const file = written('other.yaml', fixture)
    expect(check('--pages', file).stdout).toMatch(/other\.yaml: 2 pages, no problems\n$/)
    const borrowed = check('--pages', written('borrowed.yaml', fixture.replaceAll('hero.jpg', 'hero-home.jpg')))
    expect(borrowed.stdout).toContain('[missing-image]')
    expect(borrowed.status).toBe(1)
  })

  test('leaves with 1 and counts when there are errors', () => {
    const { status, stdout } = check(broken)
    expect(stdout).toContain(`${broken}:104:15  Cannot find section type "crads"`)
    expect(stdout).toMatch(/: 1 error\n$/)
    expect(status).toBe(1)
  })

  test('shows the first fifty of a kind and counts the rest, unless all are asked for', () => {
    const facts = (count: number) =>
      Array.from({ length: count }, (_, at) => `  old${at}: { value: two, source: owner, reviewBy: "2099-12-31" }\n`)
    const source = fixture
    const file = written(
      'many.yaml',
      edit(source, 'facts:\n', `facts:\n${facts(52).join('')}`).replace(
        'heading: Write to us',
        'heading: Valid 2024-12-31',
      ),
    )
    const shown = (text: string, code: string) => text.split(`  [${code}]`).length - 1
    const { stdout } = check(file)
    expect([shown(stdout, 'unused-fact'), shown(stdout, 'past-date')]).toEqual([50, 1])
    expect(stdout).toContain(`Not shown: 2 of [unused-fact]. To see them: npm run check -- ${file} --all\n`)
    expect(stdout).toMatch(/: 2 pages, 53 warnings\n$/)
    const all = check(file, '--all').stdout
    expect(shown(all, 'unused-fact')).toBe(52)
    expect(all).not.toContain('Not shown')
    expect(JSON.parse(check(file, '--format', 'json').stdout)).toHaveLength(53)
  })

  test('prints JSON of exactly the agreed keys', () => {
    const { status, stdout } = check('--format', 'json', broken)
    const problems: Record<string, unknown>[] = JSON.parse(stdout)
    expect(problems).toHaveLength(1)
    expect(Object.keys(problems[0] ?? {})).toEqual([
      'code',
      'severity',
      'file',
      'line',
      'column',
      'path',
      'message',
      'hint',
      'docs',
    ])
    expect(status).toBe(1)
  })

  test('prints annotations for GitHub', () => {
    const { status, stdout } = check(broken, '--format=github')
    expect(stdout).toMatch(
      /^::error file=.*broken\.yaml,line=104,col=15,endColumn=20,title=unknown-section::Cannot find/,
    )
    expect(status).toBe(1)
  })

  test.each([
    ['a file that does not exist', 'missing.yaml', 'Cannot find the file'],
    ['a folder', '.', 'is a folder'],
  ])('says plainly what is wrong with %s', (_, name, words) => {
    const { status, stdout, stderr } = check(join(folder, name))
    expect(stdout).toContain(words)
    expect(stderr).toBe('')
    expect(status).toBe(1)
  })

  test('says plainly that a file is not UTF-8', () => {
    const { status, stdout } = check(written('latin.yaml', Buffer.from([0x63, 0x61, 0x66, 0xe9])))
    expect(stdout).toContain('[bad-encoding]')
    expect(status).toBe(1)
  })

  test.each([
    [['--format', 'xml'], 'Cannot use the format "xml".'],
    [['--fast'], 'There is no option "--fast".'],
    [['--page', 'a.yaml'], 'There is no option "--page". Did you mean "--pages"?\nUsage'],
    [['a.yaml', 'b.yaml'], 'Only one file'],
    [['--format', '--fast'], '--format needs a value behind it.\nUsage'],
  ])('leaves with 2 and shows its usage for %j', (parts, words) => {
    const { status, stdout, stderr } = check(...parts)
    expect(stderr).toContain(words)
    expect(stderr).toContain('Usage: npm run check')
    expect(stderr).not.toContain('    at ')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})

test.each(['build', 'start', 'types', 'budget'])('npm run %s names its options, without a stack', (script) => {
  const run = (option: string) => runScript(script, [option])
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: npm ') })
  const { status, stderr } = run('--quickly')
  expect(stderr).toMatch(/^There is no option "--quickly"\.\nUsage: npm .*\n$/)
  expect(status).toBe(2)
})

test('npm run build says how another file is named', () => {
  const { status, stderr } = runScript('build', ['other.yaml'])
  expect(stderr).toBe('Another file is named with --pages: npm run build -- --pages other.yaml\n')
  expect(status).toBe(2)
})

test('npm run dev says of a port that is none', () => {
  const { status, stderr } = runScript('dev', [], { PORT: 'abc' })
  expect(stderr).toBe('"abc" is no port. Choose a number up to 65535: PORT=5174 npm run dev\n')
  expect(status).toBe(2)
})

test('formatGithub() escapes what would end the command', () => {
  const problem = {
    code: 'a',
    severity: 'error',
    file: 'a,b:c.yaml',
    line: 1,
    column: 2,
    message: '100%\nsure',
    hint: 'x',
  } as const
  expect(formatGithub(problem)).toBe(
    '::error file=a%2Cb%3Ac.yaml,line=1,col=2,title=a::100%25%0Asure. x (docs/problems.md#a)',
  )
})
