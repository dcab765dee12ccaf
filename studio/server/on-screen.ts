import type { Path } from '../../renderer/common/problem.ts'
import { catalogueOf, namesIn, spokenOf } from '../../renderer/messages/catalogues.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { createFill } from '../../renderer/messages/formats.ts'
import { keyAsTitle } from '../../renderer/messages/key-in-words.ts'
import type { OnScreen } from '../../renderer/messages/say.ts'
import { shown } from '../../renderer/messages/shown.ts'
import type { Draft } from '../draft/open-draft.ts'
import { titleOf } from '../edit/title-of.ts'
import { panelOf } from '../shell/panels/panels.ts'
import { type DraftData, pageTitle } from './draft-data.ts'

/** Parts whose entries bear names that their authors chose. */
const named = new Set(['forms', 'facts', 'redirects', 'shared', 'data', 'kinds'])

/** Places of a draft as the studio names them: "Home › Cards › Roof repair › Text". */
export function onScreen(data: DraftData, language: string): OnScreen {
  const { at } = data
  const spoken = spokenOf([language])
  const names = namesIn(spoken, true)
  const item = (place: number) => createFill(spoken)(catalogueOf(spoken).shell.item, { place })
  const inTitle = (key: string, name: string) => (name === key ? keyAsTitle(key) : name)
  const field = (key: string) => inTitle(key, names.field(key))
  const page = (route: string) => pageTitle(data, route)
  const section = (path: Path) => {
    const { use, type } = Object(at(path))
    const name = use ?? type
    return name === undefined ? item(Number(path.at(-1)) + 1) : inTitle(name, names.choice(name))
  }
  const panel = (path: Path) => catalogueOf(spoken).shell[`panels.${panelOf(path)}`]
  const step = (path: Path, whole: Path): string => {
    const [top, name] = path
    const last = path.at(-1)
    if (path.length === 1) return top === 'site' ? panel(whole) : names.part(String(last))
    if (path.length === 2 && top === 'pages') return page(String(name))
    if (path.length === 4 && path[2] === 'blocks') return section(path)
    if (typeof last === 'number') return shown(titleOf(at(path)) ?? item(last + 1))
    const isOwn = top === 'data' || (path.length === 2 && named.has(String(top)))
    return isOwn ? String(last) : field(String(last))
  }
  return {
    page,
    place(path) {
      const steps = path.flatMap((key, index) => {
        // A list is known by its entry, the pages by the page, and what is drawn by its panel.
        const isKnown = (index === 0 && key === 'pages') || (index === 1 && key === 'theme' && path[0] === 'site')
        const isSaid = typeof path[index + 1] !== 'number' && !isKnown
        return isSaid ? [step(path.slice(0, index + 1), path)] : []
      })
      return steps.join(' › ') || catalogueOf(spoken).studio['place.file']
    },
  }
}

export type Speak = (language: string) => ReturnType<typeof sayAllIn>

/** Says in a language what whoever works in the studio is told of the draft as it is. */
export const createSpeak =
  (draft: Pick<Draft, 'source'>, read: (text: string) => DraftData): Speak =>
  (language) =>
    sayAllIn(language, onScreen(read(draft.source()), language))
