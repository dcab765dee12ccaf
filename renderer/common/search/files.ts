// What the build writes for the search of a site, and the browser reads.

/** Where the files of words and of texts lie, each with a hash of what it holds as its name. */
export const searchFolder = '/assets/search/'

export const searchFile = (hash: string) => `${searchFolder}${hash}.json`

/** The file that says which others there are for the pages of a language; without one, of the site's first. */
export const searchPath = (language?: string) => (language === undefined ? '/search.json' : `/search.${language}.json`)

/** The parts of a page in which words are counted apart, as a word in a title says more than one in a text. */
export const searchFields = ['title', 'headings', 'text'] as const

export const isSearchFile = (path: string) => path.startsWith(searchFolder) || /^\/search\.([\w-]+\.)?json$/.test(path)

/**
 * Pages lie in groups by a hash of their address, so that one more or less leaves the numbers of most others as they
 * are. A page's number is that of its group times this, and its place in the group.
 */
export const MOST_IN_GROUP = 64

export interface SearchManifest {
  /** How many first letters of a word name its file; with 0 there is one for all. */
  letters: number
  /** The hash of each file of words, by those letters. */
  words: Record<string, string>
  /** The hash of each group's file of texts; empty for a group without pages. */
  texts: string[]
  /** How many words each part of each page of a group has: title, headings and text of the first, and so on. */
  lengths: number[][]
}

/**
 * For each word and part of a page the pages that have it, and how often: the number of the first page, how often,
 * how much higher the number of the second is, how often, and so on.
 */
export type WordsFile = Record<string, number[][]>

/** The pages of a group, in their order. */
export type TextsFile = FoundPage[]

export interface FoundPage {
  route: string
  title: string
  /** Its description, and what stands on it from top to bottom. */
  lines: string[]
}

/** The name of the file that has a word. */
export const beginningOf = (word: string, letters: number) => word.slice(0, letters)
