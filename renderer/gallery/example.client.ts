import { startDocument } from '../html/document/start.client.ts'
import { startIslandsIn } from '../html/islands/client.ts'

startDocument()
startIslandsIn(document)

/** Tells the gallery around this page how tall the section is, so that its picture is not cut off. */
const report = () => parent.postMessage({ exampleHeight: document.body.scrollHeight }, '*')
new ResizeObserver(report).observe(document.body)

/** The pages that an example links to are not in the gallery. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
})
