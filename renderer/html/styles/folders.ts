import { thanksRoute } from '../../common/reserved.ts'
import { isGroup, isTick } from '../../forms/entries.ts'
import { hasSteps } from '../../forms/steps.ts'
import type { PageHead, Site, SiteFrame } from '../../pipeline/index.ts'
import type { Form } from '../../schema/types.generated.ts'
import { RARE } from './classes.ts'
import { ITALICS } from './italics.ts'

/** What the page shows for addresses without one. */
export const NOT_FOUND_FOLDERS = ['renderer/html/_error/']

/**
 * Gives where the source files lie of what a page shows, besides what stands on all pages, and the classes of the
 * arrangements that its openings choose. Some more than once.
 */
export function createFolders({ redirects, settings, forms }: Site): (page: PageHead) => string[] {
  const thanks = thanksRoute(settings, redirects)
  return ({ route, draft, types, layouts, forms: own }) => {
    if (draft) return [RARE.draft]
    // The server writes forms with mistakes into the page that thanks for one (server/pages/html.ts).
    const isFrame = route === thanks
    const shown = isFrame ? Object.keys(forms) : own
    return [
      ...types.map((type) => `sections/${type}/`),
      ...(shown.length > 0
        ? foldersOfForms(
            Object.values(forms),
            shown.flatMap((name) => forms[name] ?? []),
          )
        : []),
      ...(isFrame ? ['server/pages/'] : []),
      ...layouts.flatMap(foldersOfLayout),
    ]
  }
}

/** What all pages show at their foot, besides what stands there on every site. */
export function foldersOfFoot({ settings, forms }: SiteFrame): string[] {
  const { layout, form } = settings.theme?.footer ?? {}
  if (layout !== 'halves') return []
  const shown = form === undefined ? undefined : forms[form]
  return [RARE.foot, ...(shown ? foldersOfForms(Object.values(forms), [shown]) : [])]
}

/** What several forms of a site have, pages with any form have together; photos are asked for by one or two. */
function foldersOfForms(forms: Form[], shown: Form[]): string[] {
  const fields = forms.flatMap((form) => form.fields)
  return [
    RARE.form,
    ...(fields.some((field) => isGroup(field) || isTick(field)) ? [RARE.choices] : []),
    ...(forms.some((form) => hasSteps(form.fields)) ? [RARE.formSteps] : []),
    ...(shown.some((form) => form.fields.some(({ type }) => type === 'file')) ? [RARE.formPhotos] : []),
  ]
}

const rare: Record<string, string> = RARE

/** The classes of an arrangement that have styles of their own (Opening.tsx), and the file that names more. */
function foldersOfLayout(layout: string): string[] {
  if (layout.includes(' ')) return Object.hasOwn(rare, layout) ? [String(rare[layout])] : []
  const folders: Record<string, string[]> = {
    cover: ['cover'],
    open: ['cover', 'open'],
    split: ['split', RARE.split],
    centered: ['cover', 'opening-centered'],
    block: ['opening-block', 'ground-brand'],
    italics: [ITALICS],
  }
  return folders[layout] ?? [/^(?:ground|shaped)-/.test(layout) ? layout : `opening-${layout}`]
}
