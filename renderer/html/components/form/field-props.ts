import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '../../../forms/rules.ts'
import type { Words } from '../../../languages/words.ts'

export interface FieldProps {
  field: FormField
  /** What the form says of pictures, where it takes some. */
  photoWords?: Words['photos'] | undefined
  id: string
  /** False when the form shows its own messages: the browser's would stand in their way. */
  checkedByBrowser: boolean
  error: FieldError | undefined
  registration: UseFormRegisterReturn
}
