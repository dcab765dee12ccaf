import type { RouteSync } from 'vike/types'
import { currentSource, findPage } from '../source.ts'

/** Matches every route of pages.yaml, and nothing else: an unknown path falls to the error page. */
export const route: RouteSync = ({ urlPathname }) => findPage(currentSource(), urlPathname) !== undefined
