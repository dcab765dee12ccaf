/** What is stored of a lead in the words of whoever reads it. */
import type { Form } from '../../renderer/schema/types.generated.ts'
import type { Lead } from '../../server/store/types.ts'
import type { Say } from '../words.ts'

/** What the intake notes of a lead (server/intake/spam.ts, check.ts, photos.ts). */
const reasons = [
  'many-from-one-address',
  'many-at-once',
  'no-browser-headers',
  'other-site',
  'other-origin',
  'many-from-one-email',
  'repeated-text',
  'trap-filled',
  'links',
  'many-links',
  'not-a-known-form',
  'unknown-form',
  'files-left-out',
  'extra-cut',
  'pictures-not-taken',
] as const

/** Why a lead was held, or what else is worth knowing of it. What another version noted is said as it stands. */
export function reasonsOf(lead: Pick<Lead, 'reasons'>, fields: Form['fields'], say: Say): string[] {
  const said = lead.reasons.map((reason) => {
    const known = reasons.find((each) => each === reason)
    if (known) return say(`reason.${known}`)
    const [, long] = /^long-(.+)$/.exec(reason) ?? []
    return long ? say('reason.long', { field: fields.find(({ name }) => name === long)?.label ?? long }) : reason
  })
  return [...new Set(said)]
}

/** How the owner calls a lead in a list: by the name, else by how it can be answered. */
export const nameOf = ({ fields: { name, email, phone } }: Pick<Lead, 'fields'>, say: Say) =>
  shorten(name || email || phone || say('leads.nameless'), 80)

/** One line, no longer than there is room for. */
export function shorten(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}
