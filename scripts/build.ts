/** Checks pages.yaml and builds the site: `npm run build -- [--pages FILE] [--out DIR]`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeEditorSchema } from '../renderer/content/generate/editor-file.ts'
import { formatProblem, formatSummary, readSite } from '../renderer/content/index.ts'
import { buildSite } from '../renderer/emit/build.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: 'pages.yaml' }, out: { type: 'string', default: 'dist' } },
})
const { source, site, problems } = await readSite(values.pages)
for (const problem of problems) console.error(`${formatProblem(problem, source)}\n`)
if (site) {
  if (resolve(values.pages) === resolve('pages.yaml')) await writeEditorSchema(source)
  const { pages, files, bytes, seconds } = await buildSite(site, values)
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`${values.out}/client: ${pages} pages, ${files} files, ${size}, in ${seconds.toFixed(1)} s`)
} else {
  console.error(formatSummary(values.pages, problems, undefined))
  console.error('Nothing was built; the last good build is untouched.')
  process.exitCode = 1
}
