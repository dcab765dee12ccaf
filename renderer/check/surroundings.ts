/** What exists outside pages.yaml, as data. */
export interface Surroundings {
  images: readonly string[]
  icons: readonly string[]
  /** Fonts that are installed, by their names at fontsource.org; left out, fonts are not checked. */
  fonts?: readonly string[]
  /** Paths of the files in public/, such as "/og-image.png"; left out, links to files are not checked. */
  files?: readonly string[]
  /** Paths of the links in public/, which are not published. */
  links?: readonly string[]
}
