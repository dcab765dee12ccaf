import { isGroup, isTick } from '../../../forms/entries.ts'
import type { FormField } from '../../../forms/rules.ts'

type Parts = typeof import('./Choices.tsx') &
  typeof import('./photos/PhotoField.tsx') &
  typeof import('./Sent.tsx') &
  typeof import('./steps/Steps.tsx')

/**
 * What few forms have, and what none has to begin with. Where pages are made it is there from the start (renderer/html/components/SiteForm.tsx); a
 * browser fetches it before a form that has it comes to life, so that other forms do without.
 */
export const parts: Partial<Parts> = {}

/** Each import() stands alone for the reason that renderer/html/components/form/submission.ts gives. */
const fetchChoices = () => import('./Choices.tsx')
const fetchPhotoField = () => import('./photos/PhotoField.tsx')
const fetchSteps = () => import('./steps/Steps.tsx')

interface Use {
  form: { fields: FormField[] }
  photoWords?: unknown
  stepWords?: unknown
}

/** Fetches what a form has of them. */
export async function fetchParts({ form, photoWords, stepWords }: Use) {
  const fetched = [
    form.fields.some((field) => isGroup(field) || isTick(field)) && fetchChoices(),
    photoWords && fetchPhotoField(),
    stepWords && fetchSteps(),
  ]
  Object.assign(parts, ...(await Promise.all(fetched)))
}
