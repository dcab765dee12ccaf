import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { Words } from '../../renderer/library/words/words.ts'
import type { FormField } from '../../renderer/page/forms/rules.ts'

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
