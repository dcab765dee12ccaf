import { Island as Form, type SiteFormProps } from '../../../sections/form/Form.island.tsx'
import { takesPhotos } from '../../library/form-wire.ts'
import { englishForm } from '../../library/words/english-form.ts'
import type { Words } from '../../library/words/index.ts'
import type { SiteFrame } from '../../site/index.ts'
import { usePage } from '../context.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import { Island } from '../islands/Island.tsx'

type Use = Pick<SiteFormProps, 'name' | 'serviceType' | 'note' | 'language'>

/** A form declared under "forms:", for use inside a section. Its code loads at the visitor's first touch. */
export function SiteForm(use: Use) {
  const { site, page } = usePage()
  return <Island name="form" component={Form} props={siteFormProps(site, { ...use, language: page.language })} />
}

/** What the form needs to work in the browser. The key is public by design: the setting or the site file names it. */
export function siteFormProps(site: SiteFrame, use: Use): SiteFormProps {
  const form = site.forms[use.name]
  if (!form) throw new Error(`no form "${use.name}"; the content check should have said so`)
  const publicKey = form.sendsKey ? publicFormsKey(site.settings) : undefined
  const { formsAddress: action } = site.settings
  return {
    ...{ ...use, form, action, publicKey },
    ...(takesPhotos({ forms: { form } }) && { photoWords: site.words.photos }),
    ...(isEnglish(site.words.form) ? {} : { words: site.words.form }),
  }
}

const isEnglish = (words: Words['form']) => JSON.stringify(words) === JSON.stringify(englishForm)
