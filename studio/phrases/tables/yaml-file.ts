import type { Phrases } from './phrases.ts'

/** Of entries that dashes cut. */
export const yamlFile: Phrases = {
  'The dash before "$name" begins a new entry, and cuts $place in two': [
    'Der Strich vor „$name“ beginnt einen neuen Eintrag und schneidet $place entzwei',
    'El guion antes de «$name» inicia un elemento nuevo y parte en dos $place',
  ],
  'The dashes before $quoted begin new entries, and cut $place into parts': [
    'Die Striche vor $quoted beginnen neue Einträge und schneiden $place in Teile',
    'Los guiones antes de $quoted inician elementos nuevos y parten $place',
  ],
  'Put two spaces in place of the dash and the space after it, so that "$name" stands under the keys above it.': [
    'Setzen Sie zwei Leerzeichen anstelle des Strichs und des Leerzeichens danach, so dass „$name“ unter den Schlüsseln darüber steht.',
    'Ponga dos espacios en lugar del guion y del espacio que lo sigue, para que «$name» quede bajo las claves de arriba.',
  ],
  'Put two spaces in place of each of these dashes and the space after it, so that "$name" stands under the keys above it.':
    [
      'Setzen Sie zwei Leerzeichen anstelle jedes dieser Striche und des Leerzeichens danach, so dass „$name“ unter den Schlüsseln darüber steht.',
      'Ponga dos espacios en lugar de cada uno de estos guiones y del espacio que lo sigue, para que «$name» quede bajo las claves de arriba.',
    ],
}
