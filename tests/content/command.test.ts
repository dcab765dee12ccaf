import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { formatGithub } from '../../renderer/pipeline/index.ts'
import { runHere } from '../support/run-here.ts'
import { edit, fixture } from './fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'check-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (...parts: string[]) => runHere('check', parts)

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
  test('leaves with 0 and a summary when there are warnings at most', async () => {
    const file = written('good.yaml', edit(fixture, 'heading: Write to us', 'heading: Valid 2024-12-31'))
    const { code, out } = await check(file)
    expect(out).toMatch(/good\.yaml: 2 pages, 1 warning\n$/)
    expect(code).toBe(0)
  })

  test("takes pictures and files from the folder of the file, not from the project's", async () => {
    const file = written('other.yaml', fixture)
    expect((await check('--pages', file)).out).toMatch(/other\.yaml: 2 pages, no problems\n$/)
    const borrowed = await check('--pages', written('borrowed.yaml', fixture.replaceAll('hero.jpg', 'hero-home.jpg')))
    expect(borrowed.out).toContain('[missing-image]')
    expect(borrowed.code).toBe(1)
  })

  test('leaves with 1 and counts when there are errors, as a process of its own too', async () => {
    const { code, out } = await check(broken)
    expect(out).toContain(`${broken}:104:15  Cannot find section type "crads"`)
    expect(out).toMatch(/: 1 error\n$/)
    expect(code).toBe(1)
    // Once in thousands of times Node 24 hangs while it ends: that must not hold up the rest.
    const how = { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const
    expect(spawnSync(process.execPath, ['scripts/pages-from-yaml.mjs', 'check', broken], how)).toMatchObject({
      status: 1,
      stdout: out,
    })
  })

  test('shows the first fifty of a kind and counts the rest, unless all are asked for', async () => {
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
    const { out } = await check(file)
    expect([shown(out, 'unused-fact'), shown(out, 'past-date')]).toEqual([50, 1])
    expect(out).toContain(`Not shown: 2 of [unused-fact]. To see them: npm run check -- ${file} --all\n`)
    expect(out).toMatch(/: 2 pages, 53 warnings\n$/)
    const all = (await check(file, '--all')).out
    expect(shown(all, 'unused-fact')).toBe(52)
    expect(all).not.toContain('Not shown')
    expect(JSON.parse((await check(file, '--format', 'json')).out)).toHaveLength(53)
  })

  test('prints JSON of exactly the agreed keys', async () => {
    const { code, out } = await check('--format', 'json', broken)
    const problems: Record<string, unknown>[] = JSON.parse(out)
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
    expect(code).toBe(1)
  })

  test('prints annotations for GitHub', async () => {
    const { code, out } = await check(broken, '--format=github')
    expect(out).toMatch(/^::error file=.*broken\.yaml,line=104,col=15,endColumn=20,title=unknown-section::Cannot find/)
    expect(code).toBe(1)
  })

  test.each([
    ['a file that does not exist', 'missing.yaml', 'Cannot find the file'],
    ['a folder', '.', 'is a folder'],
  ])('says plainly what is wrong with %s', async (_, name, words) => {
    const { code, out, err } = await check(join(folder, name))
    expect(out).toContain(words)
    expect(err).toBe('')
    expect(code).toBe(1)
  })

  test('says plainly that a file is not UTF-8', async () => {
    const { code, out } = await check(written('latin.yaml', Buffer.from([0x63, 0x61, 0x66, 0xe9])))
    expect(out).toContain('[bad-encoding]')
    expect(code).toBe(1)
  })

  test.each([
    [['--format', 'xml'], 'Cannot use the format "xml".'],
    [['--fast'], 'There is no option "--fast".'],
    [['--page', 'a.yaml'], 'There is no option "--page". Did you mean "--pages"?\nUsage'],
    [['a.yaml', 'b.yaml'], 'There is one word too many: "b.yaml".'],
    [['--format', '--fast'], '--format needs a value behind it.\nUsage'],
  ])('leaves with 2 and shows its usage for %j', async (parts, words) => {
    const { code, out, err } = await check(...parts)
    expect(err).toContain(words)
    expect(err).toContain('Usage: npx pages-from-yaml check')
    expect(err).not.toContain('    at ')
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

test.each(['build', 'start', 'types', 'budget'])('npm run %s names its options, without a stack', async (script) => {
  const run = (option: string) => runHere(script, [option])
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: np[mx] .*\n$/) })
  const { code, err } = await run('--quickly')
  expect(err).toMatch(/^There is no option "--quickly"\.\nUsage: np[mx] .*\n$/)
  expect(code).toBe(2)
})

test('npm run build says how another file is named', async () => {
  const { code, err } = await runHere('build', ['other.yaml'])
  expect(err).toMatch(/^Another file is named with --pages: npm run build -- --pages other\.yaml\nUsage: /)
  expect(code).toBe(2)
})

test('npm run dev says of a port that is none', async () => {
  const { code, err } = await runHere('dev', [], { PORT: 'abc' })
  expect(err).toMatch(/^"abc" is no port\. Choose a number up to 65535: PORT=5174 npm run dev\nUsage: /)
  expect(code).toBe(2)
})

test('npm run studio says that there is no such file, and ends', () => {
  const args = ['scripts/pages-from-yaml.mjs', 'studio', '--pages', join(folder, 'none.yaml'), '--port', '0']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 90_000 })
  expect(stderr).toMatch(/^Cannot find the file ".*none\.yaml"\. Give the path of a pages\.yaml that exists\.\n$/)
  expect(status).toBe(1)
}, 100_000)

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
