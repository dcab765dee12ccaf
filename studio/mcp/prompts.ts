import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'

const last =
  'Then take screenshots at 390 and 1280 pixels, mend what looks wrong, and say in a few words what you did. Save only when I say so.'

/** What owners ask for most, as a client can offer it. */
const prompts = {
  'write-service-page': {
    title: 'Write a service page',
    description: 'Writes a page about a service, as the pages of the site are that there are already.',
    args: { service: z.string().describe('What is offered, such as "gutter cleaning"') },
    text: ({ service }: { service: string }) => `Write a page for my website about this service: ${service}.
List the pages, and read one that is of the kind "service", or the one that is most like it. Add the page with the operation "page", then fill its sections with words of its own: what we do, for whom, how it goes, what it costs if the site says so. Take facts, names, places and prices only from the site; ask me for what is missing, and invent none. Choose pictures from list_pictures, and describe each as it is on this page. Link the page from the menu or the list where its kin stand.
${last}`,
  },
  'translate-page': {
    title: 'Translate a page',
    description: 'Writes a page in another language of the site.',
    args: {
      route: z.string().describe('The address of the page, such as "/roof-repair"'),
      language: z.string().describe('Into which language, such as "es"'),
    },
    text: ({ route, language }: { route: string; language: string }) => `Translate the page ${route} into "${language}".
Read the guide on languages (site://guides/languages) and the page, section by section, and see in list_pages how other pages of that language are addressed. Add the page as a copy of ${route}, with "language" and "translationOf" as other translations have them, and translate every word that visitors read: headings, texts, buttons, descriptions of pictures, title and description. Words in braces, such as {phone}, stay as they are. Links lead to pages of that language where there are some.
${last}`,
  },
}

export function addPrompts(server: McpServer): void {
  for (const [name, { title, description, args, text }] of Object.entries(prompts))
    server.registerPrompt(name, { title, description, argsSchema: args as z.ZodRawShape }, (given) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(given as never) } }],
    }))
}
