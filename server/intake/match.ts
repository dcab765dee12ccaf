/** Which declared form a submission belongs to. */

import { endpointPath } from '../../renderer/common/reserved.ts'
import { formNameField } from '../../renderer/forms/wire.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import type { Submission } from './body.ts'

export type Forms = Record<string, Form>
export type Match = { name: string; form: Form }

/** A plain post names its form; anything else is told apart by its endpoint and `formType`. */
export function matchForm(forms: Forms, path: string, { kind, values }: Submission): Match {
  const name = values.get(formNameField)
  if (kind === 'form' && typeof name === 'string' && Object.hasOwn(forms, name))
    return { name, form: forms[name] as Form }
  const entry = Object.entries(forms).find(
    ([, form]) => endpointPath(form) === path && form.payload?.formType === values.get('formType'),
  )
  return entry ? { name: entry[0], form: entry[1] } : { name: unknownForm, form: anyForm }
}

/** A page may be older than the site's forms. What it sends is held for the owner, not refused. */
export const unknownForm = 'unknown'

const anyForm: Form = {
  endpoint: '/',
  validation: 'browser',
  sendsServiceType: true,
  fields: [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'email', label: 'Email', type: 'email', required: 'Please enter your email' },
    { name: 'phone', label: 'Phone', type: 'text' },
    { name: 'zip', label: 'ZIP code', type: 'text' },
    { name: 'message', label: 'Message', type: 'textarea' },
  ],
  submit: 'Send',
  submitting: 'Sending...',
  success: { title: 'Sent', text: 'Thank you for your message.' },
  failure: { title: 'Error', text: 'Failed to send message. Please try again.' },
}
