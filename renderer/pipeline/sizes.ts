import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'

/** Looks at a file of public/ when a page shows its size: most sites show none. */
export const sizesIn =
  ({ publicFiles }: SiteFolder) =>
  (file: string) =>
    statSync(join(publicFiles, file), { throwIfNoEntry: false })?.size
