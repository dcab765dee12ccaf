import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { frameTexts } from '../../expand/frame.ts'
import { targetOf } from '../../expand/links.ts'
import type { Pages } from '../../expand/outline.ts'
import { hasCertainLanguages, languagesBelow, languagesOf, ownLanguage } from '../../expand/translations.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { linksIn } from '../links-in.ts'
import type { PageIndex } from '../page-index.ts'
import { type Check, error, type SiteToCheck, warning } from './check.ts'
import { usesOf } from './unused.ts'

type Site = Pages<PageIndex>

/** Pages and texts in several languages. */
export const translations = {
  when: 'in full',
  codes: {
    'unknown-language': error(
      'A page or a translation is in a language that "languages:" under "site:" does not list. Add it there, or correct it.',
      { joins: true },
    ),
    'bad-translation': error(
      'A page is said to be the translation of one that is in another language than the first of the site, or that has a translation in this language already.',
    ),
    'missing-translation': warning(
      'A page has no translation. Write it, with "language:" and "translationOf:", or say with "pages: some" under the language in "translations:" that a part of the site is enough.',
      { joins: true },
    ),
    'untranslated-part': warning(
      'Pages of a language show a menu, form or shared section that is not translated. Write it under the language in "translations:".',
    ),
    'page-without-language': warning(
      'A page stands among those of another language, such as below /es, but does not say its language: it gets the menus and words of the first one. Write "language:", and "translationOf:" with the page that it translates.',
    ),
    'other-language-link': warning(
      'A link leads to a page in another language, and there is one in the language of the link. Link to that.',
      { joins: true },
    ),
  },
  ofSite: (seen) => {
    const unknown = languages(seen.site)
    // What is in which language is uncertain as long as one of them is.
    if (unknown.length > 0 || !hasCertainLanguages(seen.site)) return unknown
    return [
      ...pairs(seen.site),
      ...missing(seen.site),
      ...untranslated(seen.site),
      ...withoutLanguage(seen.site),
      ...foreignLinks(seen),
    ]
  },
} satisfies Check

const firstOf = (site: Site) => languagesOf(site)[0] ?? ''

/** Languages that the site does not list. */
function languages(site: Site): Finding[] {
  if (!hasCertainLanguages(site)) return []
  const listed = languagesOf(site)
  const unknown = (language: string, path: string[], key = false): Finding[] => {
    if (listed.includes(language)) return []
    const own = ownLanguage(language, listed)
    return [
      {
        code: 'unknown-language',
        about: language,
        place: { path, key },
        message: message('unknown-language', { name: shown(language), place: at(path) }),
        hint: [
          ...(own === undefined ? [] : [message('did-you-mean', { name: own })]),
          message('unknown-language.hint', { known: { list: listed }, languages: { list: [...listed, language] } }),
        ],
      },
    ]
  }
  return [
    ...Object.keys(Object(site.data.translations)).flatMap((name) => unknown(name, ['translations', name], true)),
    ...[...site.pages].flatMap(([route, { language }]) =>
      language === undefined ? [] : unknown(language, ['pages', route, 'language']),
    ),
  ]
}

/** Translations of what is none of the first language, or has one already. */
function pairs(site: Site): Finding[] {
  const first = firstOf(site)
  const taken = new Map<string, string>()
  return [...site.pages].flatMap(([route, { translationOf, language = first }]): Finding[] => {
    if (translationOf === undefined) return []
    const key = `${language} ${translationOf}`
    const other = taken.get(key)
    taken.set(key, other ?? route)
    const base = site.pages.get(translationOf)
    const reason =
      language === first
        ? message('bad-translation.itself', { route, first })
        : base?.language !== undefined && base.language !== first
          ? message('bad-translation.not-first', { route: translationOf, language: base.language, first })
          : other && message('bad-translation.taken', { route: other, language })
    if (!reason) return []
    return [
      {
        ...worded('bad-translation', { route, other: translationOf, reason }),
        place: { path: ['pages', route, 'translationOf'] },
      },
    ]
  })
}

/** The page that says in a language what another one says in the first. */
function translationsOf(site: Site): Map<string, string> {
  const first = firstOf(site)
  const routePairs = [...site.pages].flatMap(([route, { translationOf, language = first }]): [string, string][] =>
    translationOf === undefined ? [] : [[`${language} ${translationOf}`, route]],
  )
  return new Map(routePairs)
}

function missing(site: Site): Finding[] {
  const translated = translationsOf(site)
  const [, ...others] = languagesOf(site)
  const isMeant = (language: string) => Object(Object(site.data.translations)[language]).pages !== 'some'
  const pages = [...site.pages].filter(([, { language, draft }]) => language === undefined && !draft)
  return others.filter(isMeant).flatMap((language) =>
    pages
      .filter(([route]) => !translated.has(`${language} ${route}`))
      .map(([route]) => ({
        ...worded('missing-translation', { route, language }, { route, language }),
        about: language,
        place: { path: ['pages', route], key: true },
      })),
  )
}

