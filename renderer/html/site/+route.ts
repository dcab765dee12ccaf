import type { RouteSync } from 'vike/types'
import { findPage } from '../find-page.ts'

/** Matches every route of pages.yaml, and nothing else: an unknown path falls to the error page. */
export const route: RouteSync = ({ site, urlPathname, routes = [urlPathname] }) =>
  routes.every((each) => findPage(site, each) !== undefined)
