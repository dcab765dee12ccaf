/** Names that a form and the server agree on, beside the fields that the declaration names. */

/** The hidden field that names the form in a post without JavaScript. */
export const formNameField = 'form'

/** The hidden field that names the section's service, for forms that send one. */
export const serviceTypeField = 'serviceType'

/** The hidden field that names the language of the page, where it is not the site's first. */
export const languageField = 'pageLanguage'

/** The hidden field that makes repeats of one plain post count once; only pages made per request have it. */
export const submissionKeyField = 'submissionKey'

/** The header with the address that tells how the visitor came: see `cameFrom()`. */
export const cameFromHeader = 'Came-From'

/** The hidden field that keeps the address of the form's own page; only pages made per request have it. */
export const pageField = 'pageAddress'

/**
 * A field that people never see and many robots fill. Its name means nothing, so that browsers do not fill it.
 * Draw it off screen, outside the tab order, with `autocomplete="off"`; a value only adds to the spam score.
 */
export const honeypotField = 'zq_ref2'

/** Under which name the browser's tab keeps what was typed into a form with steps, until it is sent. */
export const draftKey = (form: string) => `form ${form}`
