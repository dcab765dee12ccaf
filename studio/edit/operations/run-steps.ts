import { message } from '../../../renderer/messages/message.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { Refusal } from '../refusal.ts'
import { compose } from './compose.ts'
import { keysFor } from './demands.ts'
import { placeOf } from './lookup.ts'
import type { Changed } from './page-parts.ts'
import { offsetOf, type Part, type Parts, styleOfPart, withText } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { editsOfStep } from './steps.ts'

/** Makes steps one after the other, each in the piece of the text that it touches. */
export function runSteps(parts: Parts, steps: readonly Step[]): Changed {
  const lists: Edit[][] = []
  let now = parts
  for (const step of steps) {
    const { parts: next, edits } = runStep(now, step)
    now = next
    lists.push(edits)
  }
  return { parts: now, edits: compose(lists) }
}

function runStep(parts: Parts, step: Step): Changed {
  const isTop = step.path.length === 1 && (step.do === 'add' || step.do === 'put')
  // A new part of the file stands beside the other ones, before the pages.
  const place = placeOf(parts, step.path) ?? (isTop ? placeOf(parts, ['pages']) : undefined)
  const part = place && (parts[place.part] as Part)
  if (!place || !part)
    throw new Refusal(message('nothing-at', { place: step.path.join(' › ') }), message('odd-yaml.begin'))
  const path = isTop ? step.path : place.path
  const isNew = step.do === 'add' || step.do === 'put'
  const keys = isNew && typeof step.path.at(-1) === 'string' ? keysFor(parts, step.path.slice(0, -1)) : []
  const local = editsOfStep(place.text, { ...step, path }, styleOfPart(part), keys, place.lineOf)
  const inPart = shifted(local, place.offset)
  const next = parts.with(place.part, withText(part, applyEdits(part.text, inPart)))
  return { parts: next, edits: shifted(inPart, offsetOf(parts, place.part)) }
}

const shifted = (edits: readonly Edit[], offset: number) =>
  edits.map(({ start, end, text }) => ({ start: start + offset, end: end + offset, text }))
