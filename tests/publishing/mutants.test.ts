/** The command that breaks the code: what it breaks, with which tests, and what it tells. */
import { existsSync, globSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { changedLines, linesIn, rangesOf } from '../../scripts/support/git-changes.ts'
import { percentOf, type Report, said, scoreOf, survivorsOf } from '../../tools/mutants/report.ts'
import { filesOf, rooms, testsOf } from '../../tools/mutants/rooms.ts'
import { type Run, runStryker } from '../../tools/mutants/stryker.ts'
import { runHere } from '../support/run-here.ts'

// It takes minutes, and is fetched first.
vi.mock('../../tools/mutants/stryker.ts', () => ({ provideStryker: vi.fn(), runStryker: vi.fn() }))

vi.mock('../../scripts/support/git-changes.ts', async (load) => {
  return { ...(await load<object>()), changedLines: vi.fn(), isKnown: (branch: string) => branch === 'main' }
})

describe.each(Object.keys(rooms))('%s', (room) => {
  test('has code to break, and every test that is named for it is there', () => {
    expect(filesOf(room)).not.toEqual([])
    for (const file of testsOf(room)) expect(existsSync(file), file).toBe(true)
  })
})

test('every file of the rooms is broken once, in the innermost room, but those that are processes', () => {
  const all = [
    'renderer/{read,expand,check}',
    'studio/edit/operations',
    'server',
    'desk/{accounts,leads,figures,push,copies}',
  ].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  const processes = ['server/photos/photo-process.ts', 'server/store/sqlite-process.ts']
  expect(all).toEqual(expect.arrayContaining(processes))
  expect(
    Object.keys(rooms)
      .flatMap((room) => filesOf(room))
      .sort(),
  ).toEqual(all.filter((file) => !processes.includes(file)).sort())
  expect(filesOf('server')).not.toContain('server/mail/outbox.ts')
  expect(filesOf('server/mail', 'server')).toContain('server/mail/outbox.ts')
  expect(filesOf('server/mail', 'server/mail/outbox.ts')).toEqual(['server/mail/outbox.ts'])
  expect(filesOf('renderer/read', 'renderer/re')).toEqual([])
})

describe('what is told', () => {
  const mutant = (status: string, line: number, end = line) => ({
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    status,
    location: { start: { line, column: 8 }, end: { line: end, column: 12 } },
  })
  const source = 'return true\nreturn also\nreturn (a &&\n  b || c)\n'
  const report: Report = {
    files: {
      'a.ts': {
        source,
        mutants: [
          mutant('Survived', 2),
          mutant('NoCoverage', 1),
          mutant('Killed', 1),
          mutant('Timeout', 1),
          mutant('CompileError', 1),
          mutant('Ignored', 1),
          mutant('Survived', 3, 4),
        ],
      },
    },
  }

  test('is the share of breaks that a test notices, by failing or by never ending', () => {
    expect(scoreOf(report)).toEqual({ killed: 2, all: 5 })
    expect(percentOf({ killed: 2, all: 5 })).toBe(40)
    expect(percentOf({ killed: 0, all: 0 })).toBe(100)
    expect(said({ killed: 199, all: 200 })).toBe('199 of 200 breaks noticed (99 %)')
  })

  test('is the place of each other one, and what stood there', () => {
    expect(survivorsOf(report)).toEqual([
      'a.ts:1:8  true → false  (no test comes here)',
      'a.ts:2:8  also → false',
      'a.ts:3:8  (a && b || c) → false',
    ])
  })
})

describe('a run', () => {
  /** What is told where every room has three breaks noticed of four. */
  const run = async (...given: string[]) => {
    const asked: Run[] = []
    const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }
    const mutants = ['Killed', 'Killed', 'Timeout', 'Survived'].map((status) => {
      return { mutatorName: 'Regex', replacement: 'b', status, location }
    })
    vi.mocked(runStryker).mockImplementation((each) => {
      asked.push(each)
      return { files: { 'a.ts': { source: 'a', mutants } } }
    })
    const { code, out } = await runHere('mutants', given)
    return { code, asked, told: out.trim().split(/\n+/) }
  }

  test('of a folder breaks its rooms with their tests, and adds up what was noticed', async () => {
    const { code, asked, told } = await run('renderer/expand')
    expect(asked.map(({ room }) => room)).toEqual(['renderer/expand', 'renderer/expand/blog', 'renderer/expand/theme'])
    expect(asked[1]).toEqual({
      room: 'renderer/expand/blog',
      mutate: filesOf('renderer/expand/blog'),
      tests: ['tests/content/blog.test.ts', 'tests/content/problems.test.ts'],
      isWhole: true,
      isAnew: false,
    })
    expect(told.slice(0, 2)).toEqual(['a.ts:1:1  a → b', 'renderer/expand: 3 of 4 breaks noticed (75 %)'])
    expect(told.at(-1)).toBe('Together: 9 of 12 breaks noticed (75 %)')
    expect(code).toBe(0)
  })

  test('of a file breaks it alone, which is not kept for the whole room', async () => {
    const { asked } = await run('server/mail/outbox.ts', '--anew')
    expect(asked).toMatchObject([{ mutate: ['server/mail/outbox.ts'], isWhole: false, isAnew: true }])
  })

  test('of a sample breaks some places of ten lines, the same with the same seed', async () => {
    const placesOf = async (...given: string[]) => {
      const { asked } = await run('renderer/read/migrations', '--sample', '3', ...given)
      expect(asked).toMatchObject([{ isWhole: false }])
      return asked.flatMap(({ mutate }) => mutate)
    }
    const places = await placesOf('--seed', 'one')
    expect(places).toHaveLength(3)
    for (const place of places) {
      const [, file = '', first, last] = /^(.*):(\d+)-(\d+)$/.exec(place) ?? []
      expect(filesOf('renderer/read/migrations')).toContain(file)
      expect([Number(first) % 10, Number(last) - Number(first)]).toEqual([1, 9])
    }
    expect(await placesOf('--seed', 'one')).toEqual(places)
    expect(await placesOf('--seed', 'two')).not.toEqual(places)
    expect(await placesOf()).toEqual(await placesOf('--seed', new Date().toISOString().slice(0, 10)))
  })

  test('fails where fewer are noticed than have to be', async () => {
    expect((await run('server/mail', '--least', '75')).code).toBe(0)
    expect((await run('server/mail', '--least', '76')).code).toBe(1)
  })

  test('of what has changed breaks those lines, and nothing where none has', async () => {
    vi.mocked(changedLines).mockReturnValue(new Map([['renderer/read/lines.ts', new Set([3, 4, 9])]]))
    expect((await run('renderer/read', '--changed')).asked).toMatchObject([
      { mutate: ['renderer/read/lines.ts:3-4', 'renderer/read/lines.ts:9-9'], isWhole: false },
    ])
    expect(changedLines).toHaveBeenCalledWith('main', expect.arrayContaining(filesOf('renderer/read')))
    vi.mocked(changedLines).mockReturnValue(new Map())
    const { code, asked, told } = await run('renderer/read', '--changed', '--least', '85')
    expect([code, asked, told]).toEqual([0, [], ['Nothing to break.']])
  })
})

