/** JSON that may stand inside a <script> element: with "<" escaped, no text in it can end the element. */
export const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
