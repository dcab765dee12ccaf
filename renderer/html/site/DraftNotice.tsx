import { fill } from '../../languages/index.ts'
import { Actions } from '../components/Actions.tsx'
import { OpeningEnd } from '../components/OpeningEnd.tsx'
import { usePage } from '../context.ts'
import { telHref } from '../links.ts'

/** Stands in for a page marked `draft: true`, or that does not show at present, so that a link to it leads a visitor somewhere useful. */
export function DraftNotice() {
  const { page, site } = usePage()
  const { settings, words, home } = site
  const { phone } = settings
  const href = telHref(settings)
  return (
    <>
      <section className="band">
        <div className="grid min-h-[45vh] content-center justify-items-center gap-5 text-center">
          <h1>{page.title}</h1>
          <p>{page.away ? words.draft.away : words.draft.text}</p>
          <Actions
            actions={[
              ...(phone && href ? [{ label: fill(words.document.call, { phone }), href }] : []),
              { label: words.draft.home, href: home },
            ]}
          />
        </div>
      </section>
      <OpeningEnd />
    </>
  )
}
