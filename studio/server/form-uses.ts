import { usesOf } from '../../renderer/check/checks/unused.ts'
import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { frameTexts } from '../../renderer/expand/frame.ts'
import { fillTokens, tokensOf } from '../../renderer/expand/tokens.ts'
import { type Text, textsOfPage } from '../../renderer/schema/walk.ts'
import { type DraftData, pageTitle } from './draft-data.ts'

/** Where visitors meet a form, and under which words. */
export interface FormUse {
  heading?: string
  /** Where that heading is written, and how. */
  over?: { path: Path; written: string }
  pages: { route: string; title: string }[]
}

/** The forms of a site by their names, as visitors know them. */
export function formUses({ frame, pages, at }: DraftData): Record<string, FormUse> {
  const uses: Record<string, FormUse> = Object.fromEntries(
    Object.keys(Object(frame.forms)).map((name) => [name, { pages: [] }]),
  )
  const tokens = tokensOf(frame)
  const add = (texts: readonly Text[], shownOn: (path: Path) => readonly string[]) => {
    for (const text of texts)
      for (const used of usesOf([text])) {
        const use = used.startsWith('form ') ? uses[used.slice('form '.length)] : undefined
        if (!use) continue
        use.over ??= headingOver(at, text.path)
        if (use.over) use.heading = fillTokens(use.over.written, tokens)
        for (const route of shownOn(text.path))
          if (!use.pages.some((page) => page.route === route))
            use.pages.push({ route, title: pageTitle({ frame, pages }, route) })
      }
  }
  for (const [route, page] of pages) add(textsOfPage(page, route), () => [route])
  const withShared = (name: unknown) =>
    [...pages].flatMap(([route, page]) => (blocksOf(page).some((block) => Object(block).use === name) ? [route] : []))
  add(frameTexts({ data: frame }), ([top, name]) => (top === 'shared' ? withShared(name) : []))
  return uses
}

/** The heading over a form itself, else that of what it stands in. */
function headingOver(at: DraftData['at'], path: Path): FormUse['over'] {
  for (let length = path.length - 1; length > 1; length--) {
    const around = at(path.slice(0, length))
    const key = ['formHeading', 'heading'].find((name) => isRecord(around) && typeof around[name] === 'string')
    if (key !== undefined) return { path: [...path.slice(0, length), key], written: Object(around)[key] }
  }
  return undefined
}
