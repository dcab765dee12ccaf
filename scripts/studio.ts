/** The studio, in which the site is changed on its own pages. */
import { setFlagsFromString } from 'node:v8'
import { guide } from '../renderer/folders.ts'
import { networkAddress } from '../studio/server/network.ts'
import { STEADY_ROOM, startStudio } from '../studio/server/server.ts'
import { flag, pagesOption, readOptions, text, textOr, UsageError } from './support/arguments.ts'

const usage = `[--pages FILE | --github OWNER/REPOSITORY] [--port NUMBER] [--network]
Opens FILE (pages.yaml) for changes on the page itself, on port NUMBER (5175) of this machine alone. With --github the site
comes from a repository, into a folder of its name here, and saving it is a commit there (${guide('desk.md')}). With --network a phone in the same network
reaches it too, with a code that is shown here.`
const { values } = readOptions(usage, { ...pagesOption, port: textOr('5175'), github: text, network: flag })

if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
  throw new UsageError(`"${values.port}" is no port. Choose a number up to 65535.`)

/** A site of one's own folder is published by its history. */
async function fromFolder() {
  const { publisherFrom } = await import('../desk/publish/from-folder.ts')
  return publisherFrom
}

/** What is needed of GitHub is loaded for those who have their site there. */
async function openGithub(name: string) {
  const { githubSite } = await import('../desk/github/open.ts')
  return githubSite(name, process.env, console.log)
}

const showCode = (url: string, code: string | undefined) =>
  console.log(
    code
      ? `\nOn a phone in the same network: ${url} with the code ${code.slice(0, 3)} ${code.slice(3)}`
      : '\nSomebody has guessed too often. Start the studio again to let a phone in.',
  )

function networkOf() {
  const address = networkAddress()
  if (!address) throw new UsageError('This machine is in no network. Start the studio without --network.')
  return { address, show: showCode }
}
const network = values.network ? networkOf() : undefined

/** What keeps the studio from starting and is no fault of the program, in words. */
const reasons: Record<string, string> = {
  EADDRINUSE: `Port ${values.port} is taken. Choose another: npm run studio -- --port 5176`,
  EACCES: `Port ${values.port} may not be used by everybody. Choose another: npm run studio -- --port 5176`,
  ENOENT: `Cannot find the file "${values.pages}". Give the path of a pages.yaml that exists.`,
}

setFlagsFromString(STEADY_ROOM)
try {
  const { file = values.pages, publishing } = values.github ? await openGithub(values.github) : {}
  const listening = (url: string) =>
    console.log(`Open this address in your browser to change the site:

  ${url}

${publishing ? `Pressing "Save" publishes: it is a commit in ${values.github}.` : `${file} is written when you press "Save", and "Publish" brings it to its host.`} The address works on this machine, until you end the studio with Ctrl+C.
What is not saved then is there again when you start it the next time.`)
  const studio = await startStudio({
    ...{ file, port: Number(values.port), listening },
    ...(publishing ? { publishing } : { publisher: await fromFolder() }),
    ...(network && { network }),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => studio.close().then(() => process.exit(0)))
  }
} catch (error) {
  const reason = reasons[Object(error).code]
  if (reason === undefined) throw error
  console.error(reason)
  process.exit(1)
}
