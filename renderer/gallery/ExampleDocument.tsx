import { Blocks } from '../html/Blocks.tsx'
import { usePage } from '../html/context.ts'
import type { Assets } from '../html/document/assets.ts'
import { looksOf } from '../html/document/look.ts'
import { themeStyles } from '../html/document/theme.ts'
import { isOpening } from '../schema/opening.ts'

/** There is no header here that the page would have to leave room for. */
const ownStyles = 'body{padding-top:0}html{scroll-behavior:auto}'

/** One example alone on a page. It has the heading that a page has, unless the section brings it. */
export function ExampleDocument({ name, assets }: { name: string; assets: Assets }) {
  const { site, page } = usePage()
  const bringsHeading = page.blocks.some(isOpening)
  const styles = assets.styles + themeStyles(site.settings.theme, assets.styles) + ownStyles
  return (
    <html lang={site.settings.language} className={looksOf(site).join(' ') || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name}</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet and checked colours */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <main id="main">
          {!bringsHeading && <h1 className="visually-hidden">{name}</h1>}
          <Blocks blocks={page.blocks} />
        </main>
      </body>
    </html>
  )
}
