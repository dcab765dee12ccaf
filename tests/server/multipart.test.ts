/** Forms with pictures, part by part: what is read of them, and at which bounds they are refused. */
import { expect, test } from 'vitest'
import { photoLimits } from '../../renderer/forms/photo-limits.ts'
import { readMultipart } from '../../server/intake/multipart.ts'
import { createPhotoDesk } from '../../server/photos/desk.ts'

type Part = [name: string, content: string, fileName?: string]
const written = (parts: Part[], end = '--x--\r\n') =>
  parts
    .map(([name, content, fileName]) => {
      const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/jpeg`
      return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
    })
    .join('') + end

async function* inPieces(text: string, size = 50_000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = (text: string, mostText = 1024, desk = createPhotoDesk()) =>
  readMultipart(inPieces(text), 'multipart/form-data; boundary=x', { mostText, upload: desk.receive('a') })
const none = ['none', ''] as const

test('texts are read with all values of a name, and files with their names alone', async () => {
  const { values, repeated, files } = await read(
    written([
      ['name', 'Ädá'],
      ['rooms', 'attic'],
      ['photos', 'jpeg', 'C:\\pictures\\a\u0007.jpg'],
      ['rooms', 'porch'],
      ['photos', '', ''],
      ['plans', 'pdf', 'a/b/'],
      ['plans', 'pdf', `${'y'.repeat(10)}${'x'.repeat(80)}`],
    ]),
  )
  expect([...values, ...repeated]).toEqual([
    ['name', 'Ädá'],
    ['rooms', 'attic'],
    ['rooms', ['attic', 'porch']],
  ])
  expect(files.map(({ field, name, bytes }) => [field, name, Buffer.from(bytes ?? []).toString()])).toEqual([
    ['photos', 'a.jpg', 'jpeg'],
    ['plans', '?', 'pdf'],
    ['plans', 'x'.repeat(80), 'pdf'],
  ])
})

test('all texts together may be as long as there is room for, and no longer', async () => {
  const texts = (amount: number): Part[] => [
    ['a', 'x'.repeat(1000)],
    ['photos', 'y'.repeat(5000), 'a.jpg'],
    ['b', 'x'.repeat(amount)],
  ]
  expect((await read(written(texts(24)))).values.get('b')).toHaveLength(24)
  await expect(read(written(texts(25)))).rejects.toMatchObject({
    status: 413,
    message: 'The texts of a form may have 1 KiB at most',
  })
  await expect(read(`${written(texts(25))}and more`)).rejects.toMatchObject({ status: 413 })
})

test('sixty parts are taken, and no more', async () => {
  const parts = (amount: number) => written(Array.from({ length: amount }, (): Part => [...none]))
  expect((await read(parts(60))).repeated.get('none')).toHaveLength(60)
  await expect(read(parts(61))).rejects.toMatchObject({ status: 413, message: 'A form may have 60 parts at most' })
})

test('a file for which there is no room is lost by name, and gives back what it took', async () => {
  const desk = createPhotoDesk({ mostBytes: 1000 })
  const parts: Part[] = [
    ['photos', 'y'.repeat(900), 'a.jpg'],
    ['photos', 'z'.repeat(200_000), 'b.jpg'],
    ['photos', 'y'.repeat(100), 'c.jpg'],
  ]
  const { files } = await read(written(parts), 1024, desk)
  expect(files.map(({ name, bytes }) => [name, bytes?.length])).toEqual([
    ['a.jpg', 900],
    ['b.jpg', undefined],
    ['c.jpg', 100],
  ])
})

test('pictures that are too large one by one or together are told so', async () => {
  const one = await read(written([['photos', 'x'.repeat(photoLimits.bytes + 9), 'a.jpg']]))
  expect(one.files[0]?.bytes).toHaveLength(photoLimits.bytes + 1)
  const large = (amount: number): Part[] => [['photos', 'x'.repeat(amount), 'a.jpg']]
  await expect(read(written(large(photoLimits.together)))).rejects.toMatchObject({
    status: 413,
    message: 'The pictures are too large together',
  })
})

test('what is not well-formed is refused', async () => {
  for (const text of [written([['a', 'b']], ''), 'text', written([['a', 'b']]).slice(0, 40)])
    await expect(read(text)).rejects.toThrow()
})
