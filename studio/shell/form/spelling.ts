import { isRead } from '../../edit/found-words.ts'
import { now } from '../store/state.ts'
import type { FieldProps } from './field-props.ts'

/** How a browser checks the spelling of a field: in the language of its page, and only what is read as words. */
export function spelling({ path, schema }: Pick<FieldProps, 'path' | 'schema'>, text: string) {
  const [part, name] = path
  const { data, overview } = now()
  const own = part === 'pages' ? Object(data.pages[String(name)]).language : part === 'translations' ? name : undefined
  return { lang: String(own ?? overview?.language ?? ''), spellCheck: isRead({ text, path, schema }) }
}
