import sanitizeHtml from 'sanitize-html'
import sharp from 'sharp'
import { drawingAttributes, drawingElements } from '../../renderer/common/drawing-names.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'

/** A part of the drawing itself, or a picture within it that can only be a picture. */
const ownTarget = /^#|^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/

/** Styles that would end their element, or load something. */
const loads = /[<&@\\]|\/\/|image-set|(?:url|src)\((?!\s*["']?#)/i

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

/** Whether an attribute can only say how something looks. */
function isOfLooks([name, value]: [string, string]): boolean {
  if (name in namespaces) return value === namespaces[name]
  if (name === 'href' || name === 'xlink:href') return ownTarget.test(value.trim())
  return !loads.test(value.replaceAll('&', ''))
}

/**
 * A drawing without anything that runs or loads something when somebody opens it by its address: only what is known to
 * say how it looks is written anew. Refuses what is no drawing then.
 */
export async function cleanDrawing(bytes: Uint8Array): Promise<Buffer> {
  const text = sanitizeHtml(new TextDecoder().decode(bytes), {
    allowedTags: drawingElements,
    allowedAttributes: { '*': drawingAttributes },
    disallowedTagsMode: 'completelyDiscard',
    // Only those of which the filter below knows that they do nothing but style.
    allowVulnerableTags: true,
    selfClosing: [],
    // SVG is read as XML by whoever shows it: names have capitals, and prefixes.
    parser: { xmlMode: true },
    parseStyleAttributes: false,
    transformTags: {
      // What a link stands around is still drawn.
      '*': (tagName, attribs) => ({
        tagName: tagName === 'a' ? 'g' : tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(isOfLooks)),
      }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && loads.test(text),
    nestingLimit: 100,
  })
  const content = Buffer.from(text.trim())
  if (!(await isDrawing(content))) throw wrongFile('SVG')
  return content
}

/** Refuses a file that is not of the type that its name says. */
export const wrongFile = (type: string) => new Refusal(message('file.wrong', { type }), message('file.save-anew'))

/** Whether it can be drawn: what is no XML, browsers do not show either. */
async function isDrawing(content: Uint8Array): Promise<boolean> {
  try {
    return (await sharp(content).metadata()).format === 'svg'
  } catch {
    return false
  }
}
