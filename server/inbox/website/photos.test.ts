import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PHOTO_MIN_SIDE, PHOTO_UPLOAD_MAX_BYTES, storedFile } from '../../../domain/content/photo-rules.ts'
import { photoDeletedSchema, photoStoredSchema, photosSchema } from '../../../domain/inbox/api/photos.ts'
import { deleteUnusedPhotos } from '../../store/sql/website/photo-rows.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const APPLES =
  'This file is in Apple’s own format. On the iPhone choose it again from the photos: it then comes as JPEG.'
const NO_PICTURE = 'This file is not a picture. Choose a JPEG, PNG or WebP.'

let opened: OwnersSite
let owner: Member
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
})
afterEach(() => opened.inbox.close())

const send = (who: Member, body: Buffer, use = 'person', type = 'image/jpeg') =>
  who.send('POST', `website/photos?use=${use}`, { body, headers: { 'content-type': type } })
const stored = async (who = owner) =>
  photosSchema.parse((await who.send('GET', 'website/photos')).json()).photos
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5442c' } })

async function choose(background = '#b5442c'): Promise<string> {
  const body = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return photoStoredSchema.parse((await send(owner, body)).json()).hash
}
async function photoOf(hash: string): Promise<Buffer> {
  return (await owner.send('GET', `website/photos/${hash}`)).rawPayload
}

describe('a photo that is sent', () => {
  test('is stored square, upright and small, without the metadata of its camera', async () => {
    const red = await plain(1_000, 1_500).png().toBuffer()
    const sideways = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Canarycam' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(sideways.includes('Canarycam')).toBe(true)
    const answer = photoStoredSchema.parse((await send(owner, sideways)).json())
    expect(answer).toMatchObject({ width: PHOTO_MIN_SIDE, height: PHOTO_MIN_SIDE })
    const bytes = await photoOf(answer.hash)
    expect(bytes.includes('Canarycam')).toBe(false)
    const photo = sharp(bytes)
    const { format, exif, xmp, icc, orientation } = await photo.metadata()
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' })
    const pixels = await photo.raw().toBuffer()
    const [top, bottom] = [pixels[0] ?? 0, pixels[pixels.length - 3] ?? 255]
    expect(top).toBeGreaterThan(150) // red, which the orientation puts on top
    expect(bottom).toBeLessThan(20)
    expect(await stored()).toMatchObject([{ hash: answer.hash }])
  })

  test.each(['png', 'webp'] as const)('may be %s; that of a case study is not cropped', async (format) => {
    const body = await plain(3_200, 1_800).toFormat(format).toBuffer()
    const answer = await send(owner, body, 'case', `image/${format}`)
    expect(photoStoredSchema.parse(answer.json())).toMatchObject({ width: 1_600, height: 900 })
  })

  test('chosen twice is stored once', async () => {
    expect(await choose()).toBe(await choose())
    expect(await stored()).toHaveLength(1)
  })
})

describe('the server refuses', () => {
  const start = (text: string) => Buffer.from(text.padEnd(100, '\0'), 'latin1')
  test.each([
    ['Apple’s format', async () => start('\0\0\0\x18ftypheic'), APPLES],
    [
      'SVG with a script',
      async () => start('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      NO_PICTURE,
    ],
    ['a PDF', async () => start('%PDF-1.7'), NO_PICTURE],
    ['nothing', async () => Buffer.alloc(1), NO_PICTURE],
    [
      'a small picture',
      () => plain(320, 240).jpeg().toBuffer(),
      'This picture is 320 by 240. It must be at least 640 by 640, or it is blurred.',
    ],
    [
      'more than 40 megapixels',
      () => plain(8_000, 5_001).jpeg({ quality: 1 }).toBuffer(),
      'This picture is 8000 by 5001, which is more than 40 megapixels. Choose a smaller one.',
    ],
    [
      'a decompression bomb',
      async () => bomb(),
      'This picture is 60000 by 60000, which is more than 40 megapixels. Choose a smaller one.',
    ],
    [
      'half a picture',
      async () => (await plain(2_000, 2_000).jpeg().toBuffer()).subarray(0, 900),
      'This picture cannot be read: it may be damaged. Choose another.',
    ],
  ])('%s', async (_what, body, error) => {
    const answer = await send(owner, await body())
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
    expect(await stored()).toEqual([])
  })

  test('a body over the limit, and one that is no photo', async () => {
    const large = Buffer.alloc(PHOTO_UPLOAD_MAX_BYTES + 1)
    expect((await send(owner, large)).statusCode).toBe(413)
    const json = { body: {}, headers: { 'content-type': 'application/json' } }
    expect((await owner.send('POST', 'website/photos?use=person', json)).statusCode).toBe(415)
    expect((await send(owner, await plain(700, 700).jpeg().toBuffer(), 'banner')).statusCode).toBe(415)
    expect(await stored()).toEqual([])
  })

  test('a photo of a member, who can only see stored photos', async () => {
    const member = await opened.inbox.join('Pieter', 'member')
    const body = await plain(700, 700).jpeg().toBuffer()
    expect((await send(member, body)).statusCode).toBe(403)
    const hash = await choose()
    expect(await stored(member)).toMatchObject([{ hash }])
    const photo = await member.send('GET', `website/photos/${hash}`)
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await member.send('GET', `website/photos/${'0'.repeat(64)}`)).statusCode).toBe(404)
  })

  test('a second photo while one is being prepared; afterwards it is accepted', async () => {
    const body = await plain(3_000, 3_000).jpeg().toBuffer()
    const answers = await Promise.all([send(owner, body), send(owner, body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
    await expect.poll(async () => (await send(owner, body)).statusCode).toBe(200)
  })
})

const ME = { id: 'thandeka', name: 'Thandeka Nkosi', role: 'Owner', sentence: 'Answers first.' }
const withPhoto = (hash: string, alt = 'Thandeka at her desk') => ({ file: storedFile(hash), alt })

describe('in the draft', () => {
  test('a person’s photo needs an alternative text, and is checked like words', async () => {
    const hash = await choose()
    await opened.put(owner, { part: 'people', field: 'thandeka', value: ME })
    const photo = { part: 'people', field: 'thandeka.photo' }
    const change = await opened.saveChange(owner, { ...photo, value: withPhoto(hash, '') })
    expect((await opened.overview()).faults).toEqual([
      {
        part: 'people',
        field: 'thandeka.photo.alt',
        sentence: 'Say in a few words what the photo shows, for people who cannot see it.',
      },
    ])
    await opened.put(owner, { ...photo, value: withPhoto(hash), seen: change?.revision })
    await opened.check()
    const { check } = await opened.overview()
    expect(check?.report.changes?.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['thandeka', '', 'Thandeka Nkosi'],
      ['thandeka.photo', '', 'Thandeka at her desk'],
    ])
  })

  test('the last person may be removed, and another added', async () => {
    const all = ['lerato', 'anika', 'sipho']
    for (const id of all) await opened.put(owner, { part: 'people', field: id, value: null })
    expect(await opened.overview()).toMatchObject({ faults: [] })
    await opened.put(owner, { part: 'people', field: 'thandeka', value: ME })
    const { draft } = (await owner.send('GET', 'website/parts/people')).json()
    expect(draft).toEqual([ME])
  })

  test('a photo that is not stored is refused', async () => {
    const value = withPhoto('0'.repeat(64))
    const answer = await opened.put(owner, { part: 'people', field: 'lerato.photo', value })
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'This photo is no longer here. Please choose it again.',
    ])
    expect((await opened.overview()).changes).toEqual([])
  })
})

