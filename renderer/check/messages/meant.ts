import { addressWords } from '../../common/address-words.ts'
import { fileName } from '../../common/file-names.ts'
import { languageName } from '../../common/language-name.ts'
import { nearest } from '../../common/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import { dayMeant, timeMeant } from './meant-times.ts'

type Meant = (written: string) => string | undefined

/** What was meant by a value without the form of its field, by the pattern of the field; where it can be told. */
const meant: Record<string, Meant> = {
  '^#[0-9a-fA-F]{6}$': colour,
  '^/[a-z0-9/.-]+$': servedFile,
  '^/[a-z0-9/.-]+\\.(mp4|webm)$': servedFile,
  '^/[a-z0-9/.-]+\\.vtt$': servedFile,
  '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$': focus,
  '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]*)+)$': timeZone,
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': timeMeant,
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|(00|0[48]|[2468][048]|[13579][26])00)-02-29)$':
    dayMeant,
  '^[a-z]{2}(-[A-Z]{2})?$': languageMeant,
  '^\\+[0-9]{1,3}$': (written) => written.replace(/^(?:\+ ?|00 ?)?(\d{1,3})$/, '+$1'),
  '^[A-Z]{2}$': country,
  '^https?://[^/]+$': (written) => address(written)?.origin,
  '^https://': (written) => address(written)?.href,
  '^https://[^\\s/{}]+([/?#]\\S*)?$': (written) => address(written)?.href,
  '^[a-z0-9]+(-[a-z0-9]+)*$': addressWords,
  '^[a-z0-9-]+$': addressWords,
  '^[a-z][a-z0-9-]*$': addressWords,
  '^[a-zA-Z][a-zA-Z0-9]*$': joined,
  '^[a-z][a-zA-Z0-9]*$': joined,
}

/** YAML takes them for something else without quotes, or may. */
const quoted = new Set<Meant>([colour, timeMeant, dayMeant])

/** The way out where it can be told what was meant: a value that has the form of its field. */
export function formMeant(pattern: string, written: string): Message | undefined {
  const find = meant[pattern]
  const value = find?.(written.trim())
  if (!find || value === undefined || value === written || !new RegExp(pattern).test(value)) return undefined
  if (find === timeZone) return message('did-you-mean', { name: value })
  if (find === servedFile && !written.endsWith(value.slice(1)))
    return message('bad-format.public-file', { meant: value })
  return message(quoted.has(find) ? 'bad-format.write-with-quotes' : 'bad-format.write', { meant: value })
}

/** "a8501c" and the short "#a52" of style sheets. */
function colour(written: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written)?.[1]
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** "og-image.png", "public/og-image.png" and "/Prix 2027.pdf". */
function servedFile(written: string): string | undefined {
  const [, name] = /^(?:\.?\/)?(?:public\/)?([^:]+\.[a-z0-9]+)$/i.exec(written) ?? []
  return name && `/${fileName(name)}`
}

/** "30 20" and "30%, 20%". */
function focus(written: string): string | undefined {
  const [, left, top] = /^(\d{1,2}|100)%?(?:,\s*|\s+)(\d{1,2}|100)%?$/.exec(written) ?? []
  return left && `${Number(left)}% ${Number(top)}%`
}

/** "America/New York". */
function timeZone(written: string): string | undefined {
  return written.includes('/') ? nearest(written, Intl.supportedValuesOf('timeZone')) : undefined
}

/** Those in which most pages of the web are, for who writes the name of one. */
const named = 'en,es,de,fr,it,pt,nl,pl,sv,da,nb,fi,cs,sk,hu,ro,bg,el,ru,uk,tr,ar,he,hi,ja,ko,zh,vi,th,id'.split(',')

/** "fr_FR", "FR-fr", "Français" and "French". */
export function languageMeant(written: string): string | undefined {
  const [code, country] = written.split(/[_-]/)
  if (/^[a-z]{2}(?:[_-][a-z]{2})?$/i.test(written))
    return [code?.toLowerCase(), country?.toUpperCase()].filter(Boolean).join('-')
  const isIt = (name: string) => addressWords(name) === addressWords(written)
  const found = named.find((tag) => isIt(languageName(tag)) || isIt(languageName(tag, 'en')))
  return found && `${found}-${new Intl.Locale(found).maximize().region}`
}

/** "www.example.com", "http://example.com/" and the frame that YouTube and others offer for copying. */
function address(written: string): URL | undefined {
  const inFrame = /<iframe\b[^>]*\bsrc=["']([^"']+)/i.exec(written)?.[1]
  const bare = (inFrame ?? written).replace(/^(?:https?:)?\/\//i, '')
  const url = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]\S*)?$/.test(bare) ? URL.parse(`https://${bare}`) : undefined
  return url ?? undefined
}

/** "Your age" and "prénom". */
function joined(written: string): string {
  return addressWords(written).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** "fr", "France" and "Frankreich". Georgia may be the state. */
function country(written: string): string | undefined {
  if (/^[a-z]{2}$/i.test(written)) return written.toUpperCase()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const lists = ['en', 'es', 'de', 'fr'].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }))
  const isIt = (code: string) => lists.some((list) => addressWords(list.of(code) ?? '') === addressWords(written))
  return codes.find((code) => code !== 'GE' && isIt(code))
}
