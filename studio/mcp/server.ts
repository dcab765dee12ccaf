import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { type Draft, openDraft } from '../draft/open-draft.ts'
import { Refusal } from '../edit/refusal.ts'
import { written } from './portion.ts'
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { callInStudio, findRunning } from './running.ts'
import { readScreenshot, screenshotTool } from './screenshot.ts'
import { annotationsOf, inputSchemaOf, instructions, type ToolName, toolList, toolNames } from './tool-list.ts'
import { toolsFor } from './tools.ts'

/** What a file is to say once it is saved. */
export interface Unsaved {
  file: string
  text: string
}

/** Photographs a page of the site, or one of its sections: of a studio that runs, or of a text. */
export type Photograph = (
  wanted: { route: string; width: number; section?: number | undefined },
  of: { url: string } | Unsaved,
) => Promise<Uint8Array>

const saving = 'Changes wait as a draft until "save"; the owner sees them in the open studio at once and can undo them.'

/** The tools of a file over the Model Context Protocol. With a studio open they act on its draft, else on one of their own. */
export function createMcpServer(file: string, photograph: Photograph): { server: McpServer; close: () => void } {
  const server = new McpServer(
    { name: 'pages-from-yaml', version: '1.0.0' },
    { instructions: `${instructions}\n${saving}` },
  )
  let own: { draft: Draft; call: ReturnType<typeof toolsFor> } | undefined

  const openOwn = async () => {
    const draft = own?.draft ?? (await openDraft(file))
    own ??= { draft, call: toolsFor(draft) }
    return own
  }
  /** One's own changes are not left behind when a studio is opened: they are saved or undone first. */
  const studio = async () => (own && own.draft.changes().length > 0 ? undefined : findRunning(file))
  const call = async (name: string, input: unknown) => {
    const running = await studio()
    return running ? callInStudio(running, name, input) : (await openOwn()).call(name, input)
  }
  const takeScreenshot = async (given: unknown): Promise<CallToolResult> => {
    const wanted = readScreenshot(given)
    const running = await studio()
    const picture = await photograph(wanted, running ?? { file, text: (await openOwn()).draft.source() })
    return { content: [{ type: 'image', data: Buffer.from(picture).toString('base64'), mimeType: 'image/jpeg' }] }
  }

  // The library would judge what is sent by the schema first, and say less than the tools do.
  server.server.registerCapabilities({ tools: {} })
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...toolNames.map(listed), screenshotTool] }))
  server.server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given } }) =>
    answered(async () => (name === screenshotTool.name ? takeScreenshot(given) : asText(await call(name, given)))),
  )
  addResources(server, call)
  addPrompts(server)
  return { server, close: () => own?.draft.close() }
}

const listed = (name: ToolName) => ({
  name,
  title: toolList[name].title,
  description: toolList[name].description,
  inputSchema: inputSchemaOf(name),
  annotations: annotationsOf(toolList[name]),
})

const asText = (value: unknown): CallToolResult => ({ content: [{ type: 'text', text: written(value) }] })

/** A refusal is an answer, which the assistant reads. */
async function answered(make: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...asText(`${error.message}\n${error.hint}`), isError: true }
  }
}
