import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test, vi } from 'vitest'
import { applyEdits, type Edit } from '../../studio/edit/edits.ts'
import { starterNames } from '../../studio/edit/new-site.ts'
import { partsOf, textOf } from '../../studio/edit/operations/parts.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { randomOf } from '../../tools/bench/random.ts'
import { runsAll } from '../support/places.ts'
import { seed } from '../support/seed.ts'
import { inverse } from './support/inverse.ts'
import { pathsOf, randomOperation } from './support/random-operations.ts'
import { tryOperation } from './support/try-operation.ts'

vi.setConfig({ testTimeout: 600_000 })

console.log(`Random operations: SEED=${seed}`)

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const hard = read('tests/editing/support/hard-cases.yaml')
const plain = `${read('studio/edit/new-site/pages.yaml')}  /:\n    kind: home\n    blocks:\n      - type: hero\n`
const files: Record<string, { source: string; count: number }> = {
  'the site': { source: read('pages.yaml'), count: runsAll ? 1000 : 10 },
  'the fixture': { source: read('tests/fixture/pages.yaml'), count: runsAll ? 300 : 12 },
  'a plain site': { source: plain, count: runsAll ? 500 : 30 },
  ...Object.fromEntries(
    starterNames().map((name) => [
      `the starter "${name}"`,
      { source: read(`starters/${name}/pages.yaml`), count: runsAll ? 500 : 4 },
    ]),
  ),
  'hard cases': { source: hard, count: runsAll ? 2000 : 80 },
  'hard cases with CRLF': { source: hard.replaceAll('\n', '\r\n'), count: runsAll ? 1000 : 40 },
  'hard cases without a line break at the end': { source: hard.trimEnd(), count: runsAll ? 1000 : 40 },
}

/** What no file allows, and what the fixture and templates have. */
const refused = /^A site needs|uses an anchor|has words of each page's own/

/** After so many operations the file is taken anew, since little of it is left as a person wrote it. */
const ROUND = 20

describe.each(Object.entries(files))('random operations on %s', (_, { source, count }) => {
  test(`change what they name and nothing else, and can be undone (SEED=${seed})`, () => {
    const random = randomOf(seed)
    const fresh = { parts: partsOf(source), data: load(source) as Record<string, unknown> }
    let now = fresh
    let lists: { before: string; edits: Edit[] }[] = []
    for (let done = 0; done < count; done++) {
      if (done % ROUND === 0) {
        expect(undone(textOf(now.parts), lists)).toBe(source)
        now = fresh
        lists = []
      }
      const operation = randomOperation(random, now.data, pathsOf(now.data))
      const before = textOf(now.parts)
      try {
        const { wrong, edits, ...next } = tryOperation(now.parts, now.data, operation)
        if (wrong.length > 0) {
          const place = before.slice(Math.max(0, (edits[0]?.start ?? 0) - 200), (edits.at(-1)?.end ?? 0) + 200)
          expect.fail(`${JSON.stringify(operation)}\n${wrong.join('\n')}\n${place}\n${JSON.stringify(edits)}`)
        }
        lists.push({ before, edits })
        now = next
      } catch (error) {
        if (!(error instanceof Refusal && refused.test(error.message))) throw error
      }
    }
    expect(undone(textOf(now.parts), lists)).toBe(source)
  })
})

const undone = (text: string, lists: readonly { before: string; edits: Edit[] }[]) =>
  lists.reduceRight((now, { before, edits }) => applyEdits(now, inverse(before, edits)), text)
