import type { en } from './business.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'wrong-coordinates': 'Breite {latitude} und Länge {longitude} liegen nicht in diesem Land: {country}',
  'wrong-coordinates.hint':
    'Schreiben Sie latitude: {latitude}, longitude: {longitude}. Süden und Westen sind negativ.',
}
