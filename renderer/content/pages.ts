import { warnings } from '../migrations/upgrade.ts'
import { check } from './check.ts'
import { checkCoherence, checkContent } from './checks/content.ts'
import { checkLengths } from './checks/lengths.ts'
import type { Surroundings } from './checks/references.ts'
import { checkSimilar } from './checks/similar.ts'
import { lostPart } from './doctor/lost-parts.ts'
import { namelessThing } from './doctor/nameless.ts'
import { slippedPart } from './doctor/slipped-part.ts'
import { findMacEnds, findStray } from './doctor/stray.ts'
import { explainMistakes } from './doctor/syntax.ts'
import { checkAlike } from './expand/alike.ts'
import { atTemplates } from './expand/origins.ts'
import { createFinder } from './finder.ts'
import { createMemory, type Memory } from './memory.ts'
import { isRecord } from './parse.ts'
import { type Finding, type Problem, together } from './problem.ts'
import { recordFile } from './records.ts'
import { createReport } from './report.ts'
import { resolve, type Site } from './resolve.ts'
import { type SourceText, sourceText } from './source-text.ts'
import { validateFrame } from './validate.ts'
import { textsOfPage } from './walk.ts'

export interface CheckOptions extends Surroundings {
  /** The name that problems give the file. */
  file: string
  /** yyyy-mm-dd; facts and dates in the text are compared with it. */
  today: string
  /** false leaves out what compares pages with each other: the preview shows the page first. */
  doubts?: boolean
  /** The folder images/ is another file's: what this one does not use is not there for nothing. */
  borrowsImages?: boolean
  /** What is known of pages from before; without it, what this process checked last. */
  memory?: Memory
}

const lastChecked = createMemory()

/** Checks the text of a pages.yaml. There is a site only when there is no error; problems come in the order of lines. */
export function checkPages(written: string | SourceText, options: CheckOptions): { site?: Site; problems: Problem[] } {
  const source = typeof written === 'string' ? sourceText(written) : written
  if (!options.memory) lastChecked.turn()
  const { memory = lastChecked } = options
  const recorded = recordFile(source, { ...options, memory })
  const { parsed, expansion, site, old } = recorded
  const report = createReport(parsed, options.file)
  // A file with a layout has no invisible characters.
  const macEnds = source.layout ? undefined : findMacEnds(source.text)
  if (macEnds) {
    report.add([macEnds])
    return { problems: report.problems() }
  }
  if (!source.layout) report.add(findStray(source.text))
  if (parsed.mistakes.length > 0) report.add(explainMistakes(parsed.mistakes, source.text))
  if (parsed.unreadable) return { problems: report.problems() }
  if (!isRecord(parsed.data)) {
    report.add([noFile(source.text)])
    return { problems: report.problems() }
  }
  const slipped = slippedPart(parsed.data) ?? lostPart(parsed.data) ?? namelessThing(parsed.data)
  if (slipped) {
    report.add([slipped])
    return { problems: report.problems() }
  }
  const add = (found: readonly Finding[]) => report.add(atTemplates(found, expansion))
  const textsOf = (route: string) => textsOfPage(recorded.dataOf(route), route)
  const find = createFinder(memory.findings, textsOf)
  const key = recorded.keyOf(({ digest }) => digest)
  const frame = [...warnings(old), ...expansion.findings, ...validateFrame(expansion.file.data)]
  add(byItem([...frame, ...find('errors', key, (read) => check(site, options, read))]))
  if (options.doubts !== false && !report.hasErrors()) add(checkAlike(expansion))
  if (options.doubts !== false) {
    const keyOfSnippets = recorded.keyOf(({ snippetText }) => snippetText)
    add(find('lengths', keyOfSnippets, () => checkLengths(site, recorded.snippets)))
    add(find('content', key, () => checkContent(site, options.today, () => aroundPages(source))))
  }
  if (report.hasErrors()) return { problems: report.problems() }
  if (options.doubts !== false) {
    const ownImages = options.borrowsImages ? [] : options.images
    const coherence = find('coherence', key, () => checkCoherence(site, ownImages))
    add([...coherence, ...checkSimilar(site.pages, recorded.sketches, textsOf)])
  }
  return { site: resolve(recorded), problems: report.problems() }
}

const aroundPages = ({ chunks }: SourceText) =>
  chunks.flatMap(({ route, text }) => (route === undefined ? [text] : [])).join('')

/** An item of a set that is gone is one mistake, however many others and links name it. */
function byItem(findings: readonly Finding[]): Finding[] {
  const isOfItem = ({ about }: Finding) => about?.startsWith('item ')
  const [first, ...more] = findings.filter(isOfItem)
  if (!first || more.length === 0) return [...findings]
  const groups = Map.groupBy([first, ...more], ({ about }) => about)
  const joined = [...groups.values()].flatMap((group) =>
    together(group.map((finding) => ({ ...finding, code: group[0]?.code ?? '' }))),
  )
  return [...findings.filter((finding) => !isOfItem(finding)), ...joined]
}

function noFile(source: string): Finding {
  const place = { start: 0, end: 0 }
  if (
    source
      .replace(/^\uFEFF/, '')
      .replaceAll(/^\s*#.*$/gm, '')
      .trim() === ''
  ) {
    const hint = 'Begin with "site:", "navigation:" and "pages:".'
    return { code: 'empty-file', place, message: 'The file is empty', hint }
  }
  const hint = 'Its lines begin with "site:", "navigation:", "pages:" and so on.'
  return { code: 'wrong-type', place, message: 'The file is not a group of keys', hint }
}
