import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const folder = join(createRequire(import.meta.url).resolve('lucide-static/package.json'), '..', 'icons')
const drawings = new Map<string, string>()

/** The inside of an icon's SVG: the paths without the wrapper and its licence comment. */
function drawing(name: string): string {
  const known = drawings.get(name)
  if (known !== undefined) return known
  const file = readFileSync(join(folder, `${name}.svg`), 'utf8')
  const paths = file
    .slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
  drawings.set(name, paths)
  return paths
}

/** An icon of the Lucide set. It decorates: the words beside it say what it means. Server only. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings come from a package of our lock file
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  )
}
