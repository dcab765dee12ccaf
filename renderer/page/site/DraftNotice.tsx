import { Actions } from '../components/Actions.tsx'
import { OpeningEnd } from '../components/OpeningEnd.tsx'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'

/** Stands in for a page marked `draft: true`, so that a link to it leads a visitor somewhere useful. */
export function DraftNotice() {
  const { page, site } = usePage()
  const { phone } = site.settings
  return (
    <>
      <section className="band">
        <div className="wrap grid min-h-[45vh] content-center justify-items-center gap-5 text-center">
          <h1>{page.title}</h1>
          <p>We are still writing this page. Call us and we will answer your question directly.</p>
          <Actions
            actions={[
              { label: `Call ${phone}`, href: telHref(site.settings) },
              { label: 'Go to the home page', href: '/' },
            ]}
          />
        </div>
      </section>
      <OpeningEnd />
    </>
  )
}
