/** What the preview's server and the open pages tell each other, over Vite's websocket. */

/** A page says which path it shows; it asks again after the connection was lost. */
export const HELLO = 'preview:hello'
export interface Hello {
  path: string
}

/** The server answers, and tells again after each change. */
export const UPDATE = 'preview:update'
export interface Update {
  version: number
  /** The name of the file, without its folder. */
  file: string
  /** The page as it should be now; absent when the file has never been good. */
  html?: string
  /** What is wrong in the file, written out. */
  errors: string[]
  /** Whether {@link EDIT_URL} leads to a place where the page is changed. */
  canEdit?: boolean
  /** Where the page is now, if its address has become an old one. */
  movedTo?: string
}

/** The name of the meta element with the version that a page was made from. */
export const VERSION_META = 'preview-version'

/** Leads to where pages are changed by clicking on them, if the preview knows such a place. */
export const EDIT_URL = '/_edit/'
