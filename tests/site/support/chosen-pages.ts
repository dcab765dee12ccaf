/** Prints the routes of the pages that add a kind or a section to those before them. */
import { readSite } from '../../../renderer/pipeline/index.ts'

const { site } = await readSite('pages.yaml')
const seen = new Set<string>()
const addsSomething = ({ kind, types }: { kind: string; types: readonly string[] }) => {
  const parts = [`kind ${kind}`, ...types]
  const isNew = parts.some((part) => !seen.has(part))
  for (const part of parts) seen.add(part)
  return isNew
}
const routes = (site?.pages ?? []).filter(addsSomething).map(({ route }) => route)
console.log(JSON.stringify(routes))
