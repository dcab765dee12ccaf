import type { IncomingMessage } from 'node:http'
import type { NoPage } from '../../renderer/preview/pages.ts'
import { catalogues, spokenOf } from '../shell/words/catalogues.ts'

/** What the frame shows of a file that is broken at the start. A frame says its languages only as a browser does. */
export function noPageFor({ headers }: Pick<IncomingMessage, 'headers'>): NoPage {
  const language = spokenOf(headers['accept-language']?.split(',') ?? [])
  return { language, title: catalogues[language].notShownYet }
}
