/** The pictures of leads: small ones for the page of a lead, and each in full at an address of its own. */
import { photoFile } from '../../server/mail/pictures.ts'
import type { DeskContext } from '../parts.ts'
import { findLead } from './lead.ts'

/** As wide as it is shown, for screens with two points to a pixel. */
const smallSide = 320

/** A picture fetches nothing, runs nothing and is taken for nothing else. The page that browsers make around it has styles. */
const ownHeaders = {
  'content-type': 'image/jpeg',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

export async function photo(context: DeskContext, isSmall: boolean) {
  const { desk } = context.var
  const number = Number(context.req.param('number'))
  const lead = await findLead(context)
  const found = lead && (await desk.store.photo(lead.id, number))
  if (!found) return context.notFound()
  const bytes = isSmall ? await desk.photos.shrink(found.bytes, smallSide).catch(() => undefined) : found.bytes
  if (!bytes) return context.text(context.var.say('leads.noPicture'), 503)
  const headers = { ...ownHeaders, 'content-disposition': `inline; filename="${photoFile(lead.id, number - 1)}"` }
  return context.body(new Uint8Array(bytes), 200, headers)
}
