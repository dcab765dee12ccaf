import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderInput } from '../page/context.ts'
import { toHtml } from '../page/render.tsx'
import { styles as siteStyles } from '../page/styles/whole.ts'
import type { GallerySection } from './collect.ts'
import { ExampleDocument } from './ExampleDocument.tsx'
import { Gallery } from './Gallery.tsx'
import galleryStyles from './gallery.css?inline'

/** One example as a page of its own. */
export function renderExample(input: RenderInput, name: string, script: string): string {
  return toHtml(input, <ExampleDocument name={name} assets={{ styles: siteStyles, script }} />)
}

/** The page that shows all sections. */
export function renderGallery(sections: GallerySection[], script: string): string {
  const assets = { styles: siteStyles + galleryStyles, script }
  return `<!doctype html>${renderToStaticMarkup(<Gallery sections={sections} assets={assets} />)}`
}
