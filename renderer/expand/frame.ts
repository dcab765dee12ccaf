import { isRecord } from '../common/is-record.ts'
import { nearest } from '../common/nearest.ts'
import { oncePer } from '../common/once-per.ts'
import { partNames } from '../schema/schemas.ts'
import { type Text, textsOfFrame } from '../schema/walk.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import { languagesOf, translatedData } from './translations.ts'

/** Everything of the file but its pages: what each page is judged by and filled from. */
export interface Frame {
  /** The file's parts under their right names; `pages` is of no use here. */
  data: Record<string, unknown>
  redirects: Record<string, unknown>
  forms: Record<string, unknown>
  shared: Record<string, unknown>
  tokens: Tokens
  /** The frame as pages of a language see it; without one, or for the site's first, this one. */
  in: (language: unknown) => Frame
}

/** The frame of whatever can be read, so that one mistake brings no others. */
export function frameOf(file: unknown): Frame {
  const data = isRecord(file) ? spelt(file) : {}
  const part = (name: string) => (isRecord(data[name]) ? data[name] : {})
  const [redirects, forms, shared] = [part('redirects'), part('forms'), part('shared')]
  const own = { data, redirects, forms, shared, tokens: tokensOf(data) }
  const translated = new Map<string, Frame>()
  const frame: Frame = {
    ...own,
    in(language) {
      if (typeof language !== 'string' || language === Object(data.site).language) return frame
      // Pages come before what all of them share: they are in their language all the same.
      if (!isRecord(data.translations) && !languagesOf({ data }).includes(language)) return frame
      const kept = translated.get(language) ?? frameOf(translatedData(data, language))
      translated.set(language, kept)
      return kept
    },
  }
  return frame
}

/** The file with misspelt parts under their right names, since that mistake is reported by itself. */
function spelt(data: Record<string, unknown>): Record<string, unknown> {
  const parts = partNames()
  const name = (key: string) => {
    const meant = parts.includes(key) ? key : nearest(key, parts)
    return meant === undefined || Object.hasOwn(data, meant) ? key : meant
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [name(key), value]))
}

const textsOfData = oncePer(textsOfFrame)

/** The texts outside the pages, with their places and schemas, in the order of the parts. */
export const frameTexts = ({ data }: Pick<Frame, 'data'>): readonly Text[] => textsOfData(data)
