import type { ServerResponse } from 'node:http'

/**
 * Of the preview's pages: they run the code of the project, and nothing that stands in them. What a page may show stays
 * open, since the site that is being written decides that anew with each word.
 */
const ofPages = "script-src 'self'; object-src 'none'; base-uri 'none'"

/**
 * Of pictures and files that the site brings: whoever opens one by its address sees it, and it runs nothing, since it
 * has the origin in which the site is changed.
 */
const ofFiles = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox"

/** Goes with whatever policy the answer has already. */
export const guardPage = (response: ServerResponse) => response.appendHeader('content-security-policy', ofPages)

export function guardFile(path: string, response: ServerResponse): void {
  // What shows a PDF is a part of the browser, which is not sent into a sandbox.
  if (!/\.pdf$/i.test(path)) response.appendHeader('content-security-policy', ofFiles)
  response.setHeader('x-content-type-options', 'nosniff')
}
