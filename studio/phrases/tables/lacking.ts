import type { Phrases } from './phrases.ts'

/** Of what a setting, a section or a text is to show, and the site does not say. */
export const lacking: Phrases = {
  'The phone number "$phone" is without its country': [
    'Der Telefonnummer „$phone“ fehlt ihr Land',
    'Al teléfono «$phone» le falta su país',
  ],
  'Write phoneCountryCode: "+1", or that of your country, under "site:", or begin the number with it: +1 503 …': [
    'Schreiben Sie phoneCountryCode: "+1", oder die Ihres Landes, unter „site:“, oder beginnen Sie die Nummer damit: +1 503 …',
    'Escriba phoneCountryCode: "+1", o el de su país, en «site:», o empiece el número con él: +1 503 …',
  ],
}
