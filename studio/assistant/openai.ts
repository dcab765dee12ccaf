import { listOf, mostTokens, type Protocol, type Turn } from './protocol.ts'

/** Chat completions, which most services and all local ones understand. */
export const openai: Protocol = {
  url: (address) => `${address}/chat/completions`,
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  body: ({ system, turns, tools }, { address, model }) => ({
    model,
    messages: [{ role: 'system', content: system }, ...turns.flatMap(messagesOf)],
    tools: tools.map(({ input, ...tool }) => ({ type: 'function', function: { ...tool, parameters: input } })),
    // The first of these services has another name for it now; the others know the old one.
    [/(?:^|\.)openai\.com$/.test(new URL(address).hostname) ? 'max_completion_tokens' : 'max_tokens']: mostTokens,
  }),
  read(answer) {
    const [choice = {}] = listOf(Object(answer).choices)
    const { content, tool_calls: calls } = Object(choice.message)
    return {
      text: typeof content === 'string' ? content : '',
      calls: listOf(calls).map(({ id, function: called }) => {
        const { name, arguments: given } = Object(called)
        return { id: String(id), name: String(name), input: inputOf(given) }
      }),
    }
  },
}

function messagesOf(turn: Turn): object[] {
  if (turn.by === 'owner') return [{ role: 'user', content: turn.text }]
  if (turn.by === 'tools')
    return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
  const calls = turn.calls.map(({ id, name, input }) => ({
    ...{ id, type: 'function' },
    function: { name, arguments: JSON.stringify(input) },
  }))
  return [{ role: 'assistant', content: turn.text || null, ...(calls.length > 0 && { tool_calls: calls }) }]
}

/** A text that is no JSON goes to the tool as it is, which refuses it. */
function inputOf(given: unknown): unknown {
  if (typeof given !== 'string' || given === '') return given ?? {}
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}
