import { addressWords } from './address-words.ts'

/** What systems put into folders by themselves, and nobody means to publish. */
export const isLitter = (path: string): boolean =>
  /(?:^|[\\/])(?:\.DS_Store|\._[^\\/]*|Thumbs\.db|desktop\.ini)$/i.test(path)

/** A file as addresses can name it: "Prix été 2027.PDF" is "prix-ete-2027.pdf". Folders before it stay folders. */
export function fileName(text: string): string {
  const [, path = '', ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/is.exec(text) ?? []
  return (
    path
      .split('/')
      .map((part) => addressWords(part))
      .join('/') + ending.toLowerCase()
  )
}
