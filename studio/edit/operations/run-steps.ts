import type { Path } from '../../../renderer/common/problem.ts'
import { message } from '../../../renderer/messages/message.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { Refusal } from '../refusal.ts'
import { compose } from './compose.ts'
import { schemaFor } from './demands.ts'
import { fileSchemas, placeOf, valueIn } from './lookup.ts'
import { addPage, type Changed, cutPage, movePage } from './page-parts.ts'
import { hasPages, offsetOf, type Part, type Parts, partsOf, styleOfPart, textOf, withText } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { answering, confirm } from './remarks.ts'
import { editsOfStep } from './steps.ts'
import { isPage } from './steps-of.ts'

/** Makes steps one after the other, each in the piece of the text that it touches. */
export function runSteps(parts: Parts, steps: readonly Step[]): Changed {
  const lists: Edit[][] = []
  let now = parts
  for (const step of steps)
    for (const each of [...answering(now, step), step]) {
      const { parts: next, edits } = runStep(now, each)
      now = next
      lists.push(edits)
    }
  return { parts: now, edits: compose(lists) }
}

function runStep(parts: Parts, step: Step): Changed {
  if (step.do === 'confirm') return confirm(parts, step.path)
  const isNew = step.do === 'add' || step.do === 'put'
  const isTop = step.path.length === 1 && isNew
  if (isPage(step.path) && hasPages(parts)) {
    if (step.do === 'add') return addPage(parts, String(step.path[1]), step.value, step.before)
    if (step.do === 'cut') return cutPage(parts, String(step.path[1]))
    if (step.do === 'move') return movePage(parts, String(step.path[1]), step.to)
  }
  // A new part of the file stands beside the other ones, before the pages.
  const place = placeOf(parts, step.path) ?? (isTop ? placeOf(parts, ['pages']) : undefined)
  const part = place && (parts[place.part] as Part)
  if (!place || !part)
    throw new Refusal(message('nothing-at', { place: step.path.join(' › ') }), message('odd-yaml.begin'))
  const path = isTop ? step.path : place.path
  const keys = isNew && typeof step.path.at(-1) === 'string' ? keysFor(parts, step.path.slice(0, -1)) : []
  const local = editsOfStep(place.text, { ...step, path }, styleOfPart(part), keys, place.lineOf)
  const inPart = shifted(local, place.offset)
  const next = parts.with(place.part, withText(part, applyEdits(part.text, inPart)))
  // The first page makes the pages parts of their own.
  const isSplit = step.path[0] === 'pages' && !hasPages(parts)
  return { parts: isSplit ? partsOf(textOf(next)) : next, edits: shifted(inPart, offsetOf(parts, place.part)) }
}

/** The keys of a group in the order of its schema. */
const keysFor = (parts: Parts, path: Path) =>
  Object.keys(schemaFor(fileSchemas, path, (inner) => valueIn(parts, inner))?.properties ?? {})

const shifted = (edits: readonly Edit[], offset: number) =>
  edits.map(({ start, end, text }) => ({ start: start + offset, end: end + offset, text }))
