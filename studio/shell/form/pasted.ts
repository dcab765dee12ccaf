/** What a node is, as the browser's parser has it, so that it can be tried without a browser. */
export interface Pasted {
  nodeType: number
  nodeName: string
  textContent: string | null
  childNodes: ArrayLike<Pasted>
  getAttribute?: (name: string) => string | null
}

const TEXT = 3
const ELEMENT = 1
const hidden = new Set(['STYLE', 'SCRIPT', 'HEAD', 'TITLE', 'META', 'LINK', 'XML', 'O:P'])
const paragraphs = new Set(['P', 'DIV', 'BLOCKQUOTE', 'SECTION', 'ARTICLE', 'TABLE', 'TR', 'UL', 'OL'])

/**
 * What was copied from a word processor or a page, as Markdown: bold and slanted words, links, lists and headings;
 * undefined where it has none of them, and its plain text says all.
 */
export function asMarkdown(body: Pasted): string | undefined {
  const text = blocks(body)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return /\*\S|\]\(|^(?:-|\d+\.|###) /m.test(text) ? text : undefined
}

const children = (node: Pasted) => Array.from(node.childNodes)
const inner = (node: Pasted) => children(node).map(blocks).join('')

function blocks(node: Pasted): string {
  if (node.nodeType === TEXT) return (node.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ')
  const name = node.nodeName.toUpperCase()
  if (node.nodeType !== ELEMENT || hidden.has(name)) return ''
  if (name === 'BR') return '\n'
  // Google's editor wraps all that it copies in a <b> that is not bold.
  if (name === 'B' || name === 'STRONG') return isPlain(node) ? inner(node) : around(inner(node), '**')
  if (name === 'I' || name === 'EM') return around(inner(node), '*')
  if (name === 'A') return linked(inner(node), node.getAttribute?.('href') ?? '')
  if (/^H[1-6]$/.test(name)) return `\n\n### ${inner(node).replaceAll('*', '').trim()}\n\n`
  if (name === 'LI') return `\n- ${inner(node).trim()}`
  if (name === 'OL') return `\n\n${numbered(node)}\n\n`
  if (!paragraphs.has(name)) return inner(node)
  const text = inner(node).trim()
  if (text === '') return ''
  const isItem = /mso-list:\s*l\d/.test(node.getAttribute?.('style') ?? '')
  return isItem ? listItem(text) : `\n\n${text}\n\n`
}

const isPlain = (node: Pasted) => /font-weight:\s*(?:normal|400)/.test(node.getAttribute?.('style') ?? '')

/** Word writes lists as paragraphs that begin with a sign or a number. */
function listItem(text: string): string {
  const [, number] = /^(\d+)[.)]\s*/.exec(text) ?? []
  if (number) return `\n${number}. ${text.replace(/^\d+[.)]\s*/, '')}`
  return `\n- ${text.replace(/^[·•▪§o–-]\s+/u, '')}`
}

const numbered = (list: Pasted) =>
  children(list)
    .filter(({ nodeName }) => nodeName.toUpperCase() === 'LI')
    .map((item, index) => `${index + 1}. ${inner(item).trim()}`)
    .join('\n')

/** The signs stand at the words: spaces within them would leave the signs as they are. */
function around(text: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' || words.includes('\n') ? text : `${before}${sign}${words}${sign}${after}`
}

const linked = (text: string, href: string) =>
  /^(?:https?:|mailto:|tel:)/.test(href) && text.trim() !== '' ? `[${text.trim()}](${href})` : text
