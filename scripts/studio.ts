/** The studio, in which the site is changed on its own pages. */
import { startStudio } from '../studio/server/server.ts'
import { pagesOption, readOptions, textOr, UsageError } from './support/arguments.ts'

const usage = `[--pages FILE] [--port NUMBER]
Opens FILE (pages.yaml) for changes on the page itself, on port NUMBER (5175) of this machine alone.`
const { values } = readOptions(usage, { ...pagesOption, port: textOr('5175') })

if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
  throw new UsageError(`"${values.port}" is no port. Choose a number up to 65535.`)

/** What keeps the studio from starting and is no fault of the program, in words. */
const reasons: Record<string, string> = {
  EADDRINUSE: `Port ${values.port} is taken. Choose another: npm run studio -- --port 5176`,
  EACCES: `Port ${values.port} may not be used by everybody. Choose another: npm run studio -- --port 5176`,
  ENOENT: `Cannot find the file "${values.pages}". Give the path of a pages.yaml that exists.`,
}

try {
  const studio = await startStudio({ file: values.pages, port: Number(values.port) })
  console.log(`Open this address in your browser to change the site:

  ${studio.url}

${values.pages} is written when you press "Save". The address works on this machine, until you end the studio with Ctrl+C.
What is not saved then is there again when you start it the next time.`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => studio.close().then(() => process.exit(0)))
  }
} catch (error) {
  const reason = reasons[Object(error).code]
  if (reason === undefined) throw error
  console.error(reason)
  process.exit(1)
}
