/** Photos are called like their page where their own names say nothing. */
import { expect, test } from 'vitest'
import { readableName } from '../../studio/shell/photos/readable-name.ts'

test.each([
  'IMG_2041.HEIC',
  'IMG-20240512-WA0003.jpg',
  'DSC00123.JPG',
  'DSCN1234.jpg',
  'PXL_20240512_171234567.jpg',
  'photo (3).jpg',
  'WhatsApp Image 2024-05-12 at 10.22.33 AM.jpeg',
  '20240512_101112.jpg',
  '3F2A9C1E-1B2C-4D5E-8F90-0123456789AB.heic',
  'image.png',
])('%s is called like its page', (name) => expect(readableName(name, 'Gutter Cleaning')).toBe('Gutter Cleaning'))

test.each([
  'new roof.jpg',
  'Image of a bench.jpg',
  'samantha.jpg',
  '12 Elm Street.jpg',
  'amber.png',
  'dscovery.jpg',
  'sam.jpg',
])('%s keeps the name that somebody has given it', (name) => expect(readableName(name, 'Gutter Cleaning')).toBe(name))

test('where there is no page the name stays', () => expect(readableName('IMG_2041.HEIC', '')).toBe('IMG_2041.HEIC'))

test('a full stop in a title is not taken for an ending', () =>
  expect(readableName('IMG_1.jpg', 'St. Matthews')).toBe('St  Matthews'))

test('a long name of digits is judged at once', () => {
  const begin = performance.now()
  readableName(`${'1'.repeat(200)}x.jpg`, 'Gutter Cleaning')
  expect(performance.now() - begin).toBeLessThan(100)
})
