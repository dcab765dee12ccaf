const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that may stand in XML or HTML, between tags or in an attribute. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
