import type { RenderInput } from '../html/context.ts'
import type { ImageManifest } from '../html/image-manifest.ts'
import { checkExample } from './examples/check.ts'
import type { Example } from './examples/read.ts'

type Theme = RenderInput['site']['settings']['theme']

/** What a good example is rendered from: the small site around it, in the given colours. Nothing for a bad one. */
export async function contextOf(
  example: Example,
  theme: Theme,
  describeImages: (names: string[]) => Promise<ImageManifest>,
  check = checkExample,
): Promise<RenderInput | undefined> {
  const { site, page } = check(example)
  if (!site || !page) return undefined
  const settings = theme ? { ...site.settings, theme } : site.settings
  return { site: { ...site, settings }, page, images: await describeImages(site.images), icon: '' }
}
