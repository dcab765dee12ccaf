import type { Phrases } from './phrases.ts'

/** What the schemas say of that for which the studio has no field; the rest stands in `server/descriptions/`. */
export const descriptions: Phrases = {
  'The sections of the page, from top to bottom.': [
    'Die Abschnitte der Seite, von oben nach unten.',
    'Las secciones de la página, de arriba abajo.',
  ],
  'Sections written once and placed on several pages with "use: name".': [
    'Abschnitte, die einmal geschrieben sind und mit „use: name“ auf mehreren Seiten stehen.',
    'Secciones escritas una sola vez y puestas en varias páginas con «use: name».',
  ],
  'A section written under "shared:", by its name.': [
    'Ein Abschnitt unter „shared:“, nach seinem Namen.',
    'Una sección de «shared:», por su nombre.',
  ],
  'The name of the section under "shared:".': [
    'Der Name des Abschnitts unter „shared:“.',
    'El nombre de la sección en «shared:».',
  ],
  'The pages, by address. An address with the slug of a set in it, such as "/{service.slug}/{area.slug}", is a template: one page is made for each item of the set.':
    [
      'Die Seiten, nach Adresse. Eine Adresse mit dem slug einer Reihe, etwa „/{service.slug}/{area.slug}“, ist eine Vorlage: Für jeden Eintrag der Reihe wird eine Seite gemacht.',
      'Las páginas, por dirección. Una dirección con el slug de un conjunto, como «/{service.slug}/{area.slug}», es una plantilla: se crea una página por cada elemento del conjunto.',
    ],
  'How the site looks. All colors follow from the brand\'s; a color that is written here is taken as it is. Each is "#" and six hexadecimal digits, in quotes.':
    [
      'Wie die Website aussieht. Alle Farben folgen aus der des Betriebs; eine Farbe, die hier steht, gilt, wie sie ist. Jede ist „#“ und sechs hexadezimale Ziffern, in Anführungszeichen.',
      'El aspecto del sitio. Todos los colores se derivan del de la marca; un color escrito aquí vale tal cual. Cada uno es «#» y seis cifras hexadecimales, entre comillas.',
    ],
}
