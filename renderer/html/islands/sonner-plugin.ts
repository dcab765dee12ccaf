import type { Plugin } from 'vite'

/**
 * Sonner puts its styles into a <style> element when it loads, which the content security policy forbids.
 * This leaves that call out; the toaster links the same styles as a file.
 */
export function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: 'sonner-without-inline-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        const [before, after, ...more] = code.split(/^__insertCSS\(.*\);?$/m)
        if (after === undefined || more.length > 0) throw new Error('sonner no longer inserts its styles as we know it')
        return { code: `${before}${after}`, map: null }
      },
    },
  }
}
