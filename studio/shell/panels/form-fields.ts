import type { Form } from '../../../renderer/schema/types.generated.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import { words } from '../words/index.ts'

export type FormField = Form['fields'][number]
type Kind = FormField['type']

/** Drawings of the Lucide set for what a question asks. */
export const kinds: Record<Kind, string> = {
  text: '<path d="M12 20h-1a2 2 0 0 1-2-2a2 2 0 0 1-2 2H6m7-12h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-7m-8 0H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1m1-4h1a2 2 0 0 1 2 2a2 2 0 0 1 2-2h1M9 6v12"/>',
  textarea: '<path d="M15 18H3M17 6H3m18 6H3"/>',
  email: '<rect width="20" height="16" x="2" y="4" rx="2"/><path d="m22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7"/>',
  tel: '<path d="M13.83 16.57a1 1 0 0 0 1.21-.3l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23a14 14 0 0 0 6.39 6.38"/>',
  'postal-code':
    '<path d="M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  number: '<path d="M4 9h16M4 15h16M10 3L8 21m8-18l-2 18"/>',
  date: '<rect width="18" height="18" x="3" y="4" rx="2"/><path d="M8 2v4m8-4v4M3 10h18"/>',
  select: '<rect width="20" height="12" x="2" y="6" rx="2"/><path d="m13 11l2.5 2.5L18 11"/>',
  radio: '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="3"/>',
  checkboxes: '<path d="M13 5h8m-8 7h8m-8 7h8M3 17l2 2l4-4M3 7l2 2l4-4"/>',
  checkbox: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="m16 9l-5.5 5.5L8 12"/>',
  consent:
    '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12l2 2l4-4"/>',
  file: '<path d="M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3z"/><circle cx="12" cy="13" r="3"/>',
}

export const kindNames = Object.keys(kinds) as Kind[]

/** What visitors choose among. */
export const needsChoices = (kind: unknown) => kind === 'select' || kind === 'radio' || kind === 'checkboxes'

const written: readonly Kind[] = ['text', 'textarea', 'email', 'tel', 'postal-code']

/** What is of use to some kinds of questions only. Whether one must be answered is switched beside its name. */
const usefulFor: Record<string, readonly Kind[]> = {
  ...{ autocomplete: written, maxLength: written, placeholder: [...written, 'number', 'select'] },
  ...{ inputmode: ['text'], rows: ['textarea'], options: ['select', 'radio', 'checkboxes'], required: [] },
  ...{ min: ['number'], max: ['number'], step: ['number'], earliest: ['date'], latest: ['date'], days: ['date'] },
  invalid: ['email', 'tel', 'postal-code', 'number', 'date'],
}

/** What can be said of a question of its kind, and what is said of it already. */
export const fittingFor = <Of>(field: Partial<FormField> = {}, properties: Record<string, Of>): Record<string, Of> =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([key]) => usefulFor[key]?.includes(field.type ?? 'text') !== false || Object.hasOwn(field, key),
    ),
  )

export const firstChoices = () =>
  [1, 2].map((place) => ({ value: `choice${place}`, label: `${words.choice} ${place}` }))

type Asked = keyof typeof words extends infer Word ? (Word extends `asks.${infer Name}` ? Name : never) : never

/** The questions that forms ask most, each ready to be asked. */
const usual: (Pick<FormField, 'name' | 'type'> & Partial<FormField> & { word: Asked })[] = [
  { word: 'name', name: 'name', type: 'text', autocomplete: 'name' },
  { word: 'email', name: 'email', type: 'email', autocomplete: 'email' },
  { word: 'phone', name: 'phone', type: 'tel', autocomplete: 'tel' },
  { word: 'message', name: 'message', type: 'textarea', rows: 4 },
  { word: 'street', name: 'street', type: 'text', autocomplete: 'street-address' },
  { word: 'postalCode', name: 'postalCode', type: 'postal-code', autocomplete: 'postal-code' },
  { word: 'date', name: 'day', type: 'date' },
  { word: 'number', name: 'number', type: 'number' },
  { word: 'one', name: 'choice', type: 'select' },
  { word: 'several', name: 'choices', type: 'checkboxes' },
  { word: 'consent', name: 'consent', type: 'consent' },
  { word: 'photos', name: 'photos', type: 'file' },
]

export interface Offer {
  label: string
  drawing: string
  start: Plain
}

/** What can be asked besides; what is asked already gets another name where it is sent. */
export const offersFor = (fields: readonly Partial<FormField>[]): Offer[] =>
  usual.map(({ word, name, ...rest }) => ({
    label: words[`asks.${word}`],
    drawing: kinds[rest.type],
    start: {
      name: freeName(name, fields),
      label: words[`asks.${word}`],
      ...rest,
      ...(needsChoices(rest.type) && { options: firstChoices() }),
      ...(rest.type === 'consent' && { required: messageFor(words[`asks.${word}`], fields) }),
    },
  }))

function freeName(name: string, fields: readonly Partial<FormField>[], count = 2): string {
  const isTaken = (each: string) => fields.some((field) => field.name === each)
  if (!isTaken(name)) return name
  return isTaken(`${name}${count}`) ? freeName(name, fields, count + 1) : `${name}${count}`
}

/** What is said where nothing was entered: in the words of another question, which are in the language of the site. */
export function messageFor(label: string, fields: readonly Partial<FormField>[]): string {
  const said = fields.find((field) => field.label && field.required?.includes(field.label))
  return said?.required?.replace(String(said.label), label) ?? words.pleaseFillIn
}
