import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Operation, Plain } from '../../edit/operations/operation.ts'
import type { PageUses } from '../../server/page-uses.ts'
import type { TranslatedPage, Translation, WaitingWords } from '../../server/translations.ts'
import { keyInWords } from '../form/labels.ts'
import { askMenus, linksIn, ownMenus } from '../outline/pages/menus.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { ask, askValue } from '../store/api.ts'
import { remainingProblems } from '../store/aside.ts'
import { useAskedNow } from '../store/asked.ts'
import { commit, refuse } from '../store/edit.ts'
import { openAt, openPage, openProblem } from '../store/go.ts'
import { now, opens, sayDone, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { regionName } from './language-names.ts'

/** What no row of a language says: words that are half translated, and links and pages that are in the wrong language. */
const further = /^(untranslated-words|other-language-link|bad-translation|page-without-language|lost-translation)$/

/** Each further language of the site: what is done, what waits, and the way to write it. */
export function Translations() {
  const overview = useStudio((state) => state.overview)
  const aside = useStudio((state) => state.aside)
  const { answer, isCurrent } = useAskedNow<Translation[]>('translations', {}, { of: overview?.version })
  if (!answer || !overview) return null
  const left = remainingProblems({ overview, aside }).filter(({ code }) => further.test(code))
  const isAll = isCurrent && overview.isChecked && left.length === 0 && answer.every(isDone)
  if (answer.length === 0)
    return <p className="note">{fill(words.oneLanguage, { name: regionName(overview.language) })}</p>
  return (
    <>
      {answer.map((translation) => (
        <OneLanguage key={translation.language} {...translation} />
      ))}
      {isAll && (
        <p className="all-translated">
          <Icon name="check" /> {words.allTranslated}
        </p>
      )}
      {left.length > 0 && (
        <section className="translation" aria-label={words.alsoToLookAt}>
          <h3>{words.alsoToLookAt}</h3>
          <ul className="translation-rows">
            {left.map(({ message, path }) => (
              <li key={`${joinPath(path ?? [])} ${message}`}>
                <button type="button" onClick={() => openProblem(path)}>
                  <span>{message}</span>
                  <Icon name="chevron" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const isReady = ({ at, isBegun }: TranslatedPage) => at !== undefined && !isBegun

/** A site may be content with some pages, but not with pages that are begun. */
const isDone = ({ pages, waiting, isPartial }: Translation) =>
  waiting.length === 0 && pages.every((page) => isReady(page) || (isPartial && !page.isBegun))

function OneLanguage({ language, isPartial, pages, waiting }: Translation) {
  const name = regionName(language)
  const ready = pages.filter(isReady)
  const rest = [...pages.filter(({ isBegun }) => isBegun), ...pages.filter(({ at }) => at === undefined)]
  const [done, count] = [ready.length, pages.length]
  return (
    <section className="translation" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <small>{isPartial ? fill(words.translatedSome, { done }) : fill(words.translatedCount, { done, count })}</small>
        <IconButton
          icon="trash"
          className="is-small"
          label={fill(words.removeLanguage, { name })}
          onClick={opens({ name: 'remove-language', language })}
        />
        <progress value={ready.length} max={pages.length || 1} aria-hidden="true" />
      </header>
      {rest.length > 0 && (
        <ul className="translation-rows">
          {rest.map((page) => (
            <PageRow key={page.route} {...{ page, language }} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <details className="more">
          <summary>{fill(words.onAllPages, { count: waiting.length })}</summary>
          <ul className="translation-rows">
            {waiting.map((each) => (
              <li key={joinPath(each.path)}>
                <button type="button" onClick={() => write(each, language)}>
                  <span>{fill(words[`waiting.${each.part}`], titleOf(each))}</span>
                  <Icon name="chevron" />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {ready.length > 0 && (
        <details className="more">
          <summary>{fill(words.translatedPages, { count: ready.length })}</summary>
          <ul className="translation-rows">
            {ready.map((page) => (
              <PageRow key={page.route} {...{ page, language }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const titleOf = ({ part, name = '', count = 0 }: WaitingWords) => ({
  name: part === 'fact' ? keyInWords(name) : name,
  count,
})

/** A page of the first language, with the way to its translation. */
function PageRow({ page, language }: { page: TranslatedPage; language: string }) {
  const { title, route, at, isBegun, to } = page
  return (
    <li className="is-page">
      <span>
        <strong>{title}</strong>
        <small>{isBegun ? words.translationBegun : (at ?? (to ? route : words.translatedElsewhere))}</small>
      </span>
      {at !== undefined && (
        <button
          type="button"
          className="button"
          aria-label={`${words.openPage}: ${title}`}
          onClick={() => openPage(at)}
        >
          {words.openPage}
        </button>
      )}
      {at !== undefined && isBegun && (
        <button
          type="button"
          className="button"
          aria-label={`${words.showTranslation}: ${title}`}
          onClick={() => {
            void commit([{ do: 'remove', path: ['pages', at, 'draft'] }])
            sayDone(fill(words.translationShown, { name: title, language: regionName(language) }))
          }}
        >
          {words.showTranslation}
        </button>
      )}
      {to !== undefined && (
        <button
          type="button"
          className="button"
          aria-label={`${words.translatePage}: ${title}`}
          onClick={() => translate(page, language)}
        >
          {words.translate}
        </button>
      )}
    </li>
  )
}

/** Begins with the words of the first language, which visitors do not see there until they are replaced. */
async function translate({ route, title, to = '' }: TranslatedPage, language: string): Promise<void> {
  const set = (key: string, value: Plain): Operation => ({ do: 'set', path: ['pages', to, key], value })
  const made: Operation = { do: 'page', route: to, copy: route }
  const start = [made, set('language', language), set('translationOf', route), set('draft', true)]
  try {
    if (!(await commit([...start, ...(await linksTo(route, to, language))]))) return
  } catch (error) {
    return refuse(error)
  }
  openPage(to)
  sayDone(fill(words.translationMade, { name: title, language: regionName(language) }))
}

/** Links of the new page, and to it of what is in its language already, lead to pages of that language. */
async function linksTo(route: string, to: string, language: string): Promise<Operation[]> {
  const own = new Set(now().overview?.pages.flatMap((page) => (page.language === language ? page.route : [])))
  const isOwn = ([top, name]: Path) =>
    top === 'pages' ? own.has(String(name)) : top === 'translations' && name === language
  const [{ uses }, copied] = await Promise.all([ask<PageUses>('uses', { route }), askValue(['pages', route])])
  const others = uses.map(({ path }) => path).filter((path) => isOwn(path) && path.at(-1) !== 'translationOf')
  const written = others.map(async (path) => textsIn((await askValue(path)).value, path))
  const lead = linksIn(language, { [route]: to })
  return [...textsIn(copied.value, ['pages', to]), ...(await Promise.all(written)).flat()].flatMap(({ text, path }) => {
    const value = lead(text)
    return value === text ? [] : [{ do: 'set', path, value } as const]
  })
}

const textsIn = (value: unknown, path: Path): { text: string; path: Path }[] =>
  typeof value === 'string'
    ? [{ text: value, path }]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )

/** Leads to where words are written in a language, which begin as those of the first one. */
async function write({ part, path, start }: WaitingWords, language: string): Promise<void> {
  try {
    const value = part === 'menus' ? await menusFor(language) : start
    if (value !== undefined && !(await commit([{ do: 'set', path, value }]))) return
  } catch (error) {
    return refuse(error)
  }
  openAt(path)
}

/** None where the language has menus of its own by now. */
async function menusFor(language: string): Promise<Plain | undefined> {
  const own = await askMenus(language)
  return own.isOther ? (ownMenus(own, language) as Plain) : undefined
}