/** What pages of a language show in the first one. */
function untranslated(site: Site): Finding[] {
  const [, ...others] = languagesOf(site)
  return others.flatMap((language) => {
    const own = Object(Object(site.data.translations)[language])
    const pages = [...site.pages].filter(([, page]) => page.language === language)
    const lacks = (part: string, name: string, route: string): Finding => ({
      ...worded('untranslated-part', { route, language, part, name }, { language, part, name }),
      place: { path: ['pages', route], key: true },
    })
    const used = new Map(pages.flatMap(([route, { uses }]) => uses.map((use) => [use, route] as const)).reverse())
    const parts = [...used].flatMap(([use, route]) => {
      const [kind = '', name = ''] = use.split(' ')
      const part = ({ form: 'forms', shared: 'shared' } as const)[kind]
      // Under a wrong name it is there all the same, and that is reported by itself.
      const isMisnamed = part && Object.keys(Object(own[part])).some((key) => !Object.hasOwn(site[part], key))
      const isThere = part === undefined || isMisnamed || isRecord(Object(own[part])[name])
      return isThere ? [] : [lacks(part, name, route)]
    })
    const answers = [...used].flatMap(([use, route]) => {
      const name = use.startsWith('form ') ? use.slice('form '.length) : ''
      const words = Object(own.forms)[name]
      const isThere = !isRecord(words) || words.answer !== undefined || Object(site.forms[name]).answer === undefined
      return isThere ? [] : [lacksAnswer(language, name, route)]
    })
    const inFrame = usesOf(frameTexts(site).filter(({ path }) => path[0] === 'translations' && path[1] === language))
    // What its menus and forms say stands on all of its pages.
    const around = new Map([...inFrame.map((use) => [use, pages[0]?.[0] ?? ''] as const), ...used])
    const facts = untranslatedFacts(site, language, around).map(([name, route]) => lacks('facts', name, route))
    const [first] = pages
    parts.push(...answers, ...facts)
    return first && site.data.navigation && !own.navigation ? [lacks('navigation', '', first[0]), ...parts] : parts
  })
}

/** Facts in words that pages of a language show in the first one; figures and names are the same in all of them. */
function untranslatedFacts(site: Site, language: string, routes: Map<string, string>): [name: string, route: string][] {
  const own = Object(Object(Object(site.data.translations)[language]).facts)
  return Object.entries(Object(site.data.facts)).flatMap(([name, fact]): [string, string][] => {
    const route = routes.get(`facts.${name}`)
    const isInWords = /(?<!\p{L})\p{Ll}{3}/u.test(String(Object(fact).value))
    return route !== undefined && isInWords && own[name] === undefined ? [[name, route]] : []
  })
}

/** Pages among those of another language that do not say theirs. */
function withoutLanguage({ pages, data }: Site): Finding[] {
  const languageOf = languagesBelow(pages)
  return [...pages].flatMap(([route, { language, translationOf }]): Finding[] => {
    const meant = language === undefined ? languageOf(route) : undefined
    if (meant === undefined || meant === Object(data.site).language) return []
    const above = /^\/[^/]+/.exec(route)?.[0] ?? ''
    return [
      {
        ...worded(
          'page-without-language',
          { route, language: meant, above },
          { language: meant, lacks: translationOf ? 'one' : 'both' },
        ),
        about: route,
        place: { path: ['pages', route], key: true },
      },
    ]
  })
}

/** A form that is translated, but not the mail that it answers with. */
const lacksAnswer = (language: string, form: string, route: string): Finding => ({
  code: 'untranslated-part',
  place: { path: ['pages', route], key: true },
  message: message('untranslated-part.answer', { route, language, form: shown(form) }),
  hint: message('untranslated-part.answer-hint', { language, form: shown(form) }),
})

/** Links of a page or a menu that leave its language though they need not. */
function foreignLinks({ site, textsOf }: SiteToCheck): Finding[] {
  if (languagesOf(site).length < 2) return []
  const first = firstOf(site)
  const translated = translationsOf(site)
  /** The page in a language that a link should lead to. */
  const better = (href: string, language: string): string | undefined => {
    const target = targetOf(href)
    const page = target.kind === 'page' ? site.pages.get(target.route) : undefined
    if (target.kind !== 'page' || !page || (page.language ?? first) === language) return undefined
    const base = page.translationOf ?? target.route
    return language === first ? page.translationOf : translated.get(`${language} ${base}`)
  }
  const inTexts = (texts: readonly Text[], languageAt: (text: Text) => string) =>
    texts.flatMap((text) =>
      text.path.at(-1) === 'translationOf'
        ? []
        : linksIn(text, site.tokens).flatMap(({ href, path, written }): Finding[] => {
            const to = better(href, languageAt(text))
            if (to === undefined) return []
            return [
              {
                ...worded(
                  'other-language-link',
                  { link: shown(written), place: at(path) },
                  { route: to, language: languageAt(text) },
                ),
                about: `${written} ${to}`,
                place: { path, text: written },
              },
            ]
          }),
    )
  const pages = [...site.pages].filter(([, { links, language = first }]) =>
    links.some((href) => better(href, language)),
  )
  return [
    ...inTexts(frameTexts(site), ({ path: [part, name] }) => (part === 'translations' ? String(name) : first)),
    ...pages.flatMap(([route, { language = first }]) => inTexts(textsOf(route), () => language)),
  ]
}
