import type { RouteSync } from 'vike/types'
import { findPage } from '../find-page.ts'

/**
 * Matches every route of pages.yaml, and nothing else: an unknown path falls to the error page. The home page, which every
 * site has, is asked for before the site is there.
 */
export const route: RouteSync = ({ site, urlPathname }) =>
  urlPathname === '/' || findPage(site, urlPathname) !== undefined
