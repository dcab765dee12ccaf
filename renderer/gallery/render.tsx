import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderInput } from '../html/context.ts'
import { themeStyles } from '../html/document/theme.ts'
import { toHtml } from '../html/render.tsx'
import { styles as siteStyles } from '../html/styles/whole.ts'
import type { GallerySection } from './collect.ts'
import { ExampleDocument } from './ExampleDocument.tsx'
import { Gallery } from './Gallery.tsx'
import galleryStyles from './gallery.css?inline'

export interface GalleryAssets {
  /** The style sheet of the fonts. */
  fonts: string
  script: string
}

/** One example as a page of its own. */
export function renderExample(input: RenderInput, name: string, { fonts, script }: GalleryAssets): string {
  return toHtml(input, <ExampleDocument name={name} assets={{ styles: siteStyles + fonts, script }} />)
}

/** The page that shows all sections. */
export function renderGallery(sections: GallerySection[], { fonts, script }: GalleryAssets): string {
  const assets = { styles: siteStyles + fonts + themeStyles() + galleryStyles, script }
  return `<!doctype html>${renderToStaticMarkup(<Gallery sections={sections} assets={assets} />)}`
}