test('only code is broken, and what differs from a branch that is there', async () => {
  const run = async (...given: string[]) => {
    const { code, err } = await runHere('mutants', given)
    return [code, err.split('\n')[0]]
  }
  expect(await run('renderer/html')).toEqual([2, 'There is no code to break in "renderer/html".'])
  expect(await run('renderer/read', '--least', 'many')).toEqual([2, '--least is a number from 0 to 100.'])
  expect(await run('--changed', '--since', 'no-such-branch')).toEqual([2, 'Git knows no branch "no-such-branch" here.'])
})

test('of a diff the lines are known that are there now', () => {
  const diff = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1 +1,2 @@ function a() {
-one
+two
+three
@@ -9,0 +11 @@
+four
@@ -20,3 +21,0 @@
-gone
diff --git a/old.ts b/new.ts
similarity index 98%
rename from old.ts
rename to new.ts
--- a/old.ts
+++ b/new.ts
@@ -5 +5 @@
-five
+++ b/is no name of a file here
diff --git a/away.ts b/away.ts
deleted file mode 100644
--- a/away.ts
+++ /dev/null
@@ -1 +0,0 @@
-six
`
  expect(linesIn(diff)).toEqual(
    new Map([
      ['a.ts', new Set([1, 2, 11])],
      ['new.ts', new Set([5])],
    ]),
  )
  expect(rangesOf(new Set([1, 2, 11, 3, 5]))).toEqual(['1-3', '11-11', '5-5'])
  expect(linesIn('')).toEqual(new Map())
})
