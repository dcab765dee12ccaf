import { hash } from 'node:crypto'
import pageScript from 'virtual:page-script'
import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import type { ResolvedPage, Site } from '../pipeline/index.ts'
import { notFoundPage } from './_error/not-found.ts'
import { contextOf, type RenderInput } from './context.ts'
import type { Assets } from './document/assets.ts'
import { inlineOf } from './document/inline.ts'
import { looksOfAll } from './document/look.ts'
import { findPage } from './find-page.ts'
import type { Rendered, RenderedDocument } from './page-context.ts'
import type { Question } from './questions.ts'
import { renderPage } from './render.tsx'
import { socialPicture } from './social-picture.ts'
import { foldersOfFoot } from './styles/folders.ts'
import { classNames, paperStyles, stylesOf } from './styles/index.ts'
import { ITALICS, withoutItalics } from './styles/italics.ts'
import { partsOf } from './styles/parts.ts'
import { shortClasses } from './styles/short.ts'

const PAGE_SCRIPT = 'renderer/html/document/page.client.ts'
const ANALYTICS_SCRIPT = 'renderer/html/consent/analytics.client.ts'
const VITALS_SCRIPT = 'renderer/html/consent/vitals.client.ts'
const STARTS_SCRIPT = 'renderer/html/consent/starts.client.ts'

let stylesheet: { address: string; text: string } | undefined

/** The file with the styles for paper. */
function paperFile() {
  if (stylesheet) return stylesheet
  const text = paperStyles()
  stylesheet = { address: `/assets/paper.${hash('sha1', text, 'hex').slice(0, 8)}.css`, text }
  return stylesheet
}

/** Renders pages of the site, or the one that stands in for those that do not exist. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { site, images, icon, fonts, is404, language, routes = [], globalContext } = pageContext
  const given = { site, images, icon, Page: pageContext.Page as ComponentType }
  const looks = looksOfAll(site)
  const foot = foldersOfFoot(site)
  const uprightFonts = withoutItalics(fonts)
  const stylesFor = (folders: readonly string[]) =>
    stylesOf([...folders, ...foot], looks) + (folders.includes(ITALICS) ? fonts : uprightFonts)
  const addressOf = (source: string) => `/${globalContext.assetsManifest?.[source]?.file}`
  const paper = paperFile()
  const assets: Omit<Assets, 'styles'> = {
    paper: paper.address,
    pageScript,
    script: addressOf(PAGE_SCRIPT),
    ...(site.settings.analytics && { analytics: addressOf(ANALYTICS_SCRIPT) }),
    // An address without a page is nobody's page to make faster.
    ...(site.settings.webVitals && !is404 && { vitals: addressOf(VITALS_SCRIPT) }),
    ...(site.settings.formStarts && !is404 && { starts: addressOf(STARTS_SCRIPT) }),
  }
  const pages = is404 ? [notFoundPage(site, language)] : routes.map((route) => requirePage(site, route))
  const rendered = renderAll(pages, (page) => renderDocument(page, given, { assets, stylesFor }))
  const inline = () =>
    inlineOf(
      site.settings,
      assets,
      partsOf(site).map(({ folders }) => stylesFor([...folders].sort())),
      site.focuses,
    )
  const shared = is404 && { inline: inline(), files: { [paper.address]: paper.text } }
  const [first] = rendered.documents
  return {
    documentHtml: dangerouslySkipEscape(first?.html ?? ''),
    pageContext: { rendered: { ...rendered, ...shared } },
  }
}

/** A failure is handed on as a value: vike would tell of it before somebody can say what to mend. */
function renderAll(pages: ResolvedPage[], render: (page: ResolvedPage) => RenderedDocument): Rendered {
  try {
    return { documents: pages.map(render) }
  } catch (failure) {
    return { documents: [], failure }
  }
}

function requirePage(site: Site, route: string): ResolvedPage {
  const page = findPage(site, route)
  if (!page) throw new Error(`the site has no page ${route}`)
  return page
}

interface Parts {
  assets: Omit<Assets, 'styles'>
  /** The style sheet of pages with what stands in these folders. */
  stylesFor: (folders: readonly string[]) => string
}

function renderDocument(
  page: ResolvedPage,
  { site, images, icon, Page }: Pick<RenderInput, 'site' | 'images' | 'icon'> & { Page: ComponentType },
  { assets, stylesFor }: Parts,
): RenderedDocument {
  const start = performance.now()
  const asked = new Set<Question>()
  const input = { site, images, icon, page, isBuilt: true, note: (question: Question) => void asked.add(question) }
  const context = contextOf(input)
  const styles = stylesFor(context.ask('folders', page.route))
  const html = shortClasses(renderPage(input, { ...assets, styles }, <Page />), classNames())
  const social = socialPicture(context)
  return { html, asked: [...asked], ...(social && { social }), time: performance.now() - start }
}
