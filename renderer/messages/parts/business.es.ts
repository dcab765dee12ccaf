import type { en } from './business.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'wrong-coordinates': 'La latitud {latitude} y la longitud {longitude} no están en este país: {country}',
  'wrong-coordinates.hint': 'Escriba latitude: {latitude}, longitude: {longitude}. El sur y el oeste son negativos.',
}
