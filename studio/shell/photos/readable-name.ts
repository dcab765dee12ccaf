/** What cameras, phones and messengers call their files: it says when, and never what. */
const says =
  'img|image|imagen|dsc[nf]?|pxl|photo|foto|bild|picture|pic|whatsapp[ _]image|wa|screenshot|gopr|dji|cimg|sam|at|am|pm'
const bySystem = new RegExp(`^(?:(?:${says})?[\\s\\d_.()-]+|${says}|[0-9a-f]{8}(?:-[0-9a-f]{4,12}){4})+$`, 'i')

/** The name under which a photo is added: its own where somebody has given it one, else that of its page. */
export function readableName(given: string, title: string): string {
  return bySystem.test(given.replace(/\.\w+$/, '')) && title !== '' ? title.replaceAll('.', ' ') : given
}
