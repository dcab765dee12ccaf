const BLOCK = 'p|div|[uod]l|h[1-6]|section|header|footer|nav|table|form|figure|blockquote|details'
const PARENT = 'div|li|section|header|footer|nav|form|figcaption|blockquote|details|dd|fieldset'

const implied = new RegExp(
  [
    '</li>\\n*(?=<li[ >]|</[uo]l>)',
    '</option>(?=<option[ >]|</select>)',
    '</dt>(?=<d[dt][ >])',
    '</dd>(?=<d[dt][ >]|</d(?:l|iv)>)',
    `</p>\\n*(?=<(?:${BLOCK})[ >]|</(?:${PARENT})>)`,
  ].join('|'),
  'g',
)

/**
 * A page without the end tags that what follows implies: browsers make the same document of it. What else HTML lets one
 * leave out, such as quotes and slashes, brotli makes nothing of. No script or style of ours holds such tags.
 */
export const leanHtml = (html: string): string => html.replace(implied, '')
