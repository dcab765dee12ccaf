import type { IncomingMessage } from 'node:http'

/** The address that a request asks for. A path such as "//" is none by itself, and whoever sends it gets a page all the same. */
export const addressOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
  new URL(`http://preview${url.startsWith('/') ? url : '/'}`)
