/** What belongs into a copy. What is brought back is judged by the same rule, whatever an archive says. */

/** What can be made again, what is copied otherwise, and what holds secrets. */
const leftOut = /^(?:node_modules|\.git|\.cache|\.env.*|dist|dist\.builds|test-results)$/i
const anywhere = /^(?:node_modules|\.git|\.env.*)$/i
const most = { path: 1000, name: 255, depth: 64 }
// biome-ignore lint/suspicious/noControlCharactersInRegex: names with them lie in terminals
const odd = /[\\\u0000-\u001f\u007f]/

/** Whether a file or folder of a site, by its path in it with "/" between, is of a kind that is copied. */
export function isCopied(path: string): boolean {
  const names = path.split('/')
  const isPlain = (name: string) => name !== '' && name !== '.' && name !== '..' && Buffer.byteLength(name) <= most.name
  return (
    !odd.test(path) &&
    Buffer.byteLength(path) <= most.path &&
    names.length <= most.depth &&
    names.every((name) => isPlain(name) && !anywhere.test(name)) &&
    !leftOut.test(names[0] ?? '')
  )
}
