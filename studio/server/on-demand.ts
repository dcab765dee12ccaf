import { findRunning } from '../mcp/running.ts'
import { STUDIO_URL } from './addresses.ts'
import { type Studio, startStudio } from './server.ts'

/** A studio for somebody who looks at the preview: the one in which the file is open already, or one that begins now. */
export function studioOnDemand(file: string) {
  let own: Promise<Studio> | undefined
  const address = async () => {
    if (own) return (await own).url
    const running = await findRunning(file)
    if (running) return `${running.url}${STUDIO_URL}#${running.token}`
    own = startStudio({ file, port: 0 })
    return (await own).url
  }
  return {
    /** Its address with the token, for a page of the site. */
    async addressOf(page: string): Promise<string> {
      const url = new URL(await address())
      url.searchParams.set('page', page)
      return url.href
    },
    close: async () => (await own)?.close(),
  }
}
