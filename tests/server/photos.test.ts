/** Pictures that come with a form: what is kept of them, and what is refused. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoLimits } from '../../renderer/forms/photo-limits.ts'
import { clockOf } from '../../server/clock.ts'
import { leadMail } from '../../server/mail/message.ts'
import { runCommand } from '../../server/owner/commands.ts'
import { createPhotoDesk } from '../../server/photos/desk.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { bomb, photoPath, photoPost, picture, pictureOf, place, thread } from './support/photos.ts'
import { temporaryFolder } from './support/site.ts'
import { until } from './support/wait.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

/** Posts, and gives the answer and the leads that came of it. */
async function post(init: RequestInit) {
  const before = (await site.leads()).length
  const response = await site.app.request(photoPath, init)
  const text = await response.text()
  return { status: response.status, text, stored: (await site.leads()).slice(before) }
}

describe('a picture', () => {
  test('is stored with its lead as an upright JPEG of at most 2000 pixels, without what the camera noted', async () => {
    const photo = await picture({ width: 2400, height: 1200, orientation: 6 })
    expect(photo.toString('latin1')).toContain(place)
    const { status, stored } = await post(photoPost({ 'IMG 1.jpg': photo }))
    expect([status, stored[0]?.photos, stored[0]?.fields.photos]).toEqual([200, 1, 'IMG 1.jpg'])
    const [kept] = await site.store.photos(stored[0]?.id ?? '')
    const { width, height, exif, format, orientation } = await sharp(kept?.bytes).metadata()
    expect({ width, height, exif, format, orientation }).toMatchObject({ width: 1000, height: 2000, format: 'jpeg' })
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const { status, stored } = await post(photoPost({ [`a.${format}`]: await pictureOf(format) }))
    expect([status, stored[0]?.photos]).toEqual([200, 1])
  })
})

describe('what is no picture is refused with a sentence, and nothing is kept', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['text called a picture', () => Buffer.from('%PDF-1.7 not a picture')],
    ['a drawing that could read further files', () => Buffer.from(svg)],
    ['a picture that breaks off', async () => (await picture({ width: 300, height: 300 })).subarray(0, 900)],
    ['a small file of far too many pixels', bomb],
    ['a small file of endless narrow rows', thread],
  ])('%s', async (_name, bytes) => {
    const { status, text, stored } = await post(photoPost({ 'roof.jpg': await bytes() }))
    const photos = '“roof.jpg” cannot be read as a picture. Please send a JPEG, PNG or WebP'
    expect([status, JSON.parse(text).fields, stored]).toEqual([422, { photos }, []])
  })

  test('too many, or too large a one', async () => {
    const photo = await picture()
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`${index}.jpg`, photo]))
    const large = { 'large.jpg': Buffer.concat([photo, Buffer.alloc(photoLimits.bytes)]) }
    for (const [files, says] of [
      [many, 'send 6 pictures at most'] as const,
      [large, 'is larger than 12 MB'] as const,
    ]) {
      const { status, text, stored } = await post(photoPost(files))
      expect([status, stored]).toEqual([422, []])
      expect(JSON.parse(text).fields.photos).toContain(says)
    }
  })

  test('more than is taken together, on a page for who sends without scripts', async () => {
    const files = { 'a.jpg': Buffer.alloc(photoLimits.together + 1) }
    const { status, text, stored } = await post(photoPost(files, { accept: 'text/html' }))
    expect([status, stored]).toEqual([413, []])
    expect(text).toContain('choose fewer')
  })
})

describe('a lead is kept without its pictures', () => {
  const withoutRoom = async (headers: Record<string, string> = {}) => {
    const full = await testApp({}, createPhotoDesk({ mostBytes: 10 }))
    const response = await full.app.request(photoPath, photoPost({ 'roof.jpg': await picture() }, headers))
    const answer = { status: response.status, text: await response.text(), leads: await full.leads() }
    await full.close()
    return answer
  }

  test('when there is no room for them, and both the visitor and the owner are told', async () => {
    const { status, text, leads } = await withoutRoom()
    expect([status, JSON.parse(text).notice]).toEqual([200, expect.stringContaining('pictures could not be taken')])
    expect(leads).toMatchObject([{ photos: 0, fields: { photos: 'roof.jpg' }, reasons: ['pictures-not-taken'] }])
  })

  test('on a page for who sends without scripts', async () => {
    const { status, text, leads } = await withoutRoom({ accept: 'text/html' })
    expect([status, leads.length]).toEqual([200, 1])
    expect(text).toContain('pictures could not be taken')
  })

  test('when none gets its turn in time', async () => {
    const busy = await testApp({}, createPhotoDesk({ mostWaitMs: -1 }))
    const response = await busy.app.request(photoPath, photoPost({ 'roof.jpg': await picture() }))
    expect([response.status, await busy.leads()]).toMatchObject([200, [{ photos: 0 }]])
    await busy.close()
  })
})

