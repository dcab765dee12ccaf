import { randomUUID } from 'node:crypto'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { nameOf, type Person } from '../draft/author.ts'
import type { Draft } from '../draft/open-draft.ts'
import type { Change } from '../draft/words.ts'
import { Refusal } from '../edit/refusal.ts'
import type { ToolName } from '../mcp/tool-list.ts'
import { toolsFor } from '../mcp/tools.ts'
import type { Viewer } from '../server/overview.ts'
import type { Service, Turn } from './protocol.ts'
import { sendTo } from './send.ts'
import { type Place, systemFor } from './system.ts'
import { work } from './work.ts'

/** A question, what came of it, and what it changed: one step of the draft, by an author of its own. */
export interface Exchange {
  question: string
  answer?: string
  refusal?: Refusal
  changes: Change[]
  by: Person
  isKept: boolean
}

/** What one person and the assistant have said to each other. */
export interface Talk {
  exchanges: Exchange[]
  doing?: ToolName | 'thinking' | undefined
  stop?: AbortController | undefined
}

const mostExchanges = 20
/** Of what was said before, so much is said again. */
const mostBefore = 6

/** A question, who asks it, and where they are. */
interface Question extends Pick<Viewer, 'by' | 'language'> {
  question: string
  place: Place
}

/** Lets a service work on a copy of the draft. What it did there becomes one step once it is done. */
export function answer(
  draft: Draft,
  talk: Talk,
  { question, place, by: asker, language }: Question,
  service: Service,
): void {
  const say = sayAllIn(language)
  const name = say(message('author.assistant-of', { name: say(nameOf(asker)) }))
  const by = { id: `assistant ${randomUUID()}`, name }
  const exchange: Exchange = { question, changes: [], by, isKept: false }
  const before = talk.exchanges.slice(-mostBefore)
  talk.exchanges = [...talk.exchanges, exchange].slice(-mostExchanges)
  const stop = new AbortController()
  talk.stop = stop
  talk.doing = 'thinking'
  const tried = draft.copy()
  const take = (said: string) => {
    stop.signal.throwIfAborted()
    tried.merge(draft.source())
    if (tried.conflicts().length > 0) throw new Refusal(message('assistant.crossed'), message('assistant.crossed-hint'))
    const operations = tried.unsaved()?.steps.flatMap((step) => step.operations) ?? []
    const label = say(message('assistant.change', { question: question.slice(0, 80) }))
    // Each change is told by itself, and all are one step.
    const told = draft.copy()
    for (const operation of operations) told.apply([operation])
    exchange.changes = told.changes()
    if (operations.length > 0) draft.apply(operations, { by, label })
    exchange.answer = said
  }
  void work({
    system: systemFor(language, place),
    turns: [...before.flatMap(turnsOf), { by: 'owner', text: question }],
    ask: (asked) => sendTo(service, asked, stop.signal),
    call: toolsFor({ ...draft, ...tried }),
    doing: (what) => {
      talk.doing = what
    },
    stopped: stop.signal,
  })
    .then(take)
    .catch((error) => {
      exchange.refusal = refusalOf(error, stop.signal)
    })
    .finally(() => {
      talk.doing = undefined
    })
}

function refusalOf(error: unknown, stopped: AbortSignal): Refusal {
  if (stopped.aborted) return new Refusal(message('assistant.stopped'), message('assistant.stopped-hint'))
  if (error instanceof Refusal) return error
  console.error(error)
  return new Refusal(message('request.failed'), message('request.failed-hint'))
}

const turnsOf = ({ question, answer }: Exchange): Turn[] =>
  answer === undefined
    ? []
    : [
        { by: 'owner', text: question },
        { by: 'assistant', text: answer, calls: [] },
      ]
