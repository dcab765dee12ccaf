import { createLoad } from './load.ts'

/**
 * Loads islands from the files of a build, which the page's body names. Both files are fetched at once, but React and
 * the island start one after the other: what the visitor types shows in between.
 */
export const loadFromFiles = createLoad(async (name) => {
  const files = JSON.parse(document.body.dataset.islands ?? '{}')
  fetchAhead(files[name])
  const hydrate = await import(/* @vite-ignore */ files.hydrate)
  await nextTask()
  const island = await import(/* @vite-ignore */ files[name])
  await nextTask()
  return { hydrate, island }
})

function fetchAhead(url: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  document.head.append(link)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
