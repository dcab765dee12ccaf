import { byTranslation } from '../expand/translations.ts'
import { siteIn } from '../pipeline/in-language.ts'
import type { PageHead, Site } from '../pipeline/index.ts'
import { findPage } from './find-page.ts'
import type { ImageManifest, ProcessedImage } from './image-manifest.ts'
import { pageWith } from './listed.ts'
import { allTags, createRelated, type LinkedTag, newestOfKind, postList, tagsOfPost } from './posts.ts'
import { type MapEntry, siteMapOf } from './site-map.ts'
import { NOT_FOUND_FOLDERS } from './styles/folders.ts'
import { partsOf } from './styles/parts.ts'

/** What a page may ask of the rest of the site. Small answers: a page is made anew whenever one of them changes. */
interface Answers {
  /** What a menu or trail calls a page. */
  label: (route: string) => string | undefined
  /** The anchors that links to a page may name. */
  anchors: (route: string) => readonly string[]
  /** The published posts of a language, or of the site's first, newest first. */
  posts: (language?: string) => PageHead[]
  /** The addresses of the pages of a list of posts, by its key and the language: "tag storm-damage es". */
  list: (key: string) => readonly string[]
  /** The tags of a post, with the addresses of their pages. */
  tags: (route: string) => LinkedTag[]
  /** The pages of all tags of a language, or of the site's first, in alphabetical order. */
  allTags: (language?: string) => LinkedTag[]
  /** The posts that have most in common with one. */
  related: (route: string) => PageHead[]
  /** The finished projects of a language, or of the site's first, newest first. */
  projects: (language?: string) => PageHead[]
  /** A page in all languages in which it is published, by its address in the site's first. */
  languages: (route: string) => { language: string; route: string }[]
  /** The first page with a section of a type, and the anchor of that section if it has one. */
  section: (type: string) => { route: string; id?: string } | undefined
  /** Where the list of all pages of a language, or of the site's first, stands. */
  siteMapAt: (language?: string) => string | undefined
  /** The pages of a language, or of the site's first, as menus and addresses order them. */
  siteMap: (language?: string) => MapEntry[]
  /** The folders of what the pages show that have their styles in common with one: the styles follow from them. */
  folders: (route: string) => readonly string[]
  /** A picture of images/ after processing. */
  picture: (name: string) => ProcessedImage | undefined
  /** The size of a file in public/ in bytes. */
  fileSize: (file: string) => number | undefined
  /** The points that pictures of the site keep in view where they are cut. */
  focuses: () => readonly string[]
}

export type Ask = <Name extends keyof Answers>(
  name: Name,
  ...rest: Parameters<Answers[Name]>
) => ReturnType<Answers[Name]>

/** A question as one text, such as "label /services". */
export type Question = string

/** Answers questions about a site. Whatever is asked is told to `note`. */
export function createAsk(site: Site, images: ImageManifest, note: (question: Question) => void = () => {}): Ask {
  const answers = answersOf(site, images)
  return (name, ...rest) => {
    note([name, ...rest].filter((part) => part !== undefined).join(' '))
    return (answers[name] as (...rest: unknown[]) => never)(...rest)
  }
}

/** The answer to a question that was noted before. */
export function answerAgain(site: Site, images: ImageManifest, question: Question): unknown {
  const [name = '', argument = ''] = question.split(/ (.*)/)
  return (answersOf(site, images)[name as keyof Answers] as (argument: string) => unknown)(argument)
}

const answersBySite = new WeakMap<Site, { images: ImageManifest; answers: Answers }>()

function answersOf(site: Site, images: ImageManifest): Answers {
  const before = answersBySite.get(site)
  if (before?.images === images) return before.answers
  const answers = createAnswers(site, images)
  answersBySite.set(site, { images, answers })
  return answers
}

function createAnswers(site: Site, images: ImageManifest): Answers {
  const inLanguages = createLanguages(site)
  let folders: Map<string, readonly string[]> | undefined
  const posts = createNewest(site, 'post')
  const related = createRelated(site, posts)
  const onPage = <Answer>(route: string, answer: (page: PageHead) => Answer[]): Answer[] => {
    const page = findPage(site, route)
    return page ? answer(page) : []
  }
  return {
    label: (route) => labelOf(site, route),
    anchors: (route) => findPage(site, route)?.anchors ?? [],
    posts,
    list: (key) => listAt(site, key),
    tags: (route) => onPage(route, (page) => tagsOfPost(site, page)),
    allTags: (language) => allTags(site, posts(language), language || undefined),
    related: (route) => onPage(route, related),
    projects: createNewest(site, 'project'),
    languages: inLanguages,
    section: (type) => sectionAt(site, type),
    // Asked again, a question without a language has an empty one.
    siteMapAt: (language) => addressOf(pageWith(site, 'site-map', language || undefined), 'site-map'),
    siteMap: (language) => siteMapOf(site, language || undefined),
    folders: (route) => {
      folders ??= foldersByRoute(site)
      return folders.get(route) ?? NOT_FOUND_FOLDERS
    },
    picture: (name) => images[name],
    fileSize: (file) => site.sizeOf?.(file),
    focuses: () => site.focuses,
  }
}

/** The home page has a name without saying one. */
function labelOf(site: Site, route: string): string | undefined {
  const page = findPage(site, route)
  if (!page) return undefined
  const { words, home } = siteIn(site, page.language)
  return page.label ?? (page.route === home ? words.document.home : page.title)
}

function createNewest(site: Site, kind: PageHead['kind']): Answers['posts'] {
  const byLanguage = new Map<string, PageHead[]>()
  return (language = '') => {
    const pages = byLanguage.get(language) ?? newestOfKind(site, kind, language || undefined)
    byLanguage.set(language, pages)
    return pages
  }
}

const foldersByRoute = (site: Site) =>
  new Map(
    partsOf(site).flatMap(({ routes, folders }) => {
      const sorted = [...folders].sort()
      return routes.map((route) => [route, sorted] as const)
    }),
  )

/** The key ends with the language, where it is not the site's first. */
function listAt(site: Site, key: string): readonly string[] {
  const [kind = '', ...rest] = key.split(' ')
  const [name, language] = kind === 'all' ? [undefined, rest[0]] : rest
  return postList(site, language, name === undefined ? kind : `${kind} ${name}`)?.routes ?? []
}

function createLanguages({ pages, settings }: Site): Answers['languages'] {
  let groups: Map<string, PageHead[]> | undefined
  return (route) => {
    groups ??= byTranslation<PageHead>(pages.filter(({ draft }) => !draft))
    const group = groups.get(route) ?? []
    return group.map(({ language = settings.language, route }) => ({ language, route }))
  }
}

function sectionAt({ pages }: Site, type: string) {
  const page = pages.find(({ types }) => types.includes(type))
  const id = page?.ids[type]
  return page && { route: page.route, ...(id && { id }) }
}

function addressOf(page: PageHead | undefined, type: string): string | undefined {
  const id = page?.ids[type]
  return page && (id ? `${page.route}#${id}` : page.route)
}
