import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import type {
  CompletionItem,
  CompletionList,
  Diagnostic,
  Hover,
  Position,
  PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol'

const project = new URL('../../../', import.meta.url)
const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', project), 'utf8'))

/** The settings that .vscode/settings.json gives the YAML extension, in the form in which the server asks for them. */
const yaml = Object.fromEntries(
  Object.entries(settings)
    .filter(([key]) => key.startsWith('yaml.'))
    .map(([key, value]) => [key.slice('yaml.'.length), value]),
)

/** Starts the YAML language server that editors run, with this project's settings. */
export async function startLanguageServer() {
  const server = spawn(process.execPath, ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'], {
    cwd: project,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  /** Each text is a file of its own, since answers about a closed one may still be on their way. */
  let opened = 0
  const waiting = new Map<string, (found: Diagnostic[]) => void>()
  connection.onRequest('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
    items.map(({ section }) => (section === 'yaml' ? nested(yaml) : null)),
  )
  connection.onRequest('client/registerCapability', () => null)
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    waiting.get(uri)?.(diagnostics)
  })
  connection.listen()
  const root = project.href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
    },
  })
  await connection.sendNotification('initialized', {})

  return {
    /** Opens a text as a file of the project and answers what an editor can ask about it. */
    async open(text: string) {
      const uri = new URL(`pages-${++opened}.yaml`, project).href
      const diagnostics = new Promise<Diagnostic[]>((resolve) => waiting.set(uri, resolve))
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version: 1, text },
      })
      const at = (method: string, position: Position) =>
        connection.sendRequest(method, { textDocument: { uri }, position })
      return {
        diagnostics: () => diagnostics,
        async complete(position: Position): Promise<CompletionItem[]> {
          const found = (await at('textDocument/completion', position)) as CompletionList | CompletionItem[] | null
          return Array.isArray(found) ? found : (found?.items ?? [])
        },
        async hover(position: Position): Promise<string> {
          const found = (await at('textDocument/hover', position)) as Hover | null
          return found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : ''
        },
        close: () => connection.sendNotification('textDocument/didClose', { textDocument: { uri } }),
      }
    },
    async stop() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      connection.dispose()
    },
  }
}

/** "schemaStore.enable" as an object within an object. */
function nested(flat: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(flat)) {
    const [group = '', name] = key.split('.')
    if (name === undefined) result[group] = value
    else result[group] = { ...(result[group] as object), [name]: value }
  }
  return result
}
