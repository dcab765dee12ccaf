/** A tab of a browser as a visitor has it, steered by the browser's own protocol. */

type Params = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Params & { sessionId?: string }
  result?: unknown
  error?: { message: string }
}

export interface PlainTab {
  send: <Result>(method: string, params?: Params) => Promise<Result>
  on: (method: string, listener: (params: Params) => void) => void
  /** The value of an expression, in the page that the tab shows at the time. */
  evaluate: <Value>(expression: string) => Promise<Value>
}

/**
 * Opens an empty tab in the browser that listens at a port. It is steered as a tab: a browser renders no page ahead while
 * the page alone is being steered.
 */
export async function openTab(port: number): Promise<PlainTab> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as Params
  const { send, on } = await connect(String(webSocketDebuggerUrl))
  /** The page that is shown, then those that are being rendered ahead. */
  const pages: string[] = []
  on('Target.attachedToTarget', ({ sessionId }) => pages.push(String(sessionId)))
  on('Target.detachedFromTarget', ({ sessionId }) => pages.splice(pages.indexOf(String(sessionId)), 1))
  const { targetId } = await send<Params>('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await send<Params>('Target.attachToTarget', { targetId, flatten: true })
  pages.length = 0
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, `${sessionId}`)
  const sendToPage = <Result>(method: string, params: Params = {}) => send<Result>(method, params, pages[0])
  const evaluate = async <Value>(expression: string) => {
    const options = { expression, returnByValue: true }
    return (await sendToPage<{ result: { value: Value } }>('Runtime.evaluate', options)).result.value
  }
  return { send: sendToPage, on, evaluate }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, (params: Params) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id) waiting.get(message.id)?.(message)
    else listeners.get(message.method ?? '')?.(message.params ?? {})
  })
  let last = 0
  const send = <Result>(method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as Result)))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  return { send, on: (method: string, listener: (params: Params) => void) => listeners.set(method, listener) }
}
