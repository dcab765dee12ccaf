import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { starterOf } from '../../authoring/examples/read.ts'
import { applyOperations } from '../../authoring/operations/apply.ts'
import type { Operation } from '../../authoring/operations/operation.ts'
import { Refusal } from '../../authoring/refusal.ts'
import { placeName } from '../../library/place-names.ts'
import type { Path } from '../../library/problem.ts'
import { writeWhole } from '../../library/write-whole.ts'
import { listSurroundings } from '../../site/read.ts'

interface Step {
  before: string
  after: string
  field?: string
  change: { words: string; path?: Path }
}

export async function openDraft(file: string) {
  let saved = await readFile(file, 'utf8')
  let now = saved
  let version = 1
  const past: Step[] = []
  let future: Step[] = []
  const around = {
    ...(await listSurroundings()),
    starterOf: (type: string, kind: string) => starterOf(type, kind).text,
  }
  const listeners = new Set<() => void>()
  const become = (text: string) => {
    now = text
    version++
    for (const listener of listeners) listener()
  }
  return {
    file,
    source: () => now,
    saved: () => saved,
    version: () => version,
    apply(operations: Operation[], { field }: { by?: string; label?: string; field?: string } = {}) {
      const last = past.at(-1)
      const isSame = field !== undefined && last?.field === field && future.length === 0
      const before = isSame ? last.before : now
      const today = new Date().toISOString().slice(0, 10)
      const { source } = applyOperations(before, operations, { ...around, today })
      if (isSame) past.pop()
      past.push({ before, after: source, ...(field && { field }), change: wordsOf(operations) })
      future = []
      become(source)
    },
    undo() {
      const step = past.pop()
      if (!step) return
      future.push(step)
      become(step.before)
    },
    redo() {
      const step = future.pop()
      if (!step) return
      past.push(step)
      become(step.after)
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    changes: () => (now === saved ? [] : past.map(({ change }) => change)),
    diff: () =>
      now === saved
        ? ''
        : createTwoFilesPatch(basename(file), basename(file), saved, now, undefined, undefined, {
            context: 2,
            headerOptions: FILE_HEADERS_ONLY,
          }),
    async save() {
      if ((await readFile(file, 'utf8')) !== saved)
        throw new Refusal(`${file} was changed elsewhere meanwhile`, 'Nothing was written.')
      await writeWhole(file, now)
      saved = now
      become(now)
    },
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {},
  }
}

function wordsOf(operations: Operation[]): Step['change'] {
  const [first] = operations
  if (first && 'path' in first) return { words: `${first.do} ${placeName(first.path)}`, path: first.path }
  return { words: first?.do ?? '' }
}
