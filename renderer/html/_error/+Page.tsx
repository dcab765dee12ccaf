import { OpeningEnd } from '../components/OpeningEnd.tsx'
import { usePage } from '../context.ts'
import { Mark } from '../document/Logo.tsx'
import { MissingShingle } from './MissingShingle.tsx'

/** The not-found page (spec section 2). document/not-found.client.ts logs the bad path. */
export function Page() {
  const { settings, words, home, searchPage } = usePage().site
  const { notFound, mark } = settings
  return (
    <>
      <section className="band" data-not-found>
        <div className="grid min-h-[45vh] content-center justify-items-center gap-5 text-center">
          {notFound?.drawing === 'missing-shingle' && <MissingShingle />}
          {notFound?.drawing === 'mark' && mark && <Mark mark={mark} className="mb-6 h-24 w-auto max-w-4/5" />}
          <h1>404</h1>
          <p>{words.notFound.heading}</p>
          <a href={home} className="button button-primary">
            {words.notFound.home}
          </a>
          {searchPage && (
            <a href={searchPage} className="arrow-link">
              {words.notFound.search}
            </a>
          )}
        </div>
      </section>
      <OpeningEnd />
    </>
  )
}
