import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { allEnded } from '../common/all-ended.ts'
import { type Progress, type RenderedSite, renderPages, type Task } from './pages.ts'
import { type RenderThread, startRenderThread } from './render-thread.ts'

/** Fewer pages are rendered by one thread in the time in which another starts. */
export const leastForTwo = 1000
/** Pages that a thread renders before it takes others. */
const LOT = 50

interface Rendering {
  /** The folder of the bundled code. */
  code: string
  /** The file that the site was read from. */
  pages?: string | undefined
  tell?: ((progress: Progress) => void) | undefined
}

/** Renders pages, in two threads where they are many. */
export async function render(task: Task, { code, pages, tell }: Rendering): Promise<RenderedSite> {
  const inTwo = task.routes.length >= leastForTwo && pages !== undefined && availableParallelism() > 1
  if (!inTwo) return renderPages(code, task, tell)
  // Else V8 lets garbage grow to several times of what is in use: 1.5 to 1.8 GB in place of 1.0 for 10,000 pages.
  setFlagsFromString('--heap-growing-percent=30')
  const second = startRenderThread(code, pages)
  try {
    return await renderInTwo(task, { code, second, tell })
  } finally {
    await second.end()
  }
}

/** Each thread takes the next pages when it has done its own. */
async function renderInTwo(
  { routes, ...task }: Task,
  { code, second, tell }: Pick<Rendering, 'code' | 'tell'> & { second: RenderThread },
): Promise<RenderedSite> {
  const total = routes.length
  const parts: RenderedSite[] = []
  let taken = 0
  let done = 0
  const renderLots = async (renderLot: (lot: Task) => Promise<RenderedSite>) => {
    while (taken < total) {
      const lot = routes.slice(taken, taken + LOT)
      const withStandIns = task.withStandIns && taken === 0
      taken += lot.length
      parts.push(await renderLot({ ...task, routes: lot, withStandIns }))
      done += lot.length
    }
  }
  const here = (lot: Task) => renderPages(code, lot, (own) => tell?.({ ...own, done: done + own.done, total }))
  const there = (lot: Task) => second.render(lot)
  // The second thread has its next lot before it is done with the one before.
  const ends = [here, there, there].map((renderLot) =>
    renderLots(renderLot).catch((error: unknown) => {
      taken = total
      throw error
    }),
  )
  await allEnded(ends)
  return joined(parts)
}

function joined(parts: readonly RenderedSite[]): RenderedSite {
  return {
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)),
    times: parts.flatMap(({ times }) => times),
    notFound: new Map(parts.flatMap(({ notFound }) => [...notFound])),
    inline: {
      styles: parts.flatMap(({ inline }) => inline.styles),
      scripts: parts.flatMap(({ inline }) => inline.scripts),
    },
    files: Object.assign({}, ...parts.map(({ files }) => files)),
  }
}
