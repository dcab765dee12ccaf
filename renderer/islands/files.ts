import { createLoad } from './load.ts'

/** Loads islands from the files of a build, which the page's body names. */
export const loadFromFiles = createLoad(async (name) => {
  const files = JSON.parse(document.body.dataset.islands ?? '{}')
  const [hydrate, island] = await Promise.all([
    import(/* @vite-ignore */ files.hydrate),
    import(/* @vite-ignore */ files[name]),
  ])
  return { hydrate, island }
})
