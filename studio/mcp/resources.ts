import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { engineFile } from '../../renderer/folders.ts'

type Call = (name: string, given: unknown) => Promise<unknown>

const guides = {
  editing: 'What a site is made of, and how it is edited',
  languages: 'A site in several languages',
  problems: 'What the check says, and what helps',
  'another-business': 'A site for another business',
  publishing: 'How a site goes online',
}

/** The file and its pages as the draft has them, and the guides: for who attaches them to a conversation. */
export function addResources(server: McpServer, call: Call): void {
  const yaml = async (path: (string | number)[]): Promise<string> => {
    let [text, from] = ['', 0 as number | undefined]
    while (from !== undefined) {
      const part = (await call('read', { path, as: 'yaml', from })) as { text: string; next?: number }
      text += part.text
      from = part.next
    }
    return text
  }
  const asYaml = async ({ href: uri }: URL, path: (string | number)[]) => ({
    contents: [{ uri, mimeType: 'application/yaml', text: await yaml(path) }],
  })
  server.registerResource(
    'file',
    'site://file',
    { title: 'The file of the site', mimeType: 'application/yaml' },
    (uri) => asYaml(uri, []),
  )
  const list = async () => ({
    resources: (await allPages(call)).map(({ route, title }) => ({ uri: `site://pages${route}`, name: route, title })),
  })
  server.registerResource(
    'page',
    new ResourceTemplate('site://pages{+route}', { list }),
    { title: 'A page', description: 'As it is written in the file', mimeType: 'application/yaml' },
    (uri, { route }) => asYaml(uri, ['pages', decodeURI(String(route))]),
  )
  for (const [name, title] of Object.entries(guides)) {
    const place = engineFile(`docs/${name}.md`)
    if (existsSync(place))
      server.registerResource(
        `guide-${name}`,
        `site://guides/${name}`,
        { title, mimeType: 'text/markdown' },
        async (uri) => ({
          contents: [{ uri: uri.href, mimeType: 'text/markdown', text: await readFile(place, 'utf8') }],
        }),
      )
  }
}

async function allPages(call: Call): Promise<{ route: string; title?: string }[]> {
  type Portion = { items: { route: string; title?: string }[]; next?: number }
  const first = (await call('list_pages', {})) as Portion
  const pages = [...first.items]
  for (let { next } = first; next !== undefined; ) {
    const more = (await call('list_pages', { from: next })) as Portion
    pages.push(...more.items)
    next = more.next
  }
  return pages
}
