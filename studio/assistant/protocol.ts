/** What an assistant asked for with a tool. */
export interface Call {
  id: string
  name: string
  input: unknown
}

export interface Reply {
  text: string
  calls: Call[]
}

/** A conversation, as every service understands it in its own form. */
export type Turn =
  | { by: 'owner'; text: string }
  | ({ by: 'assistant' } & Reply)
  | { by: 'tools'; results: { id: string; text: string; isError: boolean }[] }

export interface Asked {
  system: string
  turns: readonly Turn[]
  tools: readonly { name: string; description: string; input: object }[]
}

export interface Service {
  kind: 'openai' | 'anthropic'
  /** Where it is, without a slash at the end. */
  address: string
  model: string
  key?: string | undefined
}

/** How a kind of service is asked, and how it answers. */
export interface Protocol {
  url: (address: string) => string
  headers: (key: string) => Record<string, string>
  body: (asked: Asked, service: Service) => object
  read: (answer: unknown) => Reply
}

/** No reply of a service is longer, in its own measure: about four letters each. */
export const mostTokens = 8_000

/** What came from a service as a list. */
export const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : [])
