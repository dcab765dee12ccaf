import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'
import { sizeOf, written } from '../mcp/portion.ts'
import { inputSchemaOf, type ToolName, toolList, toolNames } from '../mcp/tool-list.ts'
import type { Asked, Call, Reply, Turn } from './protocol.ts'

/** It neither saves nor brings files into the site: all that it does is in the draft, where it is undone. */
const withheld: readonly ToolName[] = ['save', 'add_picture', 'list_changes', 'diff']

export const askTools: Asked['tools'] = toolNames
  .filter((name) => !withheld.includes(name))
  .map((name) => ({ name, description: toolList[name].description, input: inputSchemaOf(name) }))

const mostRounds = 30
const mostCallsOfRound = 12
/** Of all that is sent at once: what a service takes, and what an owner pays for. */
const mostSent = 600_000

interface Work {
  system: string
  turns: readonly Turn[]
  ask: (asked: Asked) => Promise<Reply>
  call: (name: string, given: unknown) => Promise<unknown>
  /** Told what is being done. */
  doing: (what: ToolName | 'thinking') => void
  stopped: AbortSignal
}

/** Lets a service use the tools until it has nothing more to do, and returns what it says then. */
export async function work({ system, turns, ask, call, doing, stopped }: Work): Promise<string> {
  const all = [...turns]
  for (let round = 0; round < mostRounds; round++) {
    if (sizeOf(all) > mostSent) break
    doing('thinking')
    const reply = await ask({ system, turns: all, tools: askTools })
    if (reply.calls.length === 0) return reply.text
    const results = []
    for (const [index, each] of reply.calls.entries()) {
      stopped.throwIfAborted()
      if (index < mostCallsOfRound && isOffered(each)) doing(each.name as ToolName)
      results.push(await resultOf(each, index, call))
    }
    all.push({ by: 'assistant', ...reply }, { by: 'tools', results })
  }
  throw new Refusal(message('assistant.too-much'), message('assistant.too-much-hint'))
}

const isOffered = ({ name }: Call) => askTools.some((tool) => tool.name === name)

async function resultOf(given: Call, index: number, call: Work['call']) {
  const { id, name, input } = given
  if (index >= mostCallsOfRound) return { id, text: 'Too many calls at once: send fewer.', isError: true }
  if (!isOffered(given)) return { id, text: 'There is no such tool.', isError: true }
  try {
    return { id, text: written(await call(name, input)), isError: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id, text: written(`${error.message}\n${error.hint}`), isError: true }
  }
}
