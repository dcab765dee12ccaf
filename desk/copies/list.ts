/** Which copies there are. A copy is good when it has been read back after it was written: then its record lies beside it. */
import type { Manifest } from './archive.ts'
import type { CopySettings, Place } from './place.ts'

export interface Copy {
  name: string
  madeAt: number
  isGood: boolean
}

/** What is kept beside a good copy, for whoever asks without opening it. */
export type Record = Manifest & { size: number }

const day = 24 * 60 * 60_000
const names = /^copy-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz(?:\.age)?$/

export const isEncrypted = (name: string) => name.endsWith('.age')

export const nameOf = (madeAt: string, isEncrypted: boolean) =>
  `copy-${madeAt.replaceAll(/[-:.]/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`

export const recordOf = (name: string) => name.replace(/\.tar\.gz(\.age)?$/, '.json')

/** The newest first. */
export async function copiesIn(place: Place): Promise<Copy[]> {
  const all = new Set(await place.list())
  return [...all]
    .flatMap((name) => {
      const [, year, month, date, hour, minute, second, rest] = names.exec(name) ?? []
      const madeAt = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}.${rest}Z`)
      return Number.isNaN(madeAt) ? [] : [{ name, madeAt, isGood: all.has(recordOf(name)) }]
    })
    .sort((one, other) => other.madeAt - one.madeAt)
}

export const lastGood = (copies: readonly Copy[]): Copy | undefined => copies.find(({ isGood }) => isGood)

/** Those that have had their time: too many, too old, or never finished. The last good one stays whatever its age. */
export function outdated(
  copies: readonly Copy[],
  { COPIES_KEEP, COPIES_KEEP_DAYS }: Pick<CopySettings, 'COPIES_KEEP' | 'COPIES_KEEP_DAYS'>,
  now = Date.now(),
): Copy[] {
  const good = copies.filter(({ isGood }) => isGood)
  const [last, ...older] = good
  if (!last) return []
  const isOld = ({ madeAt }: Copy) => madeAt < now - COPIES_KEEP_DAYS * day
  const isLeft = ({ isGood, madeAt }: Copy) => !isGood && madeAt < last.madeAt
  return [...older.filter((copy, index) => index + 1 >= COPIES_KEEP || isOld(copy)), ...copies.filter(isLeft)]
}

/** Whether the owner has to know that no good copy has been made for too long. */
export const isLate = (madeAt: number, { COPIES_HOURS }: Pick<CopySettings, 'COPIES_HOURS'>, now = Date.now()) =>
  now - madeAt > 2 * COPIES_HOURS * 60 * 60_000
