import { zodResolver } from '@hookform/resolvers/zod'
import type { RefObject } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { entryOf, isTick } from '../../../forms/entries.ts'
import { type FormValues, type FormWords, formRules } from '../../../forms/rules.ts'
import type { Form } from '../../../schema/types.generated.ts'

interface Use {
  element: RefObject<HTMLFormElement | null>
  form: Form
  words: Omit<FormWords, 'language'>
  values: FormValues | undefined
}

/** The values of a form, checked by its rules when it is sent. */
export function useValues({ element, form, words, values }: Use) {
  const controlOf = (name: string) => element.current?.elements.namedItem(name)

  /** A day that no calendar has is no value to a browser: it must not pass for an empty field. */
  const entriesOf = (values: Record<string, unknown>): FormValues =>
    Object.fromEntries(
      form.fields.map((field) => [
        field.name,
        isUnreadable(controlOf(field.name)) ? '?' : entryOf(field, values[field.name]),
      ]),
    )
  const api = useForm<FormValues>({
    resolver(values, ...context) {
      const rules = formRules(form, { ...words, language: document.documentElement.lang })
      return (zodResolver(rules) as Resolver<FormValues>)(entriesOf(values), ...context)
    },
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    reValidateMode: 'onSubmit',
  })

  /** Some phones and password managers fill a field in without telling the page. */
  const takeFilledIn = () => {
    const filledIn = new FormData(element.current ?? undefined)
    for (const field of form.fields) {
      const { name } = field
      if (isUnreadable(controlOf(name))) continue
      if (field.type === 'checkboxes') api.setValue(name, filledIn.getAll(name) as unknown as string)
      else if (isTick(field)) api.setValue(name, filledIn.has(name) as unknown as string)
      else api.setValue(name, textOf(filledIn.getAll(name)))
    }
  }
  return { api, takeFilledIn }
}

const isUnreadable = (control: Element | RadioNodeList | null | undefined) =>
  control instanceof HTMLInputElement && control.validity.badInput

/** What a field says; of pictures, their names. */
const textOf = ([first = '', ...more]: FormDataEntryValue[]): string =>
  typeof first === 'string' ? first : [first, ...more].map((file) => (file as File).name).join(', ')
