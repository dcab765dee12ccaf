/**
 * Gives assistants tools to change the site, over the Model Context Protocol on standard input and output:
 * `npm run --silent mcp -- [--pages FILE]`. Leaves with 0 when the assistant goes, 2 when called wrongly.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from '../renderer/studio/mcp/server.ts'
import { photograph } from './shots/photograph.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const { values } = readOptions(
  'Usage: npm run mcp -- [--pages FILE]; an assistant starts it with "npm run --silent mcp"',
  {
    options: { ...pagesOption },
  },
)

// Standard output belongs to the protocol.
console.log = console.error
console.info = console.error

const { server, close } = createMcpServer(values.pages, photograph)
server.server.onclose = close
process.stdin.once('end', () => server.close())
await server.connect(new StdioServerTransport())
