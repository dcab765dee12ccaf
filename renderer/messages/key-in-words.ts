/** A key of the schemas in small English words: "form heading" for `formHeading`. */
export const keyInWords = (key: string): string =>
  key === 'blocks'
    ? 'sections'
    : key
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll(/[-_]/g, ' ')
        .toLowerCase()
