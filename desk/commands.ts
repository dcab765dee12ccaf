/** The commands of `npm run desk`. Each yields lines to print. */

import type { Clock } from '../server/clock.ts'
import { bareAddress } from '../server/mail/address.ts'
import { CommandError } from '../server/owner/command-error.ts'
import { printable } from '../server/owner/formats.ts'
import { lifetimes } from './accounts/links.ts'
import { makeLink, sendLink } from './accounts/mail.ts'
import { type Person, roles } from './accounts/people.ts'
import type { Desk } from './parts.ts'

export const help = `COMMAND [OPTIONS]

  invite ADDRESS   invites somebody, or lets somebody in again: mails a link that signs in once, or prints it
                   (--role owner|editor|reader, --name NAME, --print: no mail)
  people           who belongs to the desk
  remove ADDRESS   takes somebody out, with all sessions and keys
  audit            who did what, and whether anybody has changed that (--last 50)`

export type Parts = Pick<Desk, 'people' | 'links' | 'audit' | 'origin' | 'path' | 'mail' | 'siteFile' | 'settings'>
export interface Options {
  role?: string
  name?: string
  print: boolean
  last?: string
  clock: Clock
}
type Lines = AsyncGenerator<string>

async function* invite(desk: Parts, address: string, { role = 'owner', name = '', print }: Options): Lines {
  const given = roles.find((each) => each === role)
  if (!given) throw new CommandError(`Cannot use "${role}" for --role. Choices: ${roles.join(', ')}`)
  if (!bareAddress.test(address)) throw new CommandError(`"${address}" is no e-mail address, such as name@example.com.`)
  const person = await desk.people.add({ address, name, role: given })
  await desk.audit.add('', 'invited', { person: person.id, address: person.address, role: person.role })
  if (person.role !== given) yield `${person.address} belongs to the desk already, as ${person.role}; that stays.`
  const { brand, language } = desk.siteFile().site
  const options = { lifetime: lifetimes.invitation, language, by: brand }
  if (!print && (await sendLink(desk, person, options)))
    return yield `A mail with a link is on its way to ${person.address}.`
  yield `This link signs ${person.address} in, once within three days:`
  yield await makeLink(desk, person, options)
}

async function* people(desk: Parts): Lines {
  const all = await desk.people.all()
  for (const person of all) yield asLine(person)
  if (all.length === 0) yield 'Nobody belongs to the desk yet. "npm run desk -- invite ADDRESS" invites somebody.'
}

const asLine = ({ role, address, name }: Person) => [role.padEnd(6), address, printable(name)].join('  ').trim()

async function* remove(desk: Parts, address: string): Lines {
  const person = await desk.people.byAddress(address)
  if (!person)
    throw new CommandError(`Nobody at the desk has the address "${address}". "npm run desk -- people" lists all.`)
  if (!(await desk.people.remove(person.id)))
    throw new CommandError('Somebody has to stay who may change people: invite another owner first.')
  await desk.audit.add('', 'removed', { person: person.id })
  yield `${person.address} is taken out.`
}

async function* audit(desk: Parts, { last = '50', clock }: Options): Lines {
  const names = new Map((await desk.people.all()).map(({ id, address }) => [id, address]))
  const entries = await desk.audit.latest(Number(last) || 50)
  for (const { number, at, person, action, details } of entries.reverse()) {
    const more = Object.entries(details).map(([key, value]) => `${key}: ${names.get(String(value)) ?? value}`)
    yield printable(
      [number, clock.short(at), names.get(person) ?? (person || 'command line'), action, ...more].join('  '),
    )
  }
  const wrong = await desk.audit.firstWrong()
  yield wrong === undefined
    ? 'Every entry follows from the one before.'
    : `Entry ${wrong} does not follow from the one before: the database was changed by hand.`
}

/** Runs one command. Throws {@link CommandError} for the owner to read. */
export function runCommand(desk: Parts, [command = 'people', address = '']: string[], options: Options): Lines {
  if (command === 'invite') return invite(desk, address, options)
  if (command === 'people') return people(desk)
  if (command === 'remove') return remove(desk, address)
  if (command === 'audit') return audit(desk, options)
  throw new CommandError(`Cannot find the command "${command}". "npm run desk -- --help" lists them.`)
}
