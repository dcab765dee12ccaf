import type { Problem } from '../../renderer/common/problem.ts'
import { message } from '../../renderer/messages/message.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { readStarter, starterFolder } from './new-site.ts'
import { Refusal } from './refusal.ts'

/** The text into which a page can be written: an empty file gets all that a site needs around its pages. */
export function withSite(source: string, route: string): string {
  if (parse(sourceText(source)).data) return source
  if (/^[^\s#]/m.test(source)) return source
  if (route !== '/') throw new Refusal(message('empty-file'), message('empty-file.home-first'))
  const remarks = source.trim() === '' ? '' : `${source.trimEnd()}\n\n`
  return `${remarks}${readStarter(starterFolder())}`
}

/** The mistakes that a new page would not mend by being there. */
export function mistakesBeside(problems: readonly Problem[], route: string): Problem[] {
  const missing = (code: string) => (route === '/' ? ['no-pages', 'no-home', 'empty-file'].includes(code) : false)
  const isMended = ({ code, lacks }: Problem) => missing(code) || lacks === route
  return problems.filter((problem) => problem.severity === 'error' && !isMended(problem))
}
