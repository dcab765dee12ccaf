import type { vitalsPath } from '../../common/vitals.ts'
import type { formNameField } from '../../forms/wire.ts'

// The script of pages that tell which forms are begun; no other page has it. Of whoever types nothing is told.

// What both files hold, as the compiler sees to: fetched from them, it would be a file more for every page with a form.
const address: typeof vitalsPath = '/_vitals'
const nameField: typeof formNameField = 'form'
const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
const told = new Set<string>()

/** Once for each form of a page that is looked at, with the first that is typed or chosen. */
function tell({ target }: Event) {
  const field = (target as Element).closest('form')?.elements.namedItem(nameField)
  const form = field instanceof HTMLInputElement ? field.value : ''
  if (!form || told.has(form)) return
  told.add(form)
  navigator.sendBeacon?.(address, JSON.stringify({ page: location.pathname, form }))
}

if (globalPrivacyControl !== true && doNotTrack !== '1') document.addEventListener('input', tell)
