import type { Changes } from '../../renderer/build/compare-builds.ts'
import { escapeXml } from '../../renderer/build/xml.ts'
import type { Shot } from './shots.ts'

const titles: Record<keyof Changes, string> = {
  added: 'New pages',
  removed: 'Removed pages',
  changed: 'Changed pages',
  restyled: 'Pages with other styles or scripts',
}
const kinds = Object.keys(titles) as (keyof Changes)[]

/** The list for the summary of a workflow run, in Markdown. */
export function markdownList(changes: Changes, shots: Shot[]): string {
  const lists = kinds.filter((kind) => changes[kind].length > 0).map((kind) => section(kind, changes[kind], shots))
  return lists.length > 0 ? `${lists.join('\n')}` : 'No page changed.\n'
}

function section(kind: keyof Changes, routes: string[], shots: Shot[]): string {
  const most = kind === 'restyled' ? 5 : 100
  const lines = routes.slice(0, most).map((route) => `- \`${route}\`${difference(route, shots)}\n`)
  const more = routes.length > most ? `- … and ${routes.length - most} more\n` : ''
  return `### ${titles[kind]} (${routes.length})\n\n${lines.join('')}${more}`
}

function difference(route: string, shots: Shot[]): string {
  const own = shots.filter((shot) => shot.route === route && shot.before && shot.after)
  if (own.length === 0) return ''
  const shares = own.map(({ screen, difference }) => `${percent(difference)} of the pixels on a ${screen}`)
  return own.every(({ difference }) => difference === 0) ? ': looks the same' : `: ${shares.join(', ')}`
}

const percent = (share: number) => (share > 0 && share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`)

/** One page with the pictures side by side. */
export function htmlReport(changes: Changes, shots: Shot[]): string {
  const rows = shots.map(
    ({ route, screen, before, after, difference }) => `<section>
<h2>${escapeXml(route)} on a ${screen}${before && after ? `: ${percent(difference)} of the pixels` : before ? ': removed' : ': new'}</h2>
<div>${picture(before, 'before')}${picture(after, 'after')}</div>
</section>`,
  )
  const lists = kinds.filter((kind) => changes[kind].length > 0)
  const counts = lists.map((kind) => `${titles[kind]}: ${changes[kind].length}`).join(', ')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Changed pages</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#eee}div{display:flex;gap:1rem;align-items:flex-start}
figure{margin:0;flex:1;max-width:50%}img{width:100%;background:#fff;box-shadow:0 0 4px #999}</style></head>
<body><h1>Changed pages</h1><p>${counts || 'No page changed.'}</p>
${rows.join('\n')}
</body></html>
`
}

const picture = (file: string | undefined, when: string) =>
  file
    ? `<figure><figcaption>${when}</figcaption><img src="${escapeXml(file)}" alt="The page ${when} the change" loading="lazy"></figure>`
    : ''
