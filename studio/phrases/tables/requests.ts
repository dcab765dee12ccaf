import type { Phrases } from './phrases.ts'

/** Of the public key that forms send. */
export const requests: Phrases = {
  'Form "$form" is to send the public key of the site, and "site:" has no "formsKey"': [
    'Das Formular „$form“ soll den öffentlichen Schlüssel der Website senden, und unter „site:“ fehlt „formsKey“',
    'El formulario «$form» debe enviar la clave pública del sitio, y en «site:» falta «formsKey»',
  ],
  'Write "formsKey:" under "site:" as the function that receives the form gives it, or remove "sendsKey:".': [
    'Schreiben Sie „formsKey:“ unter „site:“, wie ihn die Funktion nennt, die das Formular empfängt, oder entfernen Sie „sendsKey:“.',
    'Escriba «formsKey:» en «site:» como la da la función que recibe el formulario, o quite «sendsKey:».',
  ],
}
