import type { FormField } from './form.ts'

/** A part of a long form: the fields from one that begins a step to the next such. */
export interface FormStep {
  title: string
  fields: FormField[]
}

export const hasSteps = (fields: readonly { newStep?: string | undefined }[]) =>
  fields.some(({ newStep }) => newStep !== undefined)

/** The steps of a form that has some. The check sees to it that its first field begins one. */
export function stepsOf(fields: readonly FormField[]): FormStep[] {
  const steps: FormStep[] = []
  for (const field of fields) {
    if (field.newStep !== undefined || steps.length === 0) steps.push({ title: field.newStep ?? '', fields: [] })
    steps.at(-1)?.fields.push(field)
  }
  return steps
}
