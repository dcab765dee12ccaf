import { upgrade, warnings } from '../migrations/upgrade.ts'
import { check } from './check.ts'
import { checkCoherence, checkContent } from './checks/content.ts'
import type { Surroundings } from './checks/references.ts'
import { findStray } from './doctor/stray.ts'
import { explainSyntax } from './doctor/syntax.ts'
import { checkAlike } from './expand/alike.ts'
import { expand } from './expand/expand.ts'
import { atTemplates } from './expand/origins.ts'
import { outlineOf } from './outline.ts'
import { isRecord, parse } from './parse.ts'
import type { Finding, Problem } from './problem.ts'
import { createReport } from './report.ts'
import { resolve, type Site } from './resolve.ts'
import { validate } from './validate.ts'

export interface CheckOptions extends Surroundings {
  /** The name that problems give the file. */
  file: string
  /** yyyy-mm-dd; facts and dates in the text are compared with it. */
  today: string
  /** false leaves out what compares whole texts, which takes most of the time: the preview shows the page first. */
  doubts?: boolean
}

/** Checks the text of a pages.yaml. There is a site only when there is no error; problems come in the order of lines. */
export function checkPages(source: string, options: CheckOptions): { site?: Site; problems: Problem[] } {
  const parsed = parse(source)
  const { data, old } = upgrade(parsed.data)
  const { file, origins, unnamed, findings } = expand({ ...parsed, data })
  const outline = outlineOf(file)
  const report = createReport(parsed, options.file)
  report.add(findStray(source))
  report.add(parsed.mistakes.map((mistake) => explainSyntax(mistake, source)))
  if (parsed.unreadable) return { problems: report.problems() }
  if (!isRecord(parsed.data)) {
    report.add([noFile(source)])
    return { problems: report.problems() }
  }
  const add = (found: Finding[]) => report.add(atTemplates(found, origins))
  add([...warnings(old), ...findings, ...validate(file.data), ...check(outline, options)])
  if (options.doubts !== false && !report.hasErrors()) add(checkAlike({ origins, unnamed }))
  if (options.doubts !== false) add(checkContent(outline, options.today))
  if (report.hasErrors()) return { problems: report.problems() }
  if (options.doubts !== false) add(checkCoherence(outline, options.images))
  return { site: resolve(outline), problems: report.problems() }
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
