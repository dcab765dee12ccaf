import { hash } from 'node:crypto'
import pageScript from 'virtual:page-script'
import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { OnRenderHtmlSync } from 'vike/types'
import { notFoundPage } from './_error/not-found.ts'
import { contextOf } from './context.ts'
import { inlineOf } from './document/inline.ts'
import { looksOfAll } from './document/look.ts'
import { findPage } from './find-page.ts'
import type { Rendered } from './page-context.ts'
import type { Question } from './questions.ts'
import { renderPage } from './render.tsx'
import { socialPicture } from './social-picture.ts'
import { classNames, paperStyles, stylesOf } from './styles/index.ts'
import { partsOf } from './styles/parts.ts'
import { shortClasses } from './styles/short.ts'

const PAGE_SCRIPT = 'renderer/html/document/page.client.ts'
const ANALYTICS_SCRIPT = 'renderer/html/consent/analytics.client.ts'

let stylesheet: { address: string; text: string } | undefined

/** The file with the styles for paper. */
function paperFile() {
  if (stylesheet) return stylesheet
  const text = paperStyles()
  stylesheet = { address: `/assets/paper.${hash('sha1', text, 'hex').slice(0, 8)}.css`, text }
  return stylesheet
}

/** Renders a page of the site, or the one that stands in for those that do not exist. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { site, images, icon, fonts, is404, urlPathname, globalContext } = pageContext
  const start = performance.now()
  const Page = pageContext.Page as ComponentType
  const asked = new Set<Question>()
  const page = (is404 ? undefined : findPage(site, urlPathname)) ?? notFoundPage(site, pageContext.language)
  const input = { site, images, icon, page, isBuilt: true, note: (question: Question) => void asked.add(question) }
  const context = contextOf(input)
  const looks = looksOfAll(site)
  const stylesFor = (folders: readonly string[]) => stylesOf(folders, looks) + fonts
  const addressOf = (source: string) => `/${globalContext.assetsManifest?.[source]?.file}`
  const script = addressOf(PAGE_SCRIPT)
  const paper = paperFile()
  const analytics = site.settings.analytics && { analytics: addressOf(ANALYTICS_SCRIPT) }
  const assets = {
    styles: stylesFor(context.ask('folders', page.route)),
    paper: paper.address,
    pageScript,
    script,
    ...analytics,
  }
  const html = shortClasses(renderPage(input, assets, <Page />), classNames())
  const social = socialPicture(context)
  const rendered: Rendered = { asked: [...asked], social, time: performance.now() - start }
  if (is404) {
    rendered.inline = inlineOf(
      site.settings,
      assets,
      partsOf(site).map(({ folders }) => stylesFor([...folders].sort())),
      site.focuses,
    )
    rendered.files = { [paper.address]: paper.text }
  }
  return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered } }
}
