import { feedPath } from '../../common/reserved.ts'
import { tonesOf } from '../../expand/theme/tones.ts'
import { pageTitle } from '../../expand/title.ts'
import { fill } from '../../languages/index.ts'
import { OPENING_END } from '../components/OpeningEnd.tsx'
import { usePage } from '../context.ts'
import { SOCIAL_SIZE, socialPicture, socialPictureUrl } from '../social-picture.ts'
import type { Assets } from './assets.ts'
import { styleText } from './inline.ts'
import { Languages } from './Languages.tsx'

/** In the page itself: browsers fetch the file of an icon ahead of the pictures. Search engines take the one for Apple. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(/%(?:20|2F|3A|3D)/g, decodeURIComponent)}`

/** Title, search metadata and sharing metadata of a page, and its styles and script. */
export function Head({ assets }: { assets: Assets }) {
  const context = usePage()
  const { site, page, icon, ask } = context
  const { settings, words } = site
  const title = pageTitle(settings, page.title)
  const address = `${settings.url}${page.canonical ?? page.route}`
  const drawn = socialPicture(context)
  const picture = drawn ? socialPictureUrl(drawn) : (page.ogImage ?? settings.ogImage)
  const keywords = page.keywords ?? settings.keywords
  const hidden = page.draft || page.noindex
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* A section that is painted in pieces moves as the next piece arrives. */}
      <link rel="expect" href={`#${OPENING_END}`} blocking="render" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={page.kind === 'post' ? 'article' : 'website'} />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={`${settings.url}${picture}`} />}
      {drawn && <meta property="og:image:width" content={`${SOCIAL_SIZE.width}`} />}
      {drawn && <meta property="og:image:height" content={`${SOCIAL_SIZE.height}`} />}
      {picture && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={tonesOf(settings.theme).ink} />
      {icon && <link rel="icon" href={dataAddress(icon)} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <noscript>
        <link rel="manifest" href="/manifest.webmanifest" />
      </noscript>
      <Languages />
      {(page.kind === 'post' || (page.kind === 'blog' && ask('posts', page.language).length > 0)) && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={fill(words.document.feed, { brand: settings.brand })}
          href={feedPath(page.language)}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet and checked colours */}
      <style dangerouslySetInnerHTML={{ __html: styleText(settings, assets.styles) }} />
      {assets.pageScript && (
        <script
          data-page={assets.script}
          data-paper={assets.paper}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, listed in the policy
          dangerouslySetInnerHTML={{ __html: assets.pageScript }}
        />
      )}
    </head>
  )
}
