import { capital } from './capital.ts'
import { catalogueOf, namesIn, own, spokenOf } from './catalogues.ts'
import { createFill } from './formats.ts'
import { type List, type Message, message, type Named, type Path, type Value } from './message.ts'
import { placeIn } from './place.ts'

/** Makes the words of one sentence, or of several that follow one another. */
export type Say = (said: Message | readonly Message[]) => string

const speakers = new Map<string, Say>()

/** What who sees no file is told of places and pages: the names that stand on the screen. */
export interface OnScreen {
  place: (path: Path) => string
  page: (route: string) => string
}

/**
 * How a language says messages; English for a language that has no catalogue. Without the file before one's eyes a
 * sentence has other words where the catalogue has such.
 */
export function sayIn(language: string, screen?: OnScreen): Say {
  const spoken = spokenOf([language])
  if (screen) return createSay(spoken, screen)
  const say = speakers.get(spoken) ?? createSay(spoken)
  speakers.set(spoken, say)
  return say
}

/** Sentences that follow one another: one that ends with words of the author gets its full stop where another follows. */
const inRow = (texts: readonly string[]) =>
  texts.map((text, index) => (index < texts.length - 1 ? text.replace(/(?<=[^.!?…])$/, '.') : text)).join(' ')

/** Names that are listed when a list does not say how many. */
const mostListed = 30

const fills = new Map<string, ReturnType<typeof createFill>>()

function createSay(language: string, screen?: OnScreen): Say {
  const { messages, studio } = catalogueOf(language)
  const names = namesIn(language, screen !== undefined)
  const fill = fills.get(language) ?? createFill(language)
  fills.set(language, fill)
  const wordsOf = (id: Message['id']) => (screen && own(studio, id)) ?? messages[id]
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(language, { type }).of(code) ?? code

  const one = ({ id, values = {} }: Message): string => {
    const words = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : word(value)])
    const text = fill(wordsOf(id), Object.fromEntries(words))
    const [first] = Object.values(values)
    // What the schemas say may begin with a value: "grid (all alike) or lead".
    const begins = typeof first === 'object' && !('description' in first) && /^\{/.test(wordsOf(id))
    return begins ? capital(text) : text
  }
  const say: Say = (said) => ('id' in said ? one(said) : inRow(said.map(one)))
  const word = (value: Value): string => {
    if (typeof value !== 'object') return String(value)
    return 'id' in value || Array.isArray(value) ? say(value as Message | Message[]) : named(value as Named)
  }
  const named = (value: Named): string => {
    if ('place' in value)
      return screen ? one(message('quoted', { value: screen.place(value.place) })) : placeIn(value, one, names)
    if ('page' in value) return screen?.page(value.page) ?? value.page
    if ('field' in value) return names.field(value.field, value.inWords)
    if ('choice' in value) return names.choice(value.choice, value.inWords)
    if ('part' in value) return names.part(value.part)
    if ('country' in value) return nameOf('region', value.country)
    if ('language' in value) return nameOf('language', value.language.slice(0, 2))
    if ('description' in value) return names.description(value.description)
    return listed(value)
  }
  const listed = ({ list, quoted, word: joint, most = mostListed, cut }: List): string => {
    const shown = list.slice(0, most).map((value) => (quoted ? one(message('quoted', { value })) : word(value)))
    const last = joint && list.length > 1 && list.length <= most ? shown.pop() : undefined
    const text = shown.join(', ')
    if (cut) return one(message('list.cut', { rest: text }))
    if (last !== undefined) return one(message(joint === 'or' ? 'list.or' : 'list.and', { rest: text, last }))
    return list.length > most ? one(message('list.more', { rest: text, count: list.length - most })) : text
  }
  return say
}
