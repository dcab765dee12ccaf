/**
 * The point of a picture that stays in view where the picture is cut. A page may have no style attributes, so each point
 * is a class. All points of the site are one style sheet, which the policy lists, on pages that have such a picture.
 */
export const focusClass = (focus: string | undefined) =>
  focus === undefined ? '' : `focus-${focus.replaceAll('%', '').replace(' ', '-')}`

export const focusStyles = (focuses: readonly string[]) =>
  focuses.map((focus) => `.${focusClass(focus)} img{object-position:${focus}}`).join('')

export const showsFocus = (html: string) => html.includes(' focus-') && /class="picture[^"]* focus-\d/.test(html)
