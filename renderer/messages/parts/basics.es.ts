import type { en } from './basics.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  quoted: '«{value}»',
  'list.and': '{rest} y {last}',
  'list.or': '{rest} o {last}',
  'list.cut': '{rest} …',
  'list.more': '{rest} … y {count} más',
  'place.file': 'el archivo',
  'place.field': '«{field}»',
  'place.item': 'el elemento {number} de «{field}»',
  'place.entry': 'el elemento «{label}» de «{field}»',
  'place.cut': '{place} …',
  'place.block': 'la sección {number} de {route}',
  'place.form': 'el formulario «{name}»',
  'place.shared': 'la sección compartida «{name}»',
  'place.fact': 'el dato «{name}»',
  'place.redirect': 'la redirección «{name}»',
  'place.of': '{inner} de {route}',
  'place.in': '{inner} en {outer}',
  'did-you-mean': '¿Quería decir «{name}»?',
  'unseen-character': 'Contiene un carácter que no se ve: escríbalo de nuevo.',
  'also-on-lines': 'También en {count, plural, one {la línea} other {las líneas}} {lines}.',
}
