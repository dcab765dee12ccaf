import type { Phrases } from './phrases.ts'

/** Of the search of the site and its words. */
export const site: Phrases = {
  'The menus are to lead to the search, and no page has the section "search"': [
    'Die Menüs sollen zur Suche führen, und keine Seite hat den Abschnitt „Suche“',
    'Los menús deben llevar al buscador, y ninguna página tiene la sección «Buscador»',
  ],
  'Add the section to a page, such as one at "/search", or remove this line.': [
    'Fügen Sie den Abschnitt einer Seite hinzu, etwa einer unter „/search“, oder entfernen Sie diese Zeile.',
    'Añada la sección a una página, como una en «/search», o quite esta línea.',
  ],
  '$route has a search, and no page in its language lists all pages': [
    '$route hat eine Suche, und keine Seite in ihrer Sprache listet alle Seiten auf',
    '$route tiene un buscador, y ninguna página de su idioma tiene la lista de todas las páginas',
  ],
  'Add the section "site-map" below the search.': [
    'Fügen Sie unter der Suche den Abschnitt „Alle Seiten“ hinzu.',
    'Añada debajo del buscador la sección «Mapa del sitio».',
  ],
  'Visitors without JavaScript are led to that list, and so are those who find nothing.': [
    'Zu dieser Liste werden Besucher ohne JavaScript geführt, und auch die, die nichts finden.',
    'A esa lista se lleva a los visitantes sin JavaScript, y también a los que no encuentran nada.',
  ],
  '"$words" does not have the names in braces that "$usual" has': [
    '„$words“ hat nicht die Namen in Klammern, die „$usual“ hat',
    '«$words» no tiene los nombres entre llaves que tiene «$usual»',
  ],
  'Write it with $tokens.': ['Schreiben Sie es mit $tokens.', 'Escríbalo con $tokens.'],
  'Write it with no braces.': ['Schreiben Sie es ohne Klammern.', 'Escríbalo sin llaves.'],
  'Cannot find a word by the name "$name"': [
    'Ein Wort namens „$name“ gibt es nicht',
    'No existe ninguna palabra con el nombre «$name»',
  ],
  'Words of that group: $names': ['Wörter dieser Gruppe: $names', 'Palabras de ese grupo: $names'],
  'Write group and name: menu is "document.menu".': [
    'Schreiben Sie Gruppe und Namen: menu ist „document.menu“.',
    'Escriba el grupo y el nombre: menu es «document.menu».',
  ],
}
