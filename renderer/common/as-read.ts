/** A text as it is read, to compare it with others: the studio sets signs for private use into texts, which nobody sees. */
export const asRead = (text: string) => text.replaceAll(/\p{Co}/gu, '')
