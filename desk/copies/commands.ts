/** The owner's commands for copies. Each yields lines to print; none needs a server that runs. */
import { generateIdentity } from 'age-encryption'
import { message } from '../../renderer/messages/message.ts'
import type { Settings } from '../../server/settings.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { besides } from './archive.ts'
import { copiesIn, lastGood } from './list.ts'
import { makeCopy } from './make.ts'
import { placeOf } from './place-of.ts'
import { restoreCopy } from './restore.ts'

export const copyHelp = `  copy             copies the site, its history and its leads to COPIES_TO now
  copies           lists the copies, and which was read back after it was written
  restore COPY     brings a copy back: "latest", a name from the list or a file (--into FOLDER)
  key              makes a key for COPIES_KEY`

type Options = { pages: string; into?: string }
type Lines = AsyncGenerator<string>
type Command = (settings: Settings, word: string | undefined, options: Options) => Lines

async function* copy(settings: Settings, _: string | undefined, { pages }: Options): Lines {
  const { name, record, links, dropped } = await makeCopy(pages, settings)
  yield `${name}: ${record.files} files, ${inMb(record.size)}, read back and found whole`
  yield record.leads === undefined ? 'There are no leads yet.' : `${record.leads} leads are in it.`
  yield record.branch === undefined ? 'The folder has no history.' : 'The history is in it.'
  if (links.length > 0) yield `Links are in no copy: ${links.join(', ')}`
  for (const old of dropped) yield `${old} dropped`
}

async function* list(settings: Settings): Lines {
  const copies = await copiesIn(placeOf(settings))
  const last = lastGood(copies)
  for (const { name, madeAt, isGood } of copies)
    yield `${name}  ${new Date(madeAt).toISOString()}  ${isGood ? 'good' : 'never finished'}${name === last?.name ? ', the latest' : ''}`
  if (copies.length === 0) yield 'There is no copy yet. "npm run desk -- copy" makes one.'
}

async function* restore(settings: Settings, name: string | undefined, { into }: Options): Lines {
  if (name === undefined) throw new Refusal(message('copy.unnamed'), message('copy.unknown-hint'))
  const folder = into ?? 'site'
  const { files, database, leads, madeAt } = await restoreCopy({ copy: name, into: folder, settings })
  yield `${files} files of ${madeAt} are in ${folder}`
  if (database)
    yield `${leads} leads are in ${database === 'sqlite' ? besides.sqlite : 'the database'}; everybody signs in anew`
  yield `Next: cd ${folder} && npm install && npm start, with the settings of the server (.env is in no copy)`
}

async function* key(): Lines {
  yield await generateIdentity()
}

const commands: Record<string, Command> = { copy, copies: list, restore, key }

/** What a word means here; undefined where it is no command for copies. */
export const copyCommand = (word: string): Command | undefined =>
  Object.hasOwn(commands, word) ? commands[word] : undefined

const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
