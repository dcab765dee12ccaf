import type { Bundle } from './bundle.ts'
import type { Progress } from './pages.ts'
import type { Shard } from './shard.ts'

export interface BuildOptions {
  /** The folder for the build; what stands there stays until the new build is complete. */
  out: string
  /** The file that the site was read from. */
  pages?: string
  /** The share of the pages to build, where several machines build one site. */
  shard?: Shard
  /** False leaves out the compressed copies of the files. */
  precompress?: boolean
  /**
   * True makes a site that can be up sooner: pictures that are new have their largest width alone. It counts as older
   * than its sources, so that `npm start` makes the rest.
   */
  provisional?: boolean
  /** True makes everything anew, whatever the last build left. */
  clean?: boolean
  /** The code of the pages, if it has been asked for already. */
  bundle?: Promise<Bundle>
  tell?: (progress: Progress) => void
  /** Told when another build of the same folder has to be waited for. */
  onWait?: () => void
}