describe('a text in a form with pictures', () => {
  const withText = (amount: number) => {
    const init = photoPost({})
    ;(init.body as FormData).set('message', 'x'.repeat(amount))
    return init
  }

  test('may be as long as in any other form', async () => {
    expect(await post(withText(31 * 1024))).toMatchObject({ status: 200, stored: [{ photos: 0 }] })
  })

  test.each([33 * 1024, 30 * 2 ** 20])('of %i bytes is refused, and nothing is stored', async (amount) => {
    expect(await post(withText(amount))).toMatchObject({ status: 413, stored: [] })
  })

  test('is bounded with all others together', async () => {
    const init = photoPost({})
    for (let index = 0; index < 12; index += 1) (init.body as FormData).set(`more-${index}`, 'x'.repeat(3_000))
    expect(await post(init)).toMatchObject({ status: 413, stored: [] })
  })

  test('is refused while it is read: what comes after is read away and not kept', async () => {
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(Buffer.from(sent === 1 ? part('message') : 'x'.repeat(2 ** 20)))
        if (sent > 40) controller.close()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-mode': 'cors' }
    const before = process.memoryUsage().arrayBuffers
    const answer = await post({ method: 'POST', body, duplex: 'half', headers } as RequestInit)
    expect(answer).toMatchObject({ status: 413, stored: [] })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
  })

  test('of bytes that are no UTF-8 is refused, as is a form that breaks off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-mode': 'cors' }
    const begun = '--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n'
    for (const body of [Buffer.from(`${begun}\xff\r\n--x--\r\n`, 'latin1'), Buffer.from(`${begun}and then`)])
      expect(await post({ method: 'POST', body, headers })).toMatchObject({ status: 400, stored: [] })
  })
})

describe('a form with pictures', () => {
  test('works without scripts, and says what to choose again', async () => {
    const plain = { accept: 'text/html,*/*' }
    const sent = await site.app.request(photoPath, photoPost({ 'a.jpg': await picture() }, plain))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thank-you'])
    const { status, text } = await post(photoPost({ '<b>.jpg': Buffer.from('no') }, plain))
    expect(status).toBe(422)
    for (const part of [
      'enctype="multipart/form-data"',
      'type="file"',
      '&lt;b&gt;.jpg',
      'choose your pictures once more',
    ])
      expect(text).toContain(part)
  })

  test('sent twice is one lead with its pictures once, and without any it is a lead too', async () => {
    const init = photoPost({ 'a.jpg': await picture(), 'b.jpg': await picture({ width: 61 }) })
    const key = { 'idempotency-key': 'twice', 'sec-fetch-mode': 'cors' }
    const { stored } = await post({ ...init, headers: key })
    const again = await post({ ...init, headers: key })
    expect([stored[0]?.photos, JSON.parse(again.text).repeated, again.stored]).toEqual([2, true, []])
    expect(await site.store.photos(stored[0]?.id ?? '')).toHaveLength(2)
    const none = await post(photoPost({ '': new Uint8Array() }))
    expect([none.status, none.stored[0]?.photos]).toEqual([200, 0])
  })

  test('is another lead with other pictures', async () => {
    const body = (files: Record<string, Uint8Array>) => {
      const init = photoPost(files)
      ;(init.body as FormData).set('message', 'The same words each time')
      return init
    }
    const one = await post(body({ 'a.jpg': await picture() }))
    const other = await post(body({ 'a.jpg': await picture({ width: 99 }) }))
    expect([one.stored.length, other.stored.length]).toEqual([1, 1])
  })

  test('leaves files out that it did not ask for, and tells the owner', async () => {
    const init = photoPost({ 'a.jpg': await picture() })
    ;(init.body as FormData).append('cv', new Blob(['x']), 'cv.pdf')
    const { stored } = await post(init)
    expect(stored[0]).toMatchObject({ photos: 1, reasons: expect.arrayContaining(['files-left-out']) })
  })
})

