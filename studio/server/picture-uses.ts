import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { usesOf } from '../../renderer/check/checks/unused.ts'
import type { Path } from '../../renderer/common/problem.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { message } from '../../renderer/messages/message.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { Refusal, unknownName } from '../edit/refusal.ts'
import { type DraftData, textsIn } from './draft-data.ts'

const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|svg)$/.test(name)

/** A place of the draft that shows a picture. */
export interface PictureUse {
  path: Path
  /** What it says there to people who do not see it; left out where nothing is to be said, or that stands in a text. */
  alt?: string
}

export interface PictureEntry {
  name: string
  uses: PictureUse[]
}

/** The pictures of images/, each with the places of the draft that show it. */
export async function picturesOf(data: DraftData, folder: SiteFolder): Promise<PictureEntry[]> {
  const { images } = await listSurroundings(folder)
  const uses = new Map(images.filter(isPicture).map((name) => [name, [] as PictureUse[]]))
  for (const { name, ...use } of usesIn(data)) uses.get(name)?.push(use)
  return [...uses]
    .map(([name, paths]) => ({ name, uses: paths }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function* usesIn(data: DraftData): Generator<PictureUse & { name: string }> {
  for (const text of textsIn(data))
    for (const use of usesOf([text])) {
      const [, name] = /^(?:image|inline) (.*)$/.exec(use) ?? []
      if (name !== undefined) yield { name, path: text.path, ...altAt(data.at, text.path) }
    }
}

function altAt(at: DraftData['at'], path: Path): Pick<PictureUse, 'alt'> {
  // What stands behind the words of a section says nothing itself.
  if (path.at(-1) !== 'src' || path.at(-2) === 'backdrop') return {}
  const { alt, decorative } = Object(at(path.slice(0, -1)))
  return decorative === true ? {} : { alt: String(alt ?? '') }
}

/** What a picture is said to show where it stands already. */
export const altOf = (data: DraftData, wanted: string): string | undefined =>
  [...usesIn(data)].find(({ name, alt }) => name === wanted && alt)?.alt

/** Deletes a picture that nothing in the draft shows. */
export async function removePicture(data: DraftData, folder: SiteFolder, name: string): Promise<{ name: string }> {
  const pictures = await picturesOf(data, folder)
  const picture = pictures.find((each) => each.name === name)
  if (!picture)
    throw unknownName(
      'no-such.picture',
      name,
      pictures.map((each) => each.name),
    )
  if (picture.uses.length > 0) throw new Refusal(message('picture.used', { name }), message('picture.used-hint'))
  await rm(join(folder.images, picture.name))
  return { name }
}
