/**
 * What was typed into a long form, kept in the browser's tab until it is sent or the tab is closed: nobody who comes to
 * the computer later finds it, and nothing of it leaves the machine. Pictures are not kept, only that there were some.
 */
export interface Draft {
  step: number
  /** By the names of fields; of several boxes all that are ticked. */
  values: Record<string, string[]>
  /** The fields in which pictures were chosen. */
  photos: string[]
}

type Named = { name: string; type: string }

export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined // a browser that keeps nothing for this page, or what another script wrote
  }
}

/** Keeps what stands in the declared fields; nothing where all are empty. */
export function keepDraft(key: string, form: HTMLFormElement, fields: readonly Named[], step: number): void {
  const entered = new FormData(form)
  const isPhoto = ({ type }: Named) => type === 'file'
  const given = (name: string) => entered.getAll(name).filter((value) => typeof value === 'string' && value !== '')
  const values = fields
    .filter((field) => !isPhoto(field))
    .map(({ name }) => [name, given(name)] as const)
    .filter(([, all]) => all.length > 0)
  const photos = fields.filter(isPhoto).flatMap(({ name }) => ((entered.get(name) as File | null)?.size ? [name] : []))
  const draft = { step, values: Object.fromEntries(values), photos }
  try {
    if (values.length + photos.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // It is gone after a reload then, as in any other form.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
