/** Links in mails that only whoever gets the mail has. What they may do is signed, not stored. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { newsletterPaths } from '../../renderer/common/reserved.ts'
import { languageField } from '../../renderer/forms/wire.ts'
import type { SiteFile } from '../site.ts'
import type { Lead } from '../store/types.ts'

export type Purpose = keyof typeof newsletterPaths

/** Names in the query of a link: what is signed, and the language of the page, for links whose lead is gone. */
export const tokenQuery = 'token'
export const languageQuery = 'language'

/** Names the form that was just sent without scripts. */
export const sentQuery = 'sent'

/** Where a plain form for a newsletter leads. */
export function sentPath(form: string, language: string | undefined): string {
  const query = new URLSearchParams({ [sentQuery]: form, ...(language && { [languageQuery]: language }) })
  return `${newsletterPaths.confirm}?${query}`
}

const signature = (purpose: Purpose, id: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')

/** The link for one purpose and one lead. */
export function linkTo(
  purpose: Purpose,
  { id, extra }: Pick<Lead, 'id' | 'extra'>,
  { url }: Pick<SiteFile['site'], 'url'>,
  secret: string,
): string {
  const link = new URL(newsletterPaths[purpose], url)
  const language = extra[languageField]
  if (language) link.searchParams.set(languageQuery, String(language))
  link.searchParams.set(tokenQuery, `${id}.${signature(purpose, id, secret)}`)
  return link.href
}

/** The lead that a token was made for, or undefined where it was made by nobody here, or for another purpose. */
export function leadOfToken(purpose: Purpose, token: string, secret: string): string | undefined {
  const [, id = '', signed = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(purpose, id, secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
