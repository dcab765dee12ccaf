import pageScript from 'virtual:page-script'
import type { ComponentType } from 'react'
import styles from '../styles/app.css?inline'
import { notFoundPage } from './_error/not-found.ts'
import { contextOf, type RenderInput } from './context.ts'
import { inlineOf } from './document/inline.ts'
import { builtFiles } from './islands/built-files.ts'
import type { Question } from './questions.ts'
import { renderPage } from './render.tsx'
import { type SocialPicture, socialPicture } from './social/picture.ts'
import { currentSource, findPage } from './source.ts'

export interface DrawOptions {
  /** Such as "/roof-repair"; a path that is no page gives the not-found page. */
  path: string
  Page: ComponentType
  /** The built files by their source, as Vite and vike write them; while developing there is none. */
  manifest?: Record<string, { file: string } | undefined> | null
  note?: (question: Question) => void
}

/** Draws one page to a whole HTML document, and says what the picture for sharing it is drawn from, if it has one. */
export function drawDocument(options: DrawOptions): { html: string; social?: SocialPicture } {
  const input = inputOf(options)
  const assets = { styles, pageScript, islandFiles: builtFiles(options.manifest) }
  const html = renderPage(input, assets, <options.Page />)
  return { html, social: socialPicture(contextOf(input)) }
}

function inputOf({ path, note }: DrawOptions): RenderInput {
  const source = currentSource()
  const { site, images } = source
  return { site, images, page: findPage(source, path) ?? notFoundPage(site), ...(note && { note }) }
}

/** The texts of a site's inline styles and scripts, which its content security policy has to list. */
export const inlineTexts = () => inlineOf(currentSource().site.settings, { styles, pageScript })