describe('a photo is deleted', () => {
  const remove = (hash: string) => owner.send('DELETE', `website/photos/${hash}`)
  const everything = async () => {
    const { database } = opened.inbox
    const rows = await database.read(async (tx) => [
      ...(await tx.query('SELECT value FROM site_draft')),
      ...(await tx.query('SELECT content FROM site_versions')),
      ...(await tx.query('SELECT hash FROM site_photos')),
    ])
    return JSON.stringify(rows)
  }

  test('for good: it leaves the store, the draft and all versions, and the site is built without it', async () => {
    const hash = await choose()
    await opened.put(owner, { part: 'people', field: 'lerato.photo', value: withPhoto(hash) })
    await opened.reauthenticate()
    const first = await opened.check()
    await opened.publish(first)
    await opened.put(owner, { part: 'people', field: 'thandeka', value: { ...ME, photo: withPhoto(hash) } })
    await opened.put(owner, { part: 'people', field: 'anika.photo', value: withPhoto(hash) })
    const checked = await opened.check()
    const release = opened.site.holdBuilds()
    const deleted = photoDeletedSchema.parse((await remove(hash)).json())
    expect(deleted).toEqual({ isShown: true, version: checked + 1 })
    expect(await opened.site.website.builtSite(first)).toBeNull() // a server killed now builds it again
    release()
    expect(await everything()).not.toContain(hash)
    expect((await opened.publish(checked)).statusCode).toBe(409)
    await expect.poll(() => opened.site.shown()).toBe(deleted.version)
    const { draft, live } = (await owner.send('GET', 'website/parts/people')).json()
    expect(live[0]).not.toHaveProperty('photo')
    expect(draft.at(-1)).toEqual(ME)
    expect((await opened.inbox.auditLog()).map(({ act }) => act).slice(0, 2)).toEqual([
      'published-website',
      'deleted-photo',
    ])
    expect((await remove(hash)).statusCode).toBe(404)
  })

  test('for good at once if no visitor sees it', async () => {
    const hash = await choose()
    await opened.reauthenticate()
    expect((await remove(hash)).json()).toEqual({ isShown: false, version: null })
    expect(await everything()).not.toContain(hash)
    expect(opened.site.shown()).toBeNull()
  })

  test('by the sweep a day after it was chosen, if nothing names it', async () => {
    const [used, unused] = [await choose('#123456'), await choose('#654321')]
    await opened.put(owner, { part: 'people', field: 'lerato.photo', value: withPhoto(used) })
    const { database, clock } = opened.inbox
    await database.transaction((tx) => deleteUnusedPhotos(tx, clock.now.getTime()))
    expect((await stored()).map(({ hash }) => hash).toSorted()).toEqual([used, unused].toSorted())
    await database.transaction((tx) => deleteUnusedPhotos(tx, clock.now.getTime() + 1))
    expect((await stored()).map(({ hash }) => hash)).toEqual([used])
  })
})

/** A PNG of a few kilobytes that says it has 60 000 by 60 000 pixels. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.writeUInt8(8, 8)
  const chunk = (name: string, data: Buffer) => {
    const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const pixels = deflateSync(Buffer.alloc(3_600_000))
  const chunks = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}
