import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import { type Draft, openDraft } from '../draft/open-draft.ts'
import { Refusal } from '../edit/refusal.ts'
import { callInStudio, findRunning } from './running.ts'
import { type ToolName, toolInputs, toolsFor, toolTexts } from './tools.ts'

/** What a file is to say once it is saved. */
export interface Unsaved {
  file: string
  text: string
}

/** Photographs a page of the site: of a studio that runs, or of a text. */
export type Photograph = (
  wanted: { route: string; width: number },
  of: { url: string } | Unsaved,
) => Promise<Uint8Array>

const instructions = `Changes a website that is one YAML file. Read a page and the schemas of its sections before you change it.
Changes wait as a draft until "save"; the owner sees them in the open studio at once and can undo them.`

/** The tools of a file over the Model Context Protocol. With a studio open they act on its draft, else on one of their own. */
export function createMcpServer(file: string, photograph: Photograph): { server: McpServer; close: () => void } {
  const server = new McpServer({ name: 'pages-from-yaml', version: '1.0.0' }, { instructions })
  let own: { draft: Draft; call: ReturnType<typeof toolsFor> } | undefined

  const openOwn = async () => {
    const draft = own?.draft ?? (await openDraft(file))
    own ??= { draft, call: toolsFor(draft) }
    return own
  }
  /** One's own changes are not left behind when a studio is opened: they are saved or undone first. */
  const studio = async () => (own && own.draft.changes().length > 0 ? undefined : findRunning(file))
  const call = async (name: ToolName, input: unknown) => {
    const running = await studio()
    return running ? callInStudio(running, name, input) : (await openOwn()).call(name, input)
  }

  for (const name of Object.keys(toolInputs) as ToolName[]) {
    const inputSchema: z.ZodRawShape = toolInputs[name]
    server.registerTool(name, { description: toolTexts[name], inputSchema }, (input: unknown) =>
      answered(async () => asText(await call(name, input))),
    )
  }
  const screenshot = {
    description: 'Shows a page as visitors will see it, changes that are not saved included.',
    inputSchema: { route: z.string(), width: z.number().int().min(200).max(2000).default(1280) },
  }
  server.registerTool('screenshot', screenshot, (wanted) =>
    answered(async () => {
      const running = await studio()
      const picture = await photograph(wanted, running ?? { file, text: (await openOwn()).draft.source() })
      return { content: [{ type: 'image', data: Buffer.from(picture).toString('base64'), mimeType: 'image/jpeg' }] }
    }),
  )
  return { server, close: () => own?.draft.close() }
}

const asText = (value: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value, null, 1) }],
})

/** A refusal is an answer, which the assistant reads. */
async function answered(make: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { isError: true, content: [{ type: 'text', text: `${error.message}\n${error.hint}` }] }
  }
}
