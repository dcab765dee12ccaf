import { isGroup, isTick } from '../../renderer/page/forms/entries.ts'
import type { FormField } from '../../renderer/page/forms/rules.ts'
import { linkStyles } from '../../renderer/page/islands/link-styles.ts'
import thanksStyles from '../../styles/thanks.css?url'

type Parts = typeof import('./Choices.tsx') &
  typeof import('./photos/PhotoField.tsx') &
  typeof import('./Sent.tsx') &
  typeof import('./steps/Steps.tsx')

/**
 * What few forms have, and what none has to begin with. Where pages are made it is there from the start (renderer/page/components/SiteForm.tsx); a
 * browser fetches it before a form that has it comes to life, so that other forms do without.
 */
export const parts: Partial<Parts> = {}

/** Each import() stands alone for the reason that renderer/page/forms/submission.ts gives. */
const fetchChoices = () => import('./Choices.tsx')
const fetchPhotoField = () => import('./photos/PhotoField.tsx')
const fetchSent = () => import('./Sent.tsx')
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

let thanks: ReturnType<typeof fetchSent> | undefined

/** Fetches what is shown when a form was sent. Where it does not come, the message that all forms give has to do. */
export async function fetchThanks(): Promise<void> {
  try {
    thanks ??= Promise.all([fetchSent(), linkStyles(thanksStyles)]).then(([sent]) => sent)
    Object.assign(parts, await thanks)
  } catch {
    // What counts is that the form was sent. Another one may try again.
    thanks = undefined
  }
}
