/** A plain address without names, quotes, comments or spaces; stricter than what the form takes. */
export const bareAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i
