import type { Phrases } from './phrases.ts'

/** Of what texts hold. */
export const texts: Phrases = {
  'The typographic quotes around $place are shown as part of the text': [
    'Die typografischen Anführungszeichen um den Text sind mit zu sehen: $place',
    'Las comillas tipográficas se ven como parte del texto: $place',
  ],
  'If they are to enclose the text, use straight ones ("). If they belong to it, put straight ones around them.': [
    'Sollen sie den Text einschließen, nehmen Sie gerade ("). Gehören sie dazu, setzen Sie gerade darum.',
    'Si solo deben encerrar el texto, use las rectas ("). Si forman parte de él, ponga unas rectas alrededor.',
  ],
  'The suffix of titles begins with a bar of its own, beside the one that is put before it': [
    'Der Zusatz zum Titel beginnt mit einem eigenen Strich, neben dem, der davorgesetzt wird',
    'El final del título empieza con una barra propia, además de la que se le pone delante',
  ],
  '"$words" in $place is starter text, which was there before the page was written': [
    '„$words“ in $place ist ein Starttext: Er stand da, bevor die Seite geschrieben wurde',
    '«$words» en $place es un texto de partida, que ya estaba antes de escribir la página',
  ],
  'Write in its place what is true of your business, or remove it.': [
    'Schreiben Sie stattdessen, was für Ihren Betrieb gilt, oder entfernen Sie ihn.',
    'Escriba en su lugar lo que sea cierto de su negocio, o quítelo.',
  ],
  'The phone number "$phone" in $place is none of the business': [
    'Die Telefonnummer „$phone“ in $place gehört nicht zum Betrieb',
    'El teléfono «$phone» en $place no es del negocio',
  ],
  'Write {phone}.': ['Schreiben Sie {phone}.', 'Escriba {phone}.'],
  'If it is somebody else\'s, link it, [$phone](tel:$number), or make it a fact under "facts:".': [
    'Gehört sie jemand anderem, dann verlinken Sie sie, [$phone](tel:$number), oder machen Sie eine Angabe unter „facts:“ daraus.',
    'Si es de otra persona, póngale un enlace, [$phone](tel:$number), o conviértalo en un dato en «facts:».',
  ],
}
