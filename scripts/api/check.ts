import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { type Problem, readSite, type SiteRead } from '../../renderer/pipeline/index.ts'

export interface Check {
  /** In the order of lines. The file can be built when none of them is an error. */
  problems: Problem[]
  /** How many pages there are; undefined where there is an error. */
  pages: number | undefined
  /** The text, of which the formats of problems show lines. */
  source: SiteRead['source']
}

/** Says what is wrong in a pages.yaml, and with the pictures and files beside it. */
export const check = async (file = DEFAULT_FILE): Promise<Check> => resultOf(await readSite(file))

/** What there is to tell of a file that was read. */
export function resultOf({ source, site, problems }: SiteRead): Check {
  return { problems, pages: site?.routes.length, source }
}
