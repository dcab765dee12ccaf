import { didYouMean } from '../../library/nearest.ts'

/** What was meant by a value without the form of its field, by the pattern of the field; where it can be told. */
const meant: Record<string, (written: string) => string | undefined> = {
  '^#[0-9a-fA-F]{6}$': colour,
  '^/[a-z0-9/.-]+$': servedFile,
  '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$': focus,
  '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]*)+)$': timeZone,
}

export function formMeant(pattern: string, written: string): string | undefined {
  return meant[pattern]?.(written)
}

/** "a8501c" and the short "#a52" of style sheets. */
function colour(written: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written)?.[1]
  if (digits === undefined) return undefined
  return `Write "#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}", with its quotes.`
}

/** "og-image.png" and "public/og-image.png". */
function servedFile(written: string): string | undefined {
  const [, name = ''] = /^(?:\.?\/)?(?:public\/)?([a-z0-9/.-]+\.[a-z0-9]+)$/.exec(written) ?? []
  return name === '' || written === `/${name}` ? undefined : `Write "/${name}".`
}

/** "30 20" and "30%, 20%". */
function focus(written: string): string | undefined {
  const [, left = '', top = ''] = /^(\d{1,2}|100)%?(?:,\s*|\s+)(\d{1,2}|100)%?$/.exec(written) ?? []
  return left === '' ? undefined : `Write "${Number(left)}% ${Number(top)}%".`
}

/** "America/New York". */
function timeZone(written: string): string | undefined {
  if (!written.includes('/')) return undefined
  return didYouMean(written, Intl.supportedValuesOf('timeZone')).trim() || undefined
}
