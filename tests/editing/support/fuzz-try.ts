import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { load } from 'js-yaml'
import { parse } from 'yaml'
import { applyToParts } from '../../../renderer/authoring/operations/apply.ts'
import { inverse } from '../../../renderer/authoring/operations/compose.ts'
import { partsOf, textOf } from '../../../renderer/authoring/operations/parts.ts'
import { applyEdits } from '../../../renderer/authoring/edits.ts'
import { expectedData } from './model.ts'
import { pathsOf, randomOf, randomOperation } from './random-operations.ts'
const [file = '', n = '100', seed = '1', crlf] = process.argv.slice(2)
let text = readFileSync(file, 'utf8'); if (crlf==='crlf') text = text.replaceAll('\n', '\r\n'); if (crlf==='noeol') text=text.trimEnd()
const random = randomOf(Number(seed))
let data = load(text) as Record<string, unknown>
let parts = partsOf(text)
let refused = 0; let ms = 0
const msgs: Record<string, number> = {}
for (let i = 0; i < Number(n); i++) {
  const op = randomOperation(random, data, pathsOf(data))
  const before = textOf(parts)
  let next
  const t = performance.now()
  try { next = applyToParts(parts, [op]) } catch (e) {
    refused++; const m = (e as Error).message; msgs[m] = (msgs[m] ?? 0) + 1
    if (!/A site needs/.test(m)) { console.log('REFUSED', i, JSON.stringify(op).slice(0, 300), m, (e as any).hint === undefined ? (e as Error).stack : ''); }
    continue }
  ms += performance.now() - t
  const after = textOf(next.parts)
  const fails: string[] = []
  if (applyEdits(before, next.edits) !== after) fails.push('edits differ')
  if (applyEdits(after, inverse(before, next.edits)) !== before) fails.push('undo differs')
  let a, b
  try { a = load(after); b = parse(after) } catch (e) { fails.push('unreadable ' + (e as Error).message) }
  const exp = expectedData(data, op)
  if (!exp.some((x) => isDeepStrictEqual(x, a))) fails.push('data js-yaml')
  if (!exp.some((x) => isDeepStrictEqual(x, b))) fails.push('data yaml')
  const routes = (p: typeof parts) => p.map((x) => x.route).join()
  if (routes(partsOf(after)) !== routes(next.parts)) fails.push('parts')
  if (fails.length) { console.log('FAIL', i, fails, JSON.stringify(op)); console.log(JSON.stringify(next.edits.map((e) => [before.slice(Math.max(0, e.start - 60), e.start), before.slice(e.start, e.end), e.text, before.slice(e.end, e.end + 40)]))); break }
  parts = next.parts; data = a as typeof data
}
console.log({ refused, msgs, ms: ms / Number(n) })
if (process.env.SHOW) console.log(textOf(parts))
