const words: Record<string, string[]> = {
  thing: list(
    'fern, orchid, cactus, magnolia, heron pond, moss bank, seed library, potting shed, rock garden, palm house, rose walk, herb spiral, apple orchard, bamboo grove, willow tunnel, beehive, compost yard, lily pool, sundial, glasshouse, tulip bed, maze, meadow, peat bog, cutting border, fig wall, tea terrace, dye garden, gourd arch, nut walk, pear espalier, aloe bench, mint bed, snowdrop bank, oak stand, larch row',
  ),
  quality: list(
    'quiet, sunlit, restored, steep, fragrant, sheltered, rare, century-old, damp, newly planted, terraced, hidden, walled, frost-proof, hand-watered, low, wild, north-facing, crowded, half-finished, much-loved, shaded, windy, narrow, well-drained, early, bilingual, stony, silver-leaved, borrowed',
  ),
  place: list(
    "the east gate, Pier Street, the boathouse, the upper lawn, the old kiln, Heron Bridge, the ticket hall, the reading room, the spring, the weather mast, the café terrace, the south slope, the children's field, the tram stop, the arboretum, the stone steps, the ferry landing, the archive, the workshop, the quarry",
  ),
  person: list(
    'a volunteer, our head gardener, the botanist on duty, a class of ten, every new member, Dr. Okafor, the night watch, a visiting painter, the seed committee, an apprentice, two students, whoever holds the key, the librarian, our beekeeper, the ferry crew, a retired surveyor, the whole team, Mrs. Lindqvist',
  ),
  does: list(
    'waters, labels, counts, draws, prunes, repots, measures, opens, photographs, divides, mulches, names, guards, sweeps, inspects, trims, explains, catalogs, ties up, visits, covers, thins out, digs over, records',
  ),
  when: list(
    'before the gates open, on the first frost, at low tide, every other Tuesday, in the last week of May, after heavy rain, while the kettle boils, once a decade, between two showers, at half past six, all through the dry months, on open days, as soon as buds swell, when the lamps go on, during the school holidays, at harvest',
  ),
  reason: list(
    'roots need air more than water, the wall keeps its warmth past midnight, nobody knows how old it is, the soil there is chalk, bees come to blue first, shade moves with the year, a label lasts longer than memory, salt drifts in from the estuary, frost rolls downhill, the records were lost in a flood, mice prefer the larger seeds, lime turns the petals pink, children ask better questions, it was a gift',
  ),
}

const patterns = [
  '{Person} {does} the {quality} {thing} {when}.',
  'Near {place} stands a {quality} {thing}; {person} {does} it {when}.',
  'We keep the {thing} by {place} as it was, because {reason}.',
  'Why {quality}? Because {reason}.',
  '{Person} once said: "{Reason}, and that is all there is to it."',
  'Of {number} plants in the {thing}, {digit} came through last winter.',
  'The {thing} is {quality} and the {thing} is not, so {person} {does} both {when}.',
  '**{Reason}.** That is why the {thing} at {place} stays {quality}.',
  "It's {number} steps from {place} to the {thing} (less if you cut across the {thing}).",
  'Bring gloves, a hat and {digit} hours: the {quality} {thing} asks for no less.',
  '{When} you will find {person} at {place}, where the {thing} begins.',
  'Nothing beats a {quality} {thing} {when} – unless {reason}.',
  '{Person} {does} and {does} until the {thing} looks {quality} from {place}.',
  'Tickets cost {digit}.50 € at {place}; members pay nothing, and {person} {does} the {thing} with them.',
  'Look for the {quality} {thing} & its sign: "{Reason}".',
  'If {reason}, the {thing} will be {quality} {when}.',
]

function list(text: string): string[] {
  return text.split(', ')
}

export interface Writer {
  /** A whole number from low to high, both included. */
  number: (low: number, high: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  word: (kind: string) => string
  sentence: () => string
  sentences: (low: number, high: number) => string
}

/** Writes the same for the same seed. */
export function createWriter(seed: number): Writer {
  const roll = createDice(seed)
  const number = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]) => items[number(0, items.length - 1)] as Item
  const word = (kind: string) => pick(words[kind] ?? [])
  const fill = (slot: string) => {
    if (slot === 'number') return `${number(12, 900)}`
    if (slot === 'digit') return `${number(2, 9)}`
    const found = word(slot.toLowerCase())
    return slot === slot.toLowerCase() ? found : capitalize(found)
  }
  const sentence = () => pick(patterns).replaceAll(/\{(\w+)\}/g, (_, slot: string) => fill(slot))
  const sentences = (low: number, high: number) => Array.from({ length: number(low, high) }, sentence).join(' ')
  return { number, pick, word, sentence, sentences }
}

/** Numbers from 0 up to 1 (xorshift, 32 bits). */
function createDice(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name for the nth page, another for each of the first 21,600. */
export function nthName(index: number): string {
  const { quality = [], thing = [], place = [] } = words
  const nth = (index * 7919) % (quality.length * thing.length * place.length)
  const first = quality[nth % quality.length]
  const second = thing[Math.floor(nth / quality.length) % thing.length]
  return capitalize(`${first} ${second} at ${place[Math.floor(nth / quality.length / thing.length)]}`)
}
