import { findPage } from '../../renderer/html/find-page.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Engine, PreviewState } from '../../renderer/preview/index.ts'
import { underBase } from '../../renderer/preview/under-base.ts'
import { sectionSchema } from '../../renderer/schema/schemas.ts'
import { Refusal } from '../edit/refusal.ts'
import { parseJson } from './request.ts'

/** One of the values that a field of a section may have. */
interface Choice {
  key: string
  value: unknown
}

export function choiceIn(query: URLSearchParams): Choice | undefined {
  const key = query.get('key')
  return key === null ? undefined : { key, value: parseJson(query.get('value') ?? 'null') }
}

/** A section of a page alone, as it is or as it would be with a choice. */
export async function lookOf(
  engine: Engine,
  { shown }: PreviewState,
  route: string,
  index: number,
  choice?: Choice,
): Promise<{ html: string }> {
  const page = shown && findPage(shown.site, route)
  const block = page?.blocks[index]
  if (!shown || !page || !block) throw new Refusal(message('look.no-section'), message('request.reload'))
  const { type } = block
  if (choice && !sectionSchema(type)?.properties?.[choice.key]?.enum?.includes(choice.value))
    throw new Refusal(
      message('look.wrong-choice', {
        field: { field: choice.key },
        type: { choice: type },
        value: JSON.stringify(choice.value),
      }),
      message('request.reload'),
    )
  const chosen = choice ? { ...block, [choice.key]: choice.value } : block
  const { renderExample } = await engine.renderer()
  const input = { ...shown, page: { ...page, blocks: [chosen] } }
  return { html: underBase(renderExample(input, type, { fonts: shown.fonts.styles, script: '' }), engine.base) }
}
