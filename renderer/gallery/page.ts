import { checkExample } from '../authoring/examples/check.ts'
import type { Example } from '../authoring/examples/read.ts'
import type { RenderInput } from '../page/context.ts'
import type { ImageManifest } from '../page/image-manifest.ts'

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
