import type { FoundPage } from '../../common/search/files.ts'
import { wordsIn } from '../../common/search/words.ts'
import { plainText } from '../../html/markdown.ts'
import type { ResolvedPage } from '../../pipeline/index.ts'
import { isName } from '../../schema/is-name.ts'
import { mapBlock, type Text } from '../../schema/walk.ts'

/** What the search knows of a page. */
export interface Entry {
  shown: FoundPage
  /** The words of its title, its headings and its texts, in the order of `searchFields`. */
  words: string[][]
}

/** What a page says, as its author wrote it: no names of files, no words of forms, nothing that stands on other pages. */
export function entryOf(page: ResolvedPage): Entry {
  const { route, title, label = '', description, keywords = [] } = page
  const texts = page.blocks.flatMap(textsIn)
  const isHeading = ({ path }: Text) => headingKeys.has(String(path.at(-1)))
  const headings = texts.filter(isHeading).map(({ text }) => text)
  const lines = [description, ...texts.map(({ text }) => text)]
  const others = [description, ...texts.filter((text) => !isHeading(text)).map(({ text }) => text)]
  const parts = [[title, label], [...headings, ...keywords], others]
  return {
    shown: { route, title, lines },
    words: parts.map((part) => part.flatMap((text) => wordsIn(text).map(({ word }) => word))),
  }
}

const headingKeys = new Set(['heading', 'title', 'question'])

function textsIn(block: ResolvedPage['blocks'][number]): Text[] {
  const texts: Text[] = []
  mapBlock(block, [], (place) => {
    const text = isProse(place) ? readable(place) : ''
    if (text) texts.push({ ...place, text })
    return place.text
  })
  return texts
}

/** Whether a text is read by visitors, and where they look for it. */
const isProse = ({ schema, path }: Text) =>
  ((!isName(schema) && schema.placeholders === undefined) || schema.content === 'postal-code') &&
  !path.some((step) => step === 'alt' || step === 'action' || step === 'actions')

const readable = ({ text, schema }: Text) =>
  (schema.content === 'markdown' ? plainText(text) : text).replaceAll(/\s+/g, ' ').trim()
