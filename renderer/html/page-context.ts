import type { Site } from '../pipeline/index.ts'
import type { Inline } from './document/inline.ts'
import type { ImageManifest } from './image-manifest.ts'
import type { PageError } from './page-error.ts'
import type { Question } from './questions.ts'
import type { SocialPicture } from './social-picture.ts'

/** A rendered page, and what the build learns of it besides. */
export interface RenderedDocument {
  html: string
  /** What the page asked of the rest of the site. */
  asked: Question[]
  /** What the picture for sharing it is drawn from, if it has one. */
  social?: SocialPicture
  /** Milliseconds. */
  time: number
}

/** What the build gets of one call of vike, which costs as much as half a page. */
export interface Rendered {
  /** Why there are no documents: a {@link PageError} mostly. */
  failure?: unknown
  documents: RenderedDocument[]
  /** The inline styles and scripts of every page, which the content security policy lists: with the one for 404 alone. */
  inline?: Inline
  /** Files of every page by their address: with the one for 404 alone. */
  files?: Record<string, string>
}

declare global {
  namespace Vike {
    interface PageContext {
      site: Site
      images: ImageManifest
      icon: string
      /** The style sheet of the site's fonts. */
      fonts: string
      /** The language of a page that stands in for others, where it is not the site's first. */
      language?: string | undefined
      /** All pages to render; the address is that of the first. */
      routes?: readonly string[]
      rendered: Rendered
    }
  }
}
