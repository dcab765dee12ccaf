import { listOf, mostTokens, type Protocol, type Turn } from './protocol.ts'

/** Messages, as Anthropic and those who follow it take them. */
export const anthropic: Protocol = {
  url: (address) => `${address.replace(/\/v1$/, '')}/v1/messages`,
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: ({ system, turns, tools }, { model }) => ({
    ...{ model, system, max_tokens: mostTokens },
    messages: turns.map((turn) => ({ role: turn.by === 'assistant' ? 'assistant' : 'user', content: blocksOf(turn) })),
    tools: tools.map(({ input, ...tool }) => ({ ...tool, input_schema: input })),
  }),
  read(answer) {
    const blocks = listOf(Object(answer).content)
    const texts = blocks.filter(({ type }) => type === 'text').map(({ text }) => String(text))
    const calls = blocks.filter(({ type }) => type === 'tool_use')
    return {
      text: texts.join('\n'),
      calls: calls.map(({ id, name, input }) => ({ id: String(id), name: String(name), input })),
    }
  },
}

function blocksOf(turn: Turn): object[] {
  if (turn.by === 'owner') return [{ type: 'text', text: turn.text }]
  if (turn.by === 'tools')
    return turn.results.map(({ id, text, isError }) => ({
      ...{ type: 'tool_result', tool_use_id: id, content: text },
      ...(isError && { is_error: true }),
    }))
  return [
    ...(turn.text ? [{ type: 'text', text: turn.text }] : []),
    ...turn.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input: Object(input) })),
  ]
}
