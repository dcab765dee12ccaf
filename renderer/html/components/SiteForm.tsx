import { useContext } from 'react'
import { draftKey } from '../../forms/wire.ts'
import { usePage } from '../context.ts'
import { Island } from '../islands/Island.tsx'
import * as choiceParts from './form/Choices.tsx'
import { Island as FormIsland } from './form/Form.island.tsx'
import { parts } from './form/parts.ts'
import * as photoParts from './form/photos/PhotoField.tsx'
import { type FormUse, formFile, formProps } from './form/props.ts'
import * as stepParts from './form/steps/Steps.tsx'
import { HeadingId } from './heading-id.ts'

// Pages are made with all parts of a form; what a browser fetches of them is its own choice.
Object.assign(parts, choiceParts, photoParts, stepParts)

/**
 * A form declared under "forms:", for use inside a section. Its code loads at the visitor's first touch, and on built
 * pages with it what the form is like.
 */
export function SiteForm(use: FormUse) {
  const { site, page, isBuilt } = usePage()
  const own = { ...use, language: page.language, labelledBy: useContext(HeadingId) }
  const form = formProps(site, use.name)
  const { address } = formFile(site, use.name)
  return (
    <Island
      name="form"
      component={FormIsland}
      props={{ ...own, ...form }}
      shared={isBuilt ? { address, names: Object.keys(form) } : undefined}
      draft={form.stepWords && draftKey(use.name)}
      className="form-place"
    />
  )
}
