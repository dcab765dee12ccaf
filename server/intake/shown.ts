import { isTick, shownEntry } from '../../renderer/forms/entries.ts'
import type { FormField } from '../../renderer/forms/rules.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { type SiteFile, wordsOfSite } from '../site.ts'
import type { NewLead, Shown } from '../store/types.ts'

/** What of a submission was chosen and not typed, in the words that the visitor read: the form's may change later. */
export function shownIn(form: Form, fields: Record<string, string>, site: SiteFile['site']): NewLead['shown'] {
  const { yes } = wordsOfSite(site).formKinds
  const ofField = (field: FormField): [string, Shown][] => {
    const entry = fields[field.name] ?? ''
    if (entry === '' || !(isTick(field) || field.options || field.type === 'date')) return []
    const value = shownEntry(field, entry, { language: site.language, yes })
    const agreed = field.type === 'consent' && { agreedAt: new Date().toISOString() }
    return [[field.name, { label: field.label, value, ...agreed }]]
  }
  return Object.fromEntries(form.fields.flatMap(ofField))
}
