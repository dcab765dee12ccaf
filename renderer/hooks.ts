import { Page as NotFound } from './_error/+Page.tsx'
import { type DrawOptions, drawDocument } from './draw.tsx'
import { Page } from './page/+Page.tsx'

export { inlineTexts } from './draw.tsx'

/** Draws a page of the site as the build needs it, with the components that vike's hooks draw. */
export const drawPage = (options: Omit<DrawOptions, 'Page'>) => drawDocument({ ...options, Page })

/** Draws the page that stands in for those that do not exist. */
export const drawNotFound = (options: Omit<DrawOptions, 'Page' | 'path'>) =>
  drawDocument({ ...options, path: '/404', Page: NotFound })
