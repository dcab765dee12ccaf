import { readFileSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import type { Operation } from '../../authoring/operations/operation.ts'

export function openDraft(file: string) {
  let saved = readFileSync(file, 'utf8')
  let now = saved
  let version = 1
  const past: { text: string; field?: string }[] = []
  const future: string[] = []
  const listeners = new Set<() => void>()
  const tell = () => { version++; for (const listener of listeners) listener() }
  return {
    file,
    source: () => now,
    saved: () => saved,
    version: () => version,
    apply(operations: Operation[], { field }: { by?: string; label?: string; field?: string } = {}) {
      const doc = parseDocument(now)
      for (const o of operations) {
        if (o.do === 'set') doc.setIn(o.path as any, o.value === null ? null : doc.createNode(o.value))
        else if (o.do === 'remove') doc.deleteIn(o.path as any)
        else if (o.do === 'insert') { const l: any = doc.getIn(o.path.slice(0, -1) as any); if (l?.items && typeof o.path.at(-1) === 'number') l.items.splice(o.path.at(-1), 0, doc.createNode(o.value)); else doc.setIn(o.path as any, doc.createNode(o.value)) }
        else if (o.do === 'move') { const l: any = doc.getIn(o.path.slice(0, -1) as any); l.items.splice(o.to, 0, ...l.items.splice(o.path.at(-1), 1)) }
        else if (o.do === 'duplicate') { const l: any = doc.getIn(o.path.slice(0, -1) as any); const i = o.path.at(-1) as number; l.items.splice(i + 1, 0, l.items[i].clone()) }
      }
      if (!field || past.at(-1)?.field !== field) past.push({ text: now, ...(field && { field }) })
      future.length = 0
      now = doc.toString({ lineWidth: 0 })
      tell()
      return {}
    },
    undo() { const last = past.pop(); if (!last) return undefined; future.push(now); now = last.text; tell(); return {} },
    redo() { const next = future.pop(); if (next === undefined) return undefined; past.push({ text: now }); now = next; tell(); return {} },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    changes: () => past.map(() => ({ words: 'A change' })),
    diff: () => '',
    async save() { writeFileSync(file, now); saved = now; past.length = 0; tell(); return { conflicts: [] } },
    onChange(listener: () => void) { listeners.add(listener); return () => listeners.delete(listener) },
    close() {},
  }
}
