import type { en } from './basics.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  quoted: '„{value}“',
  'list.and': '{rest} und {last}',
  'list.or': '{rest} oder {last}',
  'list.cut': '{rest} …',
  'list.more': '{rest} … und {count} weitere',
  'place.file': 'Datei',
  'place.field': '„{field}“',
  'place.item': 'Eintrag {number} von „{field}“',
  'place.entry': 'Eintrag „{label}“ von „{field}“',
  'place.cut': '{place} …',
  'place.block': 'Abschnitt {number} von {route}',
  'place.form': 'Formular „{name}“',
  'place.shared': 'Abschnitt „{name}“ unter „shared:“',
  'place.fact': 'Angabe „{name}“',
  'place.redirect': 'Weiterleitung „{name}“',
  'place.of': '{inner} von {route}',
  'place.in': '{inner} in {outer}',
  'did-you-mean': 'Meinten Sie „{name}“?',
  'unseen-character': 'Darin steckt ein unsichtbares Zeichen: Tippen Sie es noch einmal.',
  'also-on-lines': 'Auch in {count, plural, one {Zeile} other {den Zeilen}} {lines}.',
}
