import type { FontFacts } from '../common/font-parts.ts'

/** What exists outside pages.yaml, as data. */
export interface Surroundings {
  images: readonly string[]
  icons: readonly string[]
  /**
   * Fonts that are installed, by their names at fontsource.org, and the files of the site's own; left out, fonts are not
   * checked.
   */
  fonts?: readonly string[]
  /** What is known of each. */
  fontFacts?: Readonly<Record<string, FontFacts>>
  /** Paths of the files in public/, such as "/og-image.png"; left out, links to files are not checked. */
  files?: readonly string[]
  /** How many bytes the videos among them have. */
  videoBytes?: Readonly<Record<string, number>>
  /** Paths of the links in public/, which are not published. */
  links?: readonly string[]
}
