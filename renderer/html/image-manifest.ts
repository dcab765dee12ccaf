/** One picture of images/ after processing. Sizes are in pixels. */
export interface ProcessedImage {
  width: number
  height: number
  /** By format, from narrow to wide: the address under the site's root and its width. */
  variants: Record<ImageFormat, { url: string; width: number }[]>
  /** Cut for a phone that shows it behind words, by its key (common/upright.ts): where it is so shown, and is wider. */
  upright?: Record<string, UprightFile>
  /** A tiny blurred copy as a data: address, shown until the picture arrives. */
  placeholder: string
}

export interface UprightFile {
  url: string
  width: number
  height: number
}

export type ImageFormat = 'avif' | 'webp'

/** The processed pictures by file name in images/. */
export type ImageManifest = Record<string, ProcessedImage>

/** All files of a picture. */
export const filesOf = ({ variants, upright = {} }: ProcessedImage) => [
  ...Object.values(variants).flat(),
  ...Object.values(upright),
]
