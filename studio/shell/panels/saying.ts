import { useStudio } from '../store/state.ts'
import { language, words } from '../words/index.ts'
import type { Saying } from './week.ts'

/** How the site says days and times: in its own language, which may be another than the studio's. */
export function useSaying(): Saying {
  const site = useStudio((state) => state.data.site)
  const closed = useStudio((state) => state.names?.closed)
  return { language: String(Object(site).language ?? language), closed: closed ?? words.closed }
}
