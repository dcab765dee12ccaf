/** What cameras, phones and messengers call their files: it says when, and never what. */
const bySystem =
  /^(?:image[ns]?|img|dsc[nf]?|pxl|photo|foto|bild|picture|pic|whatsapp|wa|screenshot|gopr|dji|cimg|at|am|pm|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\s\d_.()-])+$/i

/** The name under which a photo is added: its own where somebody has given it one, else that of its page. */
export function readableName(given: string, title: string): string {
  return bySystem.test(given.replace(/\.\w+$/, '')) && title !== '' ? title.replaceAll('.', ' ') : given
}
