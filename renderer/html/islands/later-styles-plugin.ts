import type { Plugin } from 'vite'

/** Style sheets that islands link when they need them. On the server they are left out, or vike would link them on every page. */
export function laterStyles(): Plugin {
  return {
    name: 'later-styles',
    enforce: 'pre',
    load: {
      filter: { id: /styles\/(?:thanks|toasts)\.css\?url$/ },
      handler() {
        return this.environment.name === 'ssr' ? 'export default ""' : null
      },
    },
  }
}
