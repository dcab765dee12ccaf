import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PublishError } from './publish-error.ts'

/**
 * Where the builds of a site lie. Each has a numbered folder of its own beside the site, such as `dist.builds/12`. The
 * site is a link to a link: `dist` → `dist.builds/current` → `12`. A new build is shown by exchanging the second one,
 * which is one moment for everybody.
 */
export interface Builds {
  /** The site: `dist`. */
  target: string
  /** `dist.builds` */
  folder: string
  /** The number of the build that visitors get; absent before the first. */
  shown?: number
  /** The number of the next build. */
  next: number
}

export const buildsFolder = (target: string) => `${target}.builds`
export const buildFolder = ({ folder }: Builds, number: number | string) => join(folder, String(number))

/** Looks where the builds of a site stand. A site that an older version of this project left becomes the first of them. */
export function openBuilds(target: string): Builds {
  requireOwnPlace(target)
  const folder = buildsFolder(target)
  mkdirSync(folder, { recursive: true })
  const builds = { target, folder, next: Math.max(0, ...numbersIn(folder)) + 1 }
  if (adopt(builds)) return openBuilds(target)
  const shown = numbersIn(folder).find((number) => String(number) === linkAt(join(folder, 'current')))
  return shown === undefined ? builds : { ...builds, shown }
}

/**
 * A folder to make the next build in: what a killed build left, else the oldest build, else a new one. The build before
 * the present one stays: a server may not have looked since.
 */
export function takeFolder(builds: Builds): string {
  const nextFolder = join(builds.folder, 'next')
  for (const number of superfluous(builds)) {
    if (isThere(nextFolder)) rmSync(buildFolder(builds, number), { recursive: true, force: true })
    else renameOr(buildFolder(builds, number), nextFolder)
  }
  mkdirSync(nextFolder, { recursive: true })
  return nextFolder
}

/** Those that never were shown, then the oldest. */
function superfluous({ folder, shown = 0 }: Builds): number[] {
  const numbers = numbersIn(folder)
  const before = numbers.filter((number) => number < shown)
  return [...numbers.filter((number) => number > shown), ...before.slice(0, -1)]
}

/** Shows the build that was made in the folder of {@link takeFolder}. */
export function showBuild({ target, folder, next }: Builds): void {
  renameSync(join(folder, 'next'), join(folder, String(next)))
  putLink(join(folder, 'current'), String(next), folder)
  if (linkAt(target) !== siteLink(target)) putLink(target, siteLink(target), folder)
}

const siteLink = (target: string) => `${basename(buildsFolder(target))}/current`

/** A link in the place of another, by one rename. It is made in a folder of ours, since it may lie there after a kill. */
function putLink(path: string, to: string, folder: string): void {
  const link = join(folder, 'link')
  rmSync(link, { force: true })
  symlinkSync(to, link)
  renameSync(link, path)
}

/** Throws where something of somebody else stands. A link that leads nowhere is ours: its builds were removed. */
function requireOwnPlace(target: string): void {
  const stats = lstatSync(target, { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return
  if (!stats.isSymbolicLink()) throw new PublishError(`"${target}" is a file. Name a folder with --out.`)
  if (linkAt(target) !== siteLink(target) && existsSync(target)) {
    throw new PublishError(`"${target}" is a link to "${linkAt(target)}". Name another folder with --out.`)
  }
}

/** Puts a site that is a folder, as all once were, among the builds. Returns whether there was one. */
function adopt(builds: Builds): boolean {
  const { target, folder, next } = builds
  if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return false
  const files = readdirSync(target)
  if (files.length > 0 && !files.includes('forms.json')) {
    throw new PublishError(
      `"${target}" holds files that are no build of a site, such as "${files[0]}". Name another folder with --out.`,
    )
  }
  try {
    if (files.length === 0) rmdirSync(target)
    else {
      renameSync(target, join(folder, String(next)))
      putLink(join(folder, 'current'), String(next), folder)
      putLink(target, siteLink(target), folder)
    }
  } catch (error) {
    throw new PublishError(
      `"${target}" cannot become a link to the build that is shown (${(error as NodeJS.ErrnoException).code}). Name a folder with --out whose place in "${dirname(target)}" may be taken; a folder that another disk is mounted on is none.`,
    )
  }
  return files.length > 0
}

function numbersIn(folder: string): number[] {
  const names = readdirSync(folder).filter((name) => /^[1-9]\d*$/.test(name))
  return names.map(Number).sort((one, other) => one - other)
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Some file systems of containers cannot rename folders of their image: then the folder goes. */
function renameOr(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    rmSync(from, { recursive: true, force: true })
  }
}
