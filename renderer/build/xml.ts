const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Text that may stand in XML or HTML, between tags or in an attribute. Control characters, which XML refuses, are left
 * out.
 */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']|(?![\t\n\r])\p{Cc}/gu, (character) => entities[character] ?? '')
