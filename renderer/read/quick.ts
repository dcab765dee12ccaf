import { constructFromEvents, EVENT_ID, type Event, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'

/** Marks of documents and a byte order mark. */
const mark = /^(?:---|\.\.\.|%|\uFEFF)/m
const questionKey = /(?:^|[\s[{,-])\?\s/m

/**
 * Reads a part of the file about eight times as fast as `yaml` does, but without the places of its nodes. Undefined
 * means that something is unusual in it and has to be looked at with `yaml`: whatever cannot be read, and what
 * {@link findUnintended} reports. Both take YAML 1.2 with its core schema; a test compares them.
 */
export function readQuickly(text: string): { data: unknown } | undefined {
  if (mark.test(text) || questionKey.test(text)) return undefined
  try {
    const events = parseEvents(text, {})
    if (events.some((event) => isUnusual(event, text)) || hasOddKey(events, text)) return undefined
    const documents = constructFromEvents(events, { source: text })
    return documents.length === 1 ? { data: documents[0] } : undefined
  } catch (problem) {
    if (problem instanceof YAMLException || problem instanceof RangeError) return undefined
    throw problem
  }
}

function isUnusual(event: Event, text: string): boolean {
  if (event.type === EVENT_ID.ALIAS) return true
  if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return false
  if (event.anchorStart >= 0 || event.tagStart >= 0) return true
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return false
  if (cutByHash(text, event.valueEnd)) return true
  const scalar = text.slice(event.valueStart, event.valueEnd)
  return scalar.includes('\n') && /\n\s*- /.test(scalar)
}

/** Whether the text that ends here was cut by a "#" without a space behind it, which few write before a comment. */
export function cutByHash(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== SPACE) return false
  return /^ +#[^\s#]/.test(text.slice(end, end + 200))
}

const SPACE = 32

/** The two readers differ about keys that are empty, are no text, or stand on several lines. */
function hasOddKey(events: readonly Event[], text: string): boolean {
  /** How many nodes each open group has had; in a mapping every second one is a key. */
  const open: { isMapping: boolean; nodes: number }[] = []
  return events.some((event) => {
    if (event.type === EVENT_ID.POP) return void open.pop()
    const group = open.at(-1)
    const isKey = group?.isMapping && group.nodes++ % 2 === 0
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.DOCUMENT)
      open.push({ isMapping: event.type === EVENT_ID.MAPPING, nodes: 0 })
    if (!isKey) return false
    return event.type !== EVENT_ID.SCALAR || oddKey.test(text.slice(event.valueStart, event.valueEnd))
  })
}

const oddKey = /^(?:~|null|Null|NULL)?$|\n/
