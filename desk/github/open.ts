import { basename, resolve } from 'node:path'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { addressesOf, repositoryOf } from './api.ts'
import { signIn } from './sign-in.ts'
import { openGithubSite } from './site.ts'

const names = /^[\w.-]+\/(?!\.)[\w.-]+$/

/** Signs in, unless the environment has a token, and brings the site of a repository into a folder of its name. */
export async function githubSite(name: string, env: NodeJS.ProcessEnv, tell: (line: string) => void) {
  const { GITHUB_TOKEN, GITHUB_CLIENT_ID: clientId, GITHUB_URL } = env
  if (!names.test(name)) throw new Refusal(message('github.no-name', { name }), message('github.no-name-hint'))
  if (!GITHUB_TOKEN && !clientId) throw new Refusal(message('github.no-program'), message('github.no-program-hint'))
  const { url, api } = addressesOf(GITHUB_URL)
  const told = (code: string, address: string) => tell(`Open ${address} and type ${code}`)
  const token = GITHUB_TOKEN || (await signIn({ url, clientId: clientId ?? '', tell: told }))
  return openGithubSite(repositoryOf(name, token, api), resolve(basename(name)))
}
