/** Small charts, drawn by hand: sizes are attributes, and each stands beside a table that says the same. */
import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'

const column = { width: 40, gap: 10, height: 120, room: 20 }

/** Columns over time, each with its number above it and every other name below. */
export function columnsOf(values: readonly { name: string; amount: number }[]): Markup {
  const { width, gap, height, room } = column
  const most = Math.max(1, ...values.map(({ amount }) => amount))
  // From the newest on, so that it always has its name.
  const step = Math.ceil(values.length / 6)
  const drawn = values.map(({ name, amount }, index) => {
    const [x, tall] = [index * width, Math.round((amount / most) * height)]
    const middle = x + width / 2
    const isNamed = (values.length - 1 - index) % step === 0
    return html`<rect x="${x + gap / 2}" y="${room + height - tall}" width="${width - gap}" height="${tall}" rx="3"/>
${amount > 0 ? html`<text x="${middle}" y="${room + height - tall - 5}">${amount}</text>` : ''}${isNamed ? html`<text x="${middle}" y="${height + 2 * room - 4}">${name}</text>` : ''}`
  })
  const box = `0 0 ${values.length * width} ${height + 2 * room}`
  return html`<svg class="columns" viewBox="${box}" aria-hidden="true" focusable="false"><line x1="0" x2="${values.length * width}" y1="${height + room}" y2="${height + room}"/>${drawn}</svg>`
}

/** How much of the most an amount is, as a line. */
export const lineOf = (amount: number, most: number) =>
  html`<svg class="line" width="100%" height="8" aria-hidden="true" focusable="false"><rect width="${Math.round((amount / Math.max(1, most)) * 100)}%" height="8" rx="4"/></svg>`

type Cell = string | number | Markup

/** A table whose first cells name their rows; it scrolls within itself where it is wider than the screen. */
export const tableOf = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  html`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption class="unseen">${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
