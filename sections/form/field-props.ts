import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '../../renderer/page/forms/rules.ts'

export interface FieldProps {
  field: FormField
  id: string
  /** False when the form shows its own messages: the browser's would stand in their way. */
  checkedByBrowser: boolean
  error: FieldError | undefined
  registration: UseFormRegisterReturn
}
