import type { Assets } from '../html/document/assets.ts'
import type { GallerySection } from './collect.ts'
import { SectionEntry } from './SectionEntry.tsx'

/** Every section type with its picture, its fields and the YAML to copy. */
export function Gallery({ sections, assets }: { sections: GallerySection[]; assets: Assets }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Block gallery</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script type="module" src={assets.script} />
      </head>
      <body className="gallery">
        <header className="gallery-head">
          <h1>Block gallery</h1>
          <p>
            The {sections.length} sections of which pages are made. Copy the YAML of one, and paste it under “blocks:”
            of a page in pages.yaml.
          </p>
          <search>
            <label htmlFor="gallery-search">Search sections and fields</label>
            <input id="gallery-search" type="search" autoComplete="off" />
            <p role="status" data-count />
          </search>
        </header>
        <nav className="gallery-nav" aria-label="Sections">
          <ul>
            {sections.map(({ type }) => (
              <li key={type} data-for={type}>
                <a href={`#${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {sections.map((section) => (
            <SectionEntry key={section.type} section={section} />
          ))}
        </main>
      </body>
    </html>
  )
}
