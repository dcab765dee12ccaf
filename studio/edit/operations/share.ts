import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { setsIn } from '../../../renderer/expand/templates/addresses.ts'
import { at, message } from '../../../renderer/messages/message.ts'
import { schemaOf } from '../../../renderer/schema/schemas.ts'
import { Refusal } from '../refusal.ts'
import { compose } from './compose.ts'
import { textOfItem } from './item-text.ts'
import { valueIn } from './lookup.ts'
import { viewOf } from './node-operations.ts'
import type { Operation } from './operation.ts'
import type { Changed } from './page-parts.ts'
import { type Parts, styleOfPart } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { runSteps } from './run-steps.ts'
import { stepsOf } from './steps-of.ts'
import { resolving, untied } from './ties.ts'
import type { Written } from './write-value.ts'

type Share = Extract<Operation, { do: 'share' }>

/** Moves a section of a page under `shared:`, with its comments and as it is written, and names it where it stood. */
export function share(parts: Parts, operation: Share): Changed {
  const { path, name } = operation
  const section = valueIn(parts, path)
  refuseOthers(path, section)
  refuseName(parts, name)
  refuseItems(path, section)
  const alone = untied(parts, path)
  const own = runSteps(alone.parts, resolving(alone.parts, path))
  const [added, use] = stepsOf(viewOf(own.parts), operation) as [Step, Step]
  const written = asWritten(own.parts, added.path, name, textOfItem(own.parts, path))
  const moved = runSteps(own.parts, [{ ...added, written } as Step, use])
  return { parts: moved.parts, edits: compose([alone.edits, own.edits, moved.edits]) }
}

/** The text of a section, where it is the first one also with the lines of its name. */
function asWritten(parts: Parts, path: Path, name: string, written: Written): Written {
  if (path.length > 1) return written
  const { inline, lines } = written
  const indent = ' '.repeat(parts[0] ? styleOfPart(parts[0]).step : 2)
  return {
    inline: '',
    lines: [`${name}:${inline && ` ${inline}`}`, ...lines.map((line) => line && `${indent}${line}`)],
  }
}

function refuseOthers(path: Path, section: unknown): void {
  const isPlace = path[0] === 'pages' && path[2] === 'blocks' && path.length === 4 && typeof path[3] === 'number'
  if (!isPlace || !isRecord(section))
    throw new Refusal(message('share.no-section', { place: at(path) }), message('share.no-section-hint'))
  if ('use' in section)
    throw new Refusal(
      message('share.already', { place: at(path), name: String(section.use) }),
      message('share.already-hint'),
    )
}

function refuseName(parts: Parts, name: string): void {
  const pattern = schemaOf('pages').properties?.shared?.propertyNames?.pattern ?? ''
  if (!new RegExp(pattern).test(name))
    throw new Refusal(message('share.wrong-name', { name }), message('share.wrong-name-hint'))
  if (valueIn(parts, ['shared', name]) !== undefined)
    throw new Refusal(message('share.taken', { name }), message('name.choose-another'))
}

/** Words that differ from one page of a template to the next cannot stand in a section that all pages have alike. */
function refuseItems([, route]: Path, section: unknown): void {
  const text = JSON.stringify(section)
  const set = setsIn(String(route)).find((each) => text.includes(`{${each}.`))
  if (set !== undefined)
    throw new Refusal(message('share.own-words', { token: `{${set}.…}` }), message('share.own-words-hint'))
}
