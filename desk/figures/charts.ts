/** Small charts, drawn by hand: sizes are attributes, and each stands beside a table that says the same. */
import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'

/** In the drawing's own units: as wide as a phone's screen has room for letters that can be read. */
const [width, height, room, margin] = [480, 120, 24, 8]
/** More columns than these have no room for a number each: then the highest alone has one. */
const mostNumbered = 14
const mostNames = 6

/** Columns over time, with their numbers above them and some of their names below. */
export function columnsOf(values: readonly { name: string; amount: number }[]): Markup {
  const most = Math.max(1, ...values.map(({ amount }) => amount))
  const each = width / values.length
  // From the newest on, so that it always has its name.
  const step = Math.ceil(values.length / mostNames)
  const drawn = values.map(({ name, amount }, index) => {
    const tall = Math.round((amount / most) * height)
    const [x, y, middle] = [index * each + each * 0.1, room + height - tall, (index + 0.5) * each]
    const isNumbered = amount > 0 && (values.length <= mostNumbered || amount === most)
    const isNamed = (values.length - 1 - index) % step === 0
    return html`<rect x="${x.toFixed(1)}" y="${y}" width="${(each * 0.8).toFixed(1)}" height="${tall}" rx="2"/>
${isNumbered ? html`<text x="${middle.toFixed(1)}" y="${y - 5}">${amount}</text>` : ''}${isNamed ? html`<text x="${middle.toFixed(1)}" y="${height + 2 * room - 5}">${name}</text>` : ''}`
  })
  return html`<svg class="columns" viewBox="${-margin} 0 ${width + 2 * margin} ${height + 2 * room}" aria-hidden="true" focusable="false"><line x1="0" x2="${width}" y1="${height + room}" y2="${height + room}"/>${drawn}</svg>`
}

/** How much of the most an amount is, as a line. */
export const lineOf = (amount: number, most: number) =>
  html`<svg class="line" width="100%" height="8" aria-hidden="true" focusable="false"><rect width="${Math.round((amount / Math.max(1, most)) * 100)}%" height="8" rx="4"/></svg>`

type Cell = string | number | Markup

/** A table whose first cells name their rows; it scrolls within itself where it is wider than the screen. */
export const tableOf = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  html`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption class="unseen">${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
