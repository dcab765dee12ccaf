import type { Progress } from './pages.ts'
import type { RenderThread } from './render-thread.ts'
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
  tell?: (progress: Progress) => void
  /** Has loaded vike meanwhile, and renders a few pages. */
  thread?: RenderThread | undefined
  /** Told when another build of the same folder has to be waited for. */
  onWait?: () => void
}
