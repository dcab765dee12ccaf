/**
 * Gives assistants tools to change the site, over the Model Context Protocol on standard input and output. Leaves with 0
 * when the assistant goes.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from '../studio/mcp/server.ts'
import { mostBytes, shortLines } from '../studio/mcp/short-lines.ts'
import { pagesOption, readOptions } from './support/arguments.ts'
import { photograph } from './support/photograph.ts'

const { values } = readOptions('[--pages FILE]; an assistant starts it', pagesOption)

// Standard output belongs to the protocol.
console.log = console.error
console.info = console.error

const { server, close } = createMcpServer(values.pages, photograph)
server.server.onclose = close
process.stdin.once('end', () => server.close())
/** The protocol's code for a request that is none. */
const INVALID_REQUEST = -32600
const message = `This message is too long, so nothing was done. Send up to ${mostBytes / 1_000_000} megabytes at once.`
const lines = shortLines((id) => {
  console.error(message)
  const error = JSON.stringify({ code: INVALID_REQUEST, message })
  process.stdout.write(`{"jsonrpc":"2.0","id":${id ?? null},"error":${error}}\n`)
})
// A line that is let through fits, whatever comes with it.
const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, { maxBufferSize: 4 * mostBytes })
await server.connect(transport)
