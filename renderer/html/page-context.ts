import type { Site } from '../pipeline/index.ts'
import type { Inline } from './document/inline.ts'
import type { ImageManifest } from './image-manifest.ts'
import type { Question } from './questions.ts'
import type { SocialPicture } from './social-picture.ts'

/** What the build learns of a page besides its HTML. */
export interface Rendered {
  /** What the page asked of the rest of the site. */
  asked: Question[]
  /** What the picture for sharing it is drawn from, if it has one. */
  social?: SocialPicture
  /** The inline styles and scripts of every page, which the content security policy lists: with the one for 404 alone. */
  inline?: Inline
  /** Files of every page by their address: with the one for 404 alone. */
  files?: Record<string, string>
  /** Milliseconds. */
  time: number
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
      rendered: Rendered
    }
  }
}
