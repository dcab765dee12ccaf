/** How postal codes are compared; the browser brings this along, and not the table of countries. */

/** A code without what people put between its parts, in capitals: "sw1a-1aa" and "SW1A 1AA" are one. */
export const compactCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')

/**
 * The code in its compact form, and the part of it that stands for a district, by a pattern of `postalCodeOf`;
 * undefined for a text that is no code.
 */
export function readPostalCode(text: string, pattern: string): { code: string; district: string } | undefined {
  const [code, district] = new RegExp(pattern).exec(compactCode(text)) ?? []
  return code === undefined || district === undefined ? undefined : { code, district }
}
