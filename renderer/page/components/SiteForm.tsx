import * as choiceParts from '../../../sections/form/Choices.tsx'
import { Island as FormIsland, type SiteFormProps } from '../../../sections/form/Form.island.tsx'
import { parts } from '../../../sections/form/parts.ts'
import * as photoParts from '../../../sections/form/photos/PhotoField.tsx'
import * as stepParts from '../../../sections/form/steps/Steps.tsx'
import { draftKey } from '../../library/form-wire.ts'
import { takesPhotos } from '../../library/photo-limits.ts'
import { englishForm } from '../../library/words/english-form.ts'
import type { Words } from '../../library/words/index.ts'
import type { Form } from '../../schema/types.generated.ts'
import type { SiteFrame } from '../../site/index.ts'
import { usePage } from '../context.ts'
import { isTick } from '../forms/entries.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import { hasSteps } from '../forms/steps.ts'
import { Island } from '../islands/Island.tsx'

// Pages are made with all parts of a form; what a browser fetches of them is its own choice.
Object.assign(parts, choiceParts, photoParts, stepParts)

type Use = Pick<SiteFormProps, 'name' | 'serviceType' | 'note' | 'language'>

/** A form declared under "forms:", for use inside a section. Its code loads at the visitor's first touch. */
export function SiteForm(use: Use) {
  const { site, page } = usePage()
  const props = siteFormProps(site, { ...use, language: page.language })
  const draft = props.stepWords && draftKey(use.name)
  return <Island name="form" component={FormIsland} props={props} draft={draft} />
}

/** What the form needs to work in the browser. The key is public by design: the setting or the site file names it. */
export function siteFormProps(site: SiteFrame, use: Use): SiteFormProps {
  const declared = site.forms[use.name]
  if (!declared) throw new Error(`no form "${use.name}"; the content check should have said so`)
  const { answer: _, ...form } = declared // only the server sends it
  const publicKey = form.sendsKey ? publicFormsKey(site.settings) : undefined
  const { formsAddress: action } = site.settings
  const { form: words, formKinds: kindWords } = site.words
  return {
    ...{ ...use, form, action, publicKey },
    ...(!isEnglish(words) && { words }),
    ...(form.fields.some(needsWords) && { kindWords }),
    ...(takesPhotos({ forms: { form } }) && { photoWords: site.words.photos }),
    ...(hasSteps(form.fields) && { stepWords: { ...site.words.steps, check: site.words.answer.check } }),
  }
}

const needsWords = (field: Form['fields'][number]) => isTick(field) || field.type === 'date' || field.type === 'number'

const isEnglish = (words: Words['form']) => JSON.stringify(words) === JSON.stringify(englishForm)
