/** What exists outside pages.yaml, as data. */
export interface Surroundings {
  images: readonly string[]
  icons: readonly string[]
  /** Paths of the files in public/, such as "/og-image.png"; left out, links to files are not checked. */
  files?: readonly string[]
}
