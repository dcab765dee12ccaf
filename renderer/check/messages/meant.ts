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
  '^[a-z]{2}(-[A-Z]{2})?(-u-nu-[a-z]{4})?$': languageMeant,
  '^\\+[0-9]{1,3}$': (text) => text.replace(/^(?:\+ ?|00 ?)?(\d{1,3})$/, '+$1'),
  '^[A-Z]{2}$': country,
  '^https?://[^/]+$': (text) => address(text)?.origin,
  '^https://': (text) => address(text)?.href,
  '^https://[^\\s/{}]+([/?#]\\S*)?$': (text) => address(text)?.href,
  '^[a-z0-9]+(-[a-z0-9]+)*$': addressWords,
  '^([a-z0-9]+(-[a-z0-9]+)*|.+\\.([Ww][Oo][Ff][Ff]2?|[OoTt][Tt][Ff]))$': addressWords,
  '^[a-z0-9-]+$': addressWords,
  '^[a-z][a-z0-9-]*$': addressWords,
  '^[a-zA-Z][a-zA-Z0-9]*$': joined,
  '^[a-z][a-zA-Z0-9]*$': joined,
}

/** YAML takes them for something else without quotes, or may. */
const quoted = new Set<Meant>([colour, timeMeant, dayMeant])

/** The way out where it can be told what was meant: a value that has the form of its field. */
export function formMeant(pattern: string, text: string): Message | undefined {
  const find = meant[pattern]
  const value = find?.(text.trim())
  if (!find || value === undefined || value === text || !new RegExp(pattern).test(value)) return undefined
  if (find === timeZone) return message('did-you-mean', { name: value })
  if (find === servedFile && !text.endsWith(value.slice(1))) return message('bad-format.public-file', { meant: value })
  return message(quoted.has(find) ? 'bad-format.write-with-quotes' : 'bad-format.write', { meant: value })
}

/** "a8501c" and the short "#a52" of style sheets. */
function colour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** "og-image.png", "public/og-image.png" and "/Prix 2027.pdf". */
function servedFile(text: string): string | undefined {
  const [, name] = /^(?:\.?\/)?(?:public\/)?([^:]+\.[a-z0-9]+)$/i.exec(text) ?? []
  return name && `/${fileName(name)}`
}

/** "30 20" and "30%, 20%". */
function focus(text: string): string | undefined {
  const [, left, top] = /^(\d{1,2}|100)%?(?:,\s*|\s+)(\d{1,2}|100)%?$/.exec(text) ?? []
  return left && `${Number(left)}% ${Number(top)}%`
}

/** "America/New York". */
function timeZone(text: string): string | undefined {
  return text.includes('/') ? nearest(text, Intl.supportedValuesOf('timeZone')) : undefined
}

/** Those in which most pages of the web are, for who writes the name of one. */
const named = 'en,es,de,fr,it,pt,nl,pl,sv,da,nb,fi,cs,sk,hu,ro,bg,el,ru,uk,tr,ar,he,hi,ja,ko,zh,vi,th,id'.split(',')

/** "fr_FR", "FR-fr", "Français" and "French". */
export function languageMeant(text: string): string | undefined {
  const [code, country] = text.split(/[_-]/)
  if (/^[a-z]{2}(?:[_-][a-z]{2})?$/i.test(text))
    return [code?.toLowerCase(), country?.toUpperCase()].filter(Boolean).join('-')
  const isIt = (name: string) => addressWords(name) === addressWords(text)
  const language = named.find((tag) => isIt(languageName(tag)) || isIt(languageName(tag, 'en')))
  return language && `${language}-${new Intl.Locale(language).maximize().region}`
}

/** "www.example.com", "http://example.com/" and the frame that YouTube and others offer for copying. */
function address(text: string): URL | undefined {
  const inFrame = /<iframe\b[^>]*\bsrc=["']([^"']+)/i.exec(text)?.[1]
  const bare = (inFrame ?? text).replace(/^(?:https?:)?\/\//i, '')
  const url = /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]\S*)?$/.test(bare) ? URL.parse(`https://${bare}`) : undefined
  return url ?? undefined
}

/** "Your age" and "prénom". */
function joined(text: string): string {
  return addressWords(text).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** "fr", "France" and "Frankreich". Georgia may be the state. */
function country(text: string): string | undefined {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const lists = named.slice(0, 8).map((tag) => new Intl.DisplayNames([tag], { type: 'region' }))
  const isIt = (code: string) => lists.some((list) => addressWords(list.of(code) ?? '') === addressWords(text))
  return codes.find((code) => code !== 'GE' && isIt(code))
}
