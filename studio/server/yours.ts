/** What of a site still is its starter's: facts that only the owner knows, and sample texts. */
import { keepLast } from '../../renderer/cache/keep-last.ts'
import { isChanged } from '../../renderer/check/mistakes/remarks.ts'
import { oncePer } from '../../renderer/common/once-per.ts'
import { joinPath, type Path } from '../../renderer/common/problem.ts'
import { isStarter } from '../../renderer/common/site-folder.ts'
import { fillTokens, tokensOf } from '../../renderer/expand/tokens.ts'
import { keptSource } from '../../renderer/pipeline/kept-text.ts'
import type { Chunk } from '../../renderer/read/split.ts'
import { isStarterText } from '../../renderer/schema/starter-texts.ts'
import { textsOfPage } from '../../renderer/schema/walk.ts'
import type { Draft } from '../draft/open-draft.ts'
import { allWords } from '../edit/new-site/words-files.ts'
import { readStarter, starterFolder, starterNames } from '../edit/new-site.ts'
import { partsOf } from '../edit/operations/parts.ts'
import { type Asked, askedIn } from '../edit/operations/remarks.ts'
import type { DraftData } from './draft-data.ts'

/** Something that is the starter's until its owner changes it, or says that it is right. */
export interface Point {
  /** Values that stand together and ask for the same are one thing. */
  paths: Path[]
  /** What the starter asks for, in its words; a sample text asks for itself. */
  asks?: string
  values: unknown[]
}

export interface YoursCount {
  open: number
  /** With those of its starter that are done. */
  all: number
}

type Drafted = Pick<Draft, 'file' | 'source'>

/** All that is open, in the order of the file. */
export function pointsOf(draft: Drafted, data: DraftData): Point[] {
  const tokens = tokensOf(data.frame)
  const filled = (_: string, value: unknown) => (typeof value === 'string' ? fillTokens(value, tokens) : value)
  /** As visitors read it. */
  const valueAt = (path: Path) => JSON.parse(JSON.stringify(data.at(path) ?? null), filled)
  const asked = openIn(draft).map((same) => {
    const paths = same.map(({ path }) => path)
    return { paths, asks: asksOf(same[0]), values: paths.map(valueAt) }
  })
  return [...asked, ...samplesIn(data).map((path) => ({ paths: [path], values: [valueAt(path)] }))]
}

/** Where visitors see the site, unless it is still the address that its starter claims. */
export function addressOf(draft: Drafted, { frame }: DraftData): string | undefined {
  const { url } = Object(frame.site)
  const isClaimed = openIn(draft).some((same) => same.some(({ path }) => joinPath(path) === joinPath(['site', 'url'])))
  return typeof url === 'string' && !isClaimed ? url : undefined
}

export function countYours(draft: Drafted, data: DraftData): YoursCount {
  const own = openIn(draft)
  const samples = samplesIn(data).length
  return { open: own.length + samples, all: Math.max(own.length, allOf(own)) + samples }
}

/** Remarks with the same words on values of one group. */
type Together = [Asked, ...Asked[]]

const openIn = ({ file, source }: Drafted) => (isStarter(file) ? [] : waiting(source()))

let before = new Map<string, Asked[]>()
/** What stands in a part is worked out once for each text that it has. */
const waiting = keepLast((source: string) => {
  const parts = keptSource(source).chunks.filter(({ text }) => text.includes('# yours'))
  before = new Map(parts.map((part) => [part.text, before.get(part.text) ?? waitingIn(part)]))
  return together([...before.values()].flat())
})

const waitingIn = (part: Pick<Chunk, 'route' | 'text'>) => askedIn(part).filter((asked) => !isChanged(asked))

function together(asked: readonly Asked[]): Together[] {
  const groups = Map.groupBy(asked, ({ path, words }) => `${joinPath(path.slice(0, -1))} ${words}`)
  return [...groups.values()] as Together[]
}

/** Without what is for those who type commands. */
const asksOf = ({ words }: Asked) => words.replace(/^# yours:?\s*/, '').replace(/;.*/, '')

/** How many points the starter has from which these are: the one with the most of the same words, in any language. */
function allOf(points: readonly Together[]): number {
  const words = new Set(points.map(([{ words: asked }]) => asked))
  const alike = starters().map((starter) => ({
    all: starter.all,
    same: [...words].filter((one) => starter.words.has(one)).length,
  }))
  return alike.filter(({ same }) => same > 0).toSorted((one, other) => other.same - one.same)[0]?.all ?? 0
}

let known: { all: number; words: Set<string> }[] | undefined
function starters() {
  known ??= starterNames().map((name) => {
    const folder = starterFolder(name)
    const points = together(partsOf(readStarter(folder)).flatMap(askedIn))
    const words = points.map(([{ words: asked }]) => asked)
    const inLanguages = allWords(folder).flatMap(({ texts }) => words.map((asked) => `# ${texts[asked.slice(2)]}`))
    return { all: points.length, words: new Set([...words, ...inLanguages]) }
  })
  return known
}

const samplesOf = oncePer((page: object) =>
  textsOfPage(page, '').flatMap(({ text, path }) => (isStarterText(text) ? [path] : [])),
)

const samplesIn = ({ pages }: DraftData): Path[] =>
  [...pages].flatMap(([route, page]) => samplesOf(Object(page)).map((path) => ['pages', route, ...path.slice(2)]))
