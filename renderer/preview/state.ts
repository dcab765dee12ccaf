import { basename } from 'node:path'
import type { MadeFonts } from '../build/fonts/cut.ts'
import { makeFonts } from '../build/fonts/make.ts'
import { iconOf } from '../build/icons.ts'
import { PictureError } from '../build/images/picture-error.ts'
import { joinPath } from '../common/problem.ts'
import { type SiteFolder, siteFolder } from '../common/site-folder.ts'
import type { ImageManifest } from '../html/image-manifest.ts'
import { formatProblem, type Problem, readSite, type Site, type SiteRead } from '../pipeline/index.ts'
import type { SourceText } from '../read/source-text.ts'
import { createOriginals, ORIGINALS_URL } from './images.ts'

export interface Shown {
  site: Site
  images: ImageManifest
  icon: string
  fonts: MadeFonts
  read: SiteRead
  /** Pages that visitors do not see are drawn with what is in them, for whoever writes them. */
  hasDrafts: boolean
}

/** What the preview shows: the last site without an error, and what is wrong with the file as it is now. */
export interface PreviewState {
  /** Grows with every reading of the file, so that a page can tell whether it is up to date. */
  version: number
  /** The name of the file, without its folder. */
  file: string
  folder: SiteFolder
  /** Absent until the file has been without errors once. */
  shown?: Shown
  /** The errors of the file as it is now, written out for people. */
  errors: string[]
  /** What was found in it; until it is doubted, the doubts of what it was before. */
  problems: Problem[]
  /** Whether it has been doubted once. */
  isDoubted: boolean
}

interface StateOptions {
  /** What stands in the file once it is saved, for whoever edits it. */
  unsaved?: (() => string) | undefined
  /** Errors that leave a site to look at. */
  tolerated?: ReadonlySet<string>
  /** Whether drafts show what is in them, in place of what visitors get there. */
  hasDrafts?: boolean
}

/** Reads the file again at each call. A file with errors leaves the last good site in place. */
export function createState(file: string, { unsaved, tolerated = new Set(), hasDrafts = false }: StateOptions = {}) {
  const folder = siteFolder(file)
  const describeImages = createOriginals(folder.images, ORIGINALS_URL)
  const readWith = (doubts: boolean) => readSite(file, { doubts, tolerated, unsaved: unsaved?.(), isTimeless: true })
  let state: PreviewState = {
    version: Date.now(),
    file: basename(file),
    folder,
    errors: [],
    problems: [],
    isDoubted: false,
  }
  return {
    current: () => state,
    async read(): Promise<PreviewState> {
      const read = await readWith(false)
      const { source, problems } = read
      const outcome = read.site && (await show(read.site, read).catch(pictureError))
      const shown = outcome instanceof PictureError ? state.shown : (outcome ?? state.shown)
      const errors = [...formatted(problems, source), ...(outcome instanceof PictureError ? [outcome.message] : [])]
      const known = new Set(problems.map(keyOf))
      const doubts = state.problems.filter((each) => each.severity === 'warning' && !known.has(keyOf(each)))
      state = {
        ...state,
        version: state.version + 1,
        errors,
        problems: [...problems, ...doubts],
        ...(shown && { shown }),
      }
      return state
    },
    /** Makes the whole check, for which the page may not wait. Returns everything that it finds. */
    async doubt(): Promise<string[]> {
      const { version } = state
      const { source, problems } = await readWith(true)
      if (state.version === version) state = { ...state, problems, isDoubted: true }
      const errors = problems.filter(({ severity }) => severity === 'error')
      if (errors.length > 0 && state.version === version) {
        state = { ...state, version: version + 1, errors: formatted(errors, source) }
      }
      return formatted(problems, source)
    },
  }

  async function show(site: Site, read: SiteRead) {
    const [images, icon, fonts] = await Promise.all([
      describeImages(site.images),
      iconOf(folder, site.settings),
      makeFonts(site.settings, folder.fonts),
    ])
    return { site: withLocalForms(site), images, icon, fonts, read, hasDrafts }
  }
}

const keyOf = ({ code, path = [] }: Problem) => `${code} ${joinPath(path)}`

const formatted = (problems: Problem[], source: SourceText) => problems.map((problem) => formatProblem(problem, source))

function pictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error
  throw error
}

/** Forms of the preview are sent to the preview, also those that a hosted function answers on the live site. */
function withLocalForms(site: Site): Site {
  const forms = Object.entries(site.forms).map(([name, form]) => {
    const { pathname } = new URL(form.endpoint, 'http://site')
    return [name, { ...form, endpoint: pathname }] as const
  })
  return { ...site, forms: Object.fromEntries(forms) }
}
