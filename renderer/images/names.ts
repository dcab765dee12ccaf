import type { Site } from '../content/index.ts'

/** The pictures of images/ that a site's pages use. */
export function imageNames(site: Site): string[] {
  const names = new Set<string>()
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) {
      if ('src' in value && typeof value.src === 'string' && ('alt' in value || 'decorative' in value)) {
        names.add(value.src)
      }
      Object.values(value).forEach(visit)
    }
  }
  visit(site.pages)
  return [...names].sort()
}
