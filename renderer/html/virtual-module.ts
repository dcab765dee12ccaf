import type { Plugin } from 'vite'

/** Gives `import it from '<name>'` a value that is made when code is bundled; it must survive JSON. */
export function virtualModule(name: `virtual:${string}`, make: () => unknown): Plugin {
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      handler: async () => `export default ${JSON.stringify(await make())}`,
    },
  }
}
