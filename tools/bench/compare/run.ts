import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, editPage, type Page } from './content.ts'
import type { Tool } from './tools.ts'

export interface Cost {
  /** Seconds by the clock. */
  wall: number
  /** Seconds of processor time and the most memory of one of its processes in MB, where the machine can tell. */
  cpu?: number
  memory?: number
}

/** GNU time, which knows what a process and those that it started have used. */
const time = '/usr/bin/time'
export const hasTime = existsSync(time)

/** A build of a site of which nothing is known. */
export function buildClean(tool: Tool, folder: string, pages: readonly Page[]): Cost {
  for (const trace of tool.traces(folder)) rmSync(trace, { recursive: true, force: true })
  const cost = run(tool.build(folder), tool.cwd?.(folder))
  const built = documentsOf(tool, folder).length
  if (built !== pages.length) throw new Error(`${tool.name} has built ${built} of ${pages.length} pages`)
  return cost
}

/** Changes the text of one page and builds again. */
export function buildEdit(
  tool: Tool,
  folder: string,
  { pages, frame }: { pages: readonly Page[]; frame: Content['frame'] },
  edit: number,
): Cost {
  const at = Math.floor(pages.length / 2)
  const words = `The gate was painted ${edit + 2} times.`
  const page = editPage(pages[at] as Page, words)
  tool.save(folder, page, pages.with(at, page), frame)
  const cost = run((tool.rebuild ?? tool.build)(folder, page), tool.cwd?.(folder))
  const html = readFileSync(join(tool.out(folder), page.route, 'index.html'), 'utf8')
  if (!html.includes(words)) throw new Error(`${tool.name} does not show the edit of ${page.route}`)
  return cost
}

/** Bytes of HTML, all pages together. */
export function weigh(tool: Tool, folder: string): number {
  return documentsOf(tool, folder).reduce((sum, file) => sum + statSync(file).size, 0)
}

function documentsOf(tool: Tool, folder: string): string[] {
  const out = tool.out(folder)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /(^|\/)index\.html$/.test(file)).map((file) => join(out, file))
}

/** Runs a command and says what it cost. Throws with what it has printed where it fails. */
export function run(command: string[], cwd?: string): Cost {
  const [program = '', ...rest] = hasTime ? [time, '-f', '%U %S %M', ...command] : command
  // A command of ours asks for a cache of compiled modules itself; the others have none unless somebody sets one up.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, ASTRO_TELEMETRY_DISABLED: '1' }
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`)
  if (!hasTime) return { wall }
  const [user = 0, system = 0, memory = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
  return { wall, cpu: user + system, memory: memory / 1024 }
}
