import type { Phrases } from './phrases.ts'

/** Of links, redirects, and names that stand for something. */
export const links: Phrases = {
  'Did you mean "$name"?': ['Meinten Sie „$name“?', '¿Quería decir «$name»?'],
  'It holds a character that cannot be seen: type it again.': [
    'Darin steckt ein unsichtbares Zeichen: Tippen Sie es noch einmal.',
    'Contiene un carácter que no se ve: escríbalo de nuevo.',
  ],
}
