import type { Plugin } from 'vite'

const helper = /^import \{ \w+ as __vitePreload \} from ".*";\n/m
const islandPath = /"[./]*\/(?:sections|components)\/([\w-]+)\/\w+\.island\.tsx"/g
const wrapped = /__vitePreload\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g

/**
 * Vite wraps each import() in a helper that fetches style sheets and shared modules ahead. Islands have no style
 * sheets, and the helper would be a request and a third of the script of a page. This leaves the plain import(), and of
 * the path by which an island is found in the list of all the name of its folder.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    renderChunk(code) {
      if (!code.includes('__vitePreload(')) return null
      const plain = code.replace(wrapped, '$1').replace(islandPath, '"$1"')
      return { code: plain.includes('__vitePreload(') ? code : plain.replace(helper, ''), map: null }
    },
  }
}
