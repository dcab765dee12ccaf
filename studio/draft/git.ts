/** The installed git, of which nothing is asked but what is written here: no shell, no hooks, no questions, no end of output. */
import { execFile } from 'node:child_process'
import { isDiskFull } from '../../renderer/common/disk-full.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'

/** A picture is the largest that is asked for. */
const mostBytes = 64 * 2 ** 20
const longestMs = 60_000

/**
 * What a repository may not do here: run programs of its own. Links of a commit become plain files. What is told to be
 * done is on the disk, and a lock of somebody else's command is waited for.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.symlinks=false',
  'core.autocrlf=false',
  'core.fsync=committed',
  'core.filesRefLockTimeout=3000',
  'core.packedRefsTimeout=3000',
  'commit.gpgSign=false',
  'gc.auto=0',
  'log.showSignature=false',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting])

/** What git, and the ssh that it starts, need of the environment: none of the server's passwords. */
const passedOn =
  /^(PATH|HOME|USERPROFILE|SYSTEMROOT|USER|LOGNAME|TMPDIR|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSH_COMMAND|https?_proxy|no_proxy)$/i

const environment = (): NodeJS.ProcessEnv => ({
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GIT_OPTIONAL_LOCKS: '0',
})

export interface GitOptions {
  input?: string | Buffer
  env?: Record<string, string>
  mostMs?: number
}

/** Git has said no; its own words are for who knows git. */
export class GitError extends Error {
  readonly status: number
  readonly said: string

  constructor(args: readonly string[], status: number, said: string) {
    super(`git ${args[0]} left with ${status}: ${said}`)
    this.status = status
    this.said = said
  }
}

/** Runs git in a folder, and gives all that it printed. */
export function gitBytes(
  folder: string,
  args: readonly string[],
  { input, env, mostMs = longestMs }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      env: { ...environment(), ...env },
      encoding: 'buffer' as const,
      maxBuffer: mostBytes,
      timeout: mostMs,
      killSignal: 'SIGKILL' as const,
    }
    const all = ['--no-pager', '--literal-pathspecs', ...settings, ...args]
    const child = execFile('git', all, options, (error, printed, said) => {
      if (!error) resolve(printed)
      else reject(reasonFor(error, args, said.toString('utf8').trim()))
    })
    // It may end before it has read all.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

export const git = async (folder: string, args: readonly string[], options?: GitOptions): Promise<string> =>
  (await gitBytes(folder, args, options)).toString('utf8')

function reasonFor(error: Error, args: readonly string[], said: string): Error {
  const { code, killed } = Object(error)
  if (code === 'ENOENT') return new Refusal(message('publish.no-git'), message('publish.no-git-hint'))
  if (isDiskFull(error) || isDiskFull(new Error(said)))
    return new Refusal(message('publish.disk-full'), message('publish.disk-full-hint'))
  if (said.includes('dubious ownership'))
    return new Refusal(message('publish.not-ours'), message('publish.not-ours-hint'))
  if (killed) return new GitError(args, -1, 'it took too long')
  return new GitError(args, typeof code === 'number' ? code : -1, said.slice(0, 1000) || String(code))
}

/** What git says with one of its codes for "no"; any other failure is thrown on. */
export async function gitOr<Else>(
  folder: string,
  args: readonly string[],
  otherwise: Else,
  noes: readonly number[] = [1],
): Promise<string | Else> {
  try {
    return await git(folder, args)
  } catch (error) {
    if (error instanceof GitError && noes.includes(error.status)) return otherwise
    throw error
  }
}
