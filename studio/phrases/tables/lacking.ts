import type { Phrases } from './phrases.ts'

/** Of what a setting, a section or a text is to show, and the site does not say. */
export const lacking: Phrases = {
  'Words for the phone number, and "$field" has no "$field2"': [
    'Worte für die Telefonnummer, und „$field“ hat kein „$field2“',
    'Hay palabras para el teléfono, y «$field» no tiene «$field2»',
  ],
  'The header is to show the phone number, and "$field" has no "$field2"': [
    'Der Kopf der Seiten soll die Telefonnummer zeigen, und „$field“ hat kein „$field2“',
    'La cabecera debe mostrar el teléfono, y «$field» no tiene «$field2»',
  ],
  'The header is to show the place, and "$field" has no "$field2"': [
    'Der Kopf der Seiten soll den Ort zeigen, und „$field“ hat kein „$field2“',
    'La cabecera debe mostrar el lugar, y «$field» no tiene «$field2»',
  ],
  'The header is to show a button, and "$field" has no "$field2"': [
    'Der Kopf der Seiten soll einen Knopf zeigen, und „$field“ hat kein „$field2“',
    'La cabecera debe mostrar un botón, y «$field» no tiene «$field2»',
  ],
  'Phones are to show a line that calls, and "$field" has no "$field2"': [
    'Telefone sollen eine Zeile zum Anrufen zeigen, und „$field“ hat kein „$field2“',
    'Los teléfonos deben mostrar una línea para llamar, y «$field» no tiene «$field2»',
  ],
  'Phones are to show the place, and "$field" has no "$field2"': [
    'Telefone sollen den Ort zeigen, und „$field“ hat kein „$field2“',
    'Los teléfonos deben mostrar el lugar, y «$field» no tiene «$field2»',
  ],
  'Write "$name:" under "$part:", or remove this line.': [
    'Schreiben Sie „$name:“ unter „$part:“, oder entfernen Sie diese Zeile.',
    'Escriba «$name:» en «$part:», o quite esta línea.',
  ],
  '"{$token}" in $place stands for what "site:" says, and it has no "$field"': [
    '„{$token}“ in $place steht für das, was „site:“ sagt, und dort gibt es kein „$field“',
    '«{$token}» en $place representa lo que dice «site:», y allí no hay «$field»',
  ],
  'Write "$name:" under "site:", or words without {$token}.': [
    'Schreiben Sie „$name:“ unter „site:“, oder Worte ohne {$token}.',
    'Escriba «$name:» en «site:», o palabras sin {$token}.',
  ],
}
