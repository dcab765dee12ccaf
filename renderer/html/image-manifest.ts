/** One picture of images/ after processing. Sizes are in pixels. */
export interface ProcessedImage {
  width: number
  height: number
  /** By format, from narrow to wide: the address under the site's root and its width. */
  variants: Record<ImageFormat, { url: string; width: number }[]>
  /** A tiny blurred copy as a data: address, shown until the picture arrives. */
  placeholder: string
}

export type ImageFormat = 'avif' | 'webp'

/** The processed pictures by file name in images/. */
export type ImageManifest = Record<string, ProcessedImage>
