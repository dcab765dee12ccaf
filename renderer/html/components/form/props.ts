import { hash } from 'node:crypto'
import { oncePer } from '../../../common/once-per.ts'
import { isTick } from '../../../forms/entries.ts'
import type { FormField } from '../../../forms/form.ts'
import { takesPhotos } from '../../../forms/photo-limits.ts'
import { publicFormsKey } from '../../../forms/public-key.ts'
import { hasSteps } from '../../../forms/steps.ts'
import { englishForm } from '../../../languages/english-form.ts'
import type { Words } from '../../../languages/index.ts'
import type { Site, SiteFrame } from '../../../pipeline/index.ts'
import type { Form } from '../../../schema/types.generated.ts'
import type { SiteFormProps } from './Form.island.tsx'

/** What a page says where it shows a form. */
export type FormUse = Pick<SiteFormProps, 'name' | 'serviceType' | 'note' | 'language' | 'labelledBy'>

type FormProps = Omit<SiteFormProps, keyof FormUse>

const filesOf = oncePer((_: SiteFrame) => new Map<string, { address: string; text: string }>())

/** The file from which browsers learn what a form is like: the same for all pages of a language that have it. */
export function formFile(site: SiteFrame, name: string): { address: string; text: string } {
  const files = filesOf(site)
  const text = files.get(name)?.text ?? JSON.stringify(formProps(site, name))
  const file = files.get(name) ?? {
    address: `/assets/form-${name}.${hash('sha1', text, 'hex').slice(0, 8)}.json`,
    text,
  }
  files.set(name, file)
  return file
}

/** Those files for all forms and languages of a site, by their address. */
export const formFiles = (site: Site): [address: string, text: string][] =>
  [site, ...Object.values(site.translations)].flatMap((frame) =>
    Object.keys(frame.forms).map((name): [string, string] => {
      const { address, text } = formFile(frame, name)
      return [address, text]
    }),
  )

export const siteFormProps = (site: SiteFrame, use: FormUse): SiteFormProps => ({
  ...use,
  ...formProps(site, use.name),
})

/** What the form needs to work in the browser. The key is public by design: the setting or the site file names it. */
export function formProps(site: SiteFrame, name: string): FormProps {
  const declared = site.forms[name]
  if (!declared) throw new Error(`no form "${name}"; the content check should have said so`)
  const { answer: _, ...shown } = declared // only the server sends it
  const publicKey = declared.sendsKey ? publicFormsKey(site.settings) : undefined
  const { formsAddress: action } = site.settings
  const { form: words, formKinds: kindWords } = site.words
  const { labels } = site.settings.theme?.shape ?? {}
  const withHint = (field: Field): FormField => (labels ? { ...field, ...hintOf(field) } : field)
  const form = { ...shown, fields: shown.fields.map((field) => withHint(withFirstChoice(field, kindWords.choose))) }
  return {
    form,
    action,
    publicKey,
    ...(!isEnglish(words) && { words }),
    ...(form.fields.some(needsWords) && { kindWords }),
    ...(takesPhotos({ forms: { form } }) && { photoWords: site.words.photos }),
    ...(hasSteps(form.fields) && { stepWords: { ...site.words.steps, check: site.words.answer.check } }),
  }
}

type Field = Form['fields'][number]

/** In a list nothing is chosen at first: an empty line does not say that something can be. */
const withFirstChoice = (field: Field, choose: string): Field =>
  field.type === 'select' ? { ...field, placeholder: field.placeholder ?? choose } : field

/** What stands in brackets at the end of a label. */
function hintOf({ label }: Field): Pick<FormField, 'hint'> {
  const [hint] = / \([^()]*\)$/.exec(label) ?? []
  return hint ? { hint } : {}
}

const needsWords = (field: Field) => isTick(field) || field.type === 'date' || field.type === 'number'

const isEnglish = (words: Words['form']) => JSON.stringify(words) === JSON.stringify(englishForm)
