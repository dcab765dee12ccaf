import type { Phrases } from './phrases.ts'

/** What the check calls places: they stand behind "in" or begin a sentence, so that German has no article before them. */
export const places: Phrases = {
  'the file': ['Datei', 'el archivo'],
  '"$field"': ['„$field“', '«$field»'],
  '"$field" …': ['„$field“ …', '«$field» …'],
  'item $count of "$field"': ['Eintrag $count von „$field“', 'el elemento $count de «$field»'],
  'item $count of "$field" …': ['Eintrag $count von „$field“ …', 'el elemento $count de «$field» …'],
  'the entry "$name" of "$field"': ['Eintrag „$name“ von „$field“', 'el elemento «$name» de «$field»'],
  'the entry "$name" of "$field" …': ['Eintrag „$name“ von „$field“ …', 'el elemento «$name» de «$field» …'],
  $route: ['$route', '$route'],
  '"$field" of $route': ['„$field“ von $route', '«$field» de $route'],
  'block $count of $route': ['Abschnitt $count von $route', 'la sección $count de $route'],
  'form "$name"': ['Formular „$name“', 'el formulario «$name»'],
  'shared section "$name"': ['Abschnitt „$name“ unter „shared:“', 'la sección compartida «$name»'],
  'fact "$name"': ['Angabe „$name“', 'el dato «$name»'],
  'redirect "$name"': ['Weiterleitung „$name“', 'la redirección «$name»'],
  '$plain in "data"': ['$plain in „Daten für Vorlagen“', '$plain en «Datos para plantillas»'],
  '$plain in "kinds"': ['$plain in „kinds“', '$plain en «kinds»'],
  '$place in $place2': ['$place in $place2', '$place en $place2'],
}

/** Places in parts of the file in which the author has chosen the names: one may be called as a field is. */
export const plainPlaces: Phrases = {
  '"$name"': ['„$name“', '«$name»'],
  '"$name" …': ['„$name“ …', '«$name» …'],
  'item $count of "$name"': ['Eintrag $count von „$name“', 'el elemento $count de «$name»'],
  '$plain in $plain2': ['$plain in $plain2', '$plain en $plain2'],
}

/** Columns in which lines begin, and spaces before them. */
export const columns: Phrases = {
  'at the left edge': ['am linken Rand', 'en el borde izquierdo'],
  'after $space': ['nach $space', 'tras $space'],
}

export const spaces: Phrases = {
  'the left edge': ['der linke Rand', 'el borde izquierdo'],
  '$count space': ['$count Leerzeichen', '$count espacio'],
  '$count spaces': ['$count Leerzeichen', '$count espacios'],
}