describe('the desk where pictures are opened', () => {
  test('takes uploads only as far as there is room, and gives the room back', () => {
    const desk = createPhotoDesk({ mostBytes: 10 })
    const [one, other] = [desk.receive('a'), desk.receive('b')]
    expect([one.take(6), other.take(6), other.take(4)]).toEqual([true, false, true])
    one.release()
    expect(other.take(6)).toBe(true)
    other.give(5)
    expect(desk.receive('c').take(5)).toBe(true)
  })

  test('gives no sender all of the room', () => {
    const desk = createPhotoDesk({ mostBytes: 10, mostOfOne: 6 })
    const [one, again, other] = ['a', 'a', 'b'].map(desk.receive)
    expect([one?.take(4), again?.take(3), other?.take(6)]).toEqual([true, false, true])
    one?.release()
    expect(again?.take(4)).toBe(true)
  })

  test('tells by the header what would take too long, without a process for it in vain', async () => {
    const desk = createPhotoDesk({ mostMs: 2_000 })
    // A process that did not answer in time would be ended, and the next picture find another one.
    expect(await desk.reencode('a', [await picture()])).toHaveLength(1)
    const before = await desk.processId()
    expect(await desk.reencode('a', [thread()])).toEqual([undefined])
    expect(await desk.processId()).toBe(before)
    await desk.stop()
  })

  test('goes on after a picture that took too long, and lets nobody wait for long', async () => {
    const photo = await picture()
    const hasty = createPhotoDesk({ mostMs: 0 })
    expect(await hasty.reencode('a', [photo])).toEqual([undefined])
    const busy = createPhotoDesk({ mostWaitMs: -1 })
    await expect(busy.reencode('a', [photo])).rejects.toThrow('too many pictures wait')
    const desk = createPhotoDesk()
    const answers = await Promise.all([desk.reencode('a', [Buffer.from('x'), photo]), desk.reencode('a', [photo])])
    expect(answers.map((opened) => opened.map(Boolean))).toEqual([[false], [true]])
    await Promise.all([hasty.stop(), desk.stop()])
  })
})

describe('the process that opens pictures', () => {
  const isThere = (id = 0) => {
    try {
      return process.kill(id, 0)
    } catch {
      return false
    }
  }

  test('is told of as ended at once, whether over a picture or before, and the next picture has another', async () => {
    const desk = createPhotoDesk({ mostMs: 20_000, mostWaitMs: 60_000 })
    const [photo, large] = [await picture(), await picture({ width: 6000, height: 6000 })]
    await desk.reencode('a', [photo])
    const begun = performance.now()
    const id = await desk.processId()
    const answer = desk.reencode('a', [large])
    setTimeout(() => process.kill(id ?? 0, 'SIGKILL'), 5)
    expect(await answer).toEqual([undefined])
    expect((await desk.reencode('a', [photo])).map(Boolean)).toEqual([true])
    const other = await desk.processId()
    expect(other).not.toBe(id)
    process.kill(other ?? 0, 'SIGKILL')
    await until('end of the process', () => !isThere(other))
    expect(await desk.reencode('a', [photo])).toEqual([undefined])
    expect(performance.now() - begun).toBeLessThan(15_000)
    await desk.stop()
  })

  test('is listened to for one picture at a time', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    const desk = createPhotoDesk({ mostMs: 20_000, mostWaitMs: 60_000 })
    const photo = await picture()
    const opened = await desk.reencode('a', Array(12).fill(photo))
    expect(opened.map(Boolean)).toEqual(Array(12).fill(true))
    await desk.stop()
    process.off('warning', note)
    expect(warnings).toEqual([])
  })
})

describe('the owner', () => {
  test('gets the pictures with the mail, as far as a mail holds them, and the rest by a command', async () => {
    const { stored } = await post(photoPost({ 'Me & <you>.jpg': await picture(), 'b.jpg': await picture() }))
    const [lead] = stored
    if (!lead) throw new Error('no lead')
    const photos = await site.store.photos(lead.id)
    const sender = { from: 'web@example.com', to: 'owner@example.com' }
    const { attachments, text } = leadMail(lead, siteFile, sender, photos)
    expect(attachments?.map(({ filename }) => filename)).toEqual([`${lead.id}-1.jpg`, `${lead.id}-2.jpg`])
    expect(text).toContain('Photos: Me & <you>.jpg, b.jpg')
    const large = photos.map((photo) => ({ ...photo, bytes: Buffer.alloc(5 * 2 ** 20) }))
    const cut = leadMail(lead, siteFile, sender, large)
    expect([cut.attachments?.length, cut.text]).toEqual([1, expect.stringContaining(`leads -- photos ${lead.id}`)])
  })

  test('saves the pictures of a lead to files, and erases them with it', async () => {
    const init = photoPost({ 'a.jpg': await picture() })
    ;(init.body as FormData).set('email', 'forget@example.com')
    const [lead] = (await post(init)).stored
    const folder = await temporaryFolder('photos')
    const options = { format: 'table', dead: false, clock: clockOf(undefined) } as const
    const lines: string[] = []
    for await (const line of runCommand(site.store, 'photos', [lead?.id ?? '', folder], options)) lines.push(line)
    expect(lines).toEqual([`${join(folder, `${lead?.id}-1.jpg`)} (a.jpg)`])
    const { format } = await sharp(await readFile(join(folder, `${lead?.id}-1.jpg`))).metadata()
    expect(format).toBe('jpeg')
    await site.store.erase({ id: lead?.id ?? '' })
    expect(await site.store.photos(lead?.id ?? '')).toEqual([])
  })
})
