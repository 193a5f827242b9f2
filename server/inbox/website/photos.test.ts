import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PHOTO_MIN_SIDE, PHOTO_UPLOAD_MAX_BYTES, storedFile } from '../../../domain/content/photo-rules.ts'
import { photoDeletedSchema, photoStoredSchema, photosSchema } from '../../../domain/inbox/api/photos.ts'
import { deleteUnusedPhotos } from '../../store/sql/website/photo-rows.ts'
import { type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'
import { png } from './fixture-png.ts'

let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

const send = (body: Buffer, use = 'person', type = 'image/jpeg') =>
  opened.owner.send('POST', `website/photos?use=${use}`, { body, headers: { 'content-type': type } })
const stored = async () =>
  photosSchema.parse((await opened.owner.send('GET', 'website/photos')).json()).photos
const photo = (hash: string) => opened.owner.send('GET', `website/photos/${hash}`)
const plain = (width: number, height: number, background = '#b5442c') =>
  sharp({ create: { width, height, channels: 3, background } })

async function choose(background?: string): Promise<string> {
  const body = await plain(700, 700, background).jpeg().toBuffer()
  return photoStoredSchema.parse((await send(body)).json()).hash
}

describe('a photo that is sent', () => {
  test('is stored square, upright and small, without the metadata of its camera', async () => {
    const red = await plain(1_000, 1_500).png().toBuffer()
    const sideways = await plain(2_000, 1_500, '#00f')
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Canarycam' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(sideways.includes('Canarycam')).toBe(true)
    const answer = photoStoredSchema.parse((await send(sideways)).json())
    expect(answer).toMatchObject({ width: PHOTO_MIN_SIDE, height: PHOTO_MIN_SIDE })
    const { rawPayload, headers } = await photo(answer.hash)
    expect([headers['content-type'], rawPayload.includes('Canarycam')]).toEqual(['image/webp', false])
    const picture = sharp(rawPayload)
    const { format, exif, xmp, icc, orientation } = await picture.metadata()
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' })
    const pixels = await picture.raw().toBuffer()
    const [top, bottom] = [pixels[0] ?? 0, pixels[pixels.length - 3] ?? 255]
    expect(top).toBeGreaterThan(150) // red, which the orientation puts on top
    expect(bottom).toBeLessThan(20)
    expect(await stored()).toMatchObject([{ hash: answer.hash }])
  })

  test.each(['png', 'webp'] as const)('may be %s; that of a case study is not cropped', async (format) => {
    const body = await plain(3_200, 1_800).toFormat(format).toBuffer()
    const answer = await send(body, 'case', `image/${format}`)
    expect(photoStoredSchema.parse(answer.json())).toMatchObject({ width: 1_600, height: 900 })
  })

  test('chosen twice is stored once', async () => {
    expect(await choose()).toBe(await choose())
    expect(await stored()).toHaveLength(1)
  })
})

describe('the server refuses', () => {
  test.each([
    [
      'SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'This file is not a picture. Choose a JPEG, PNG or WebP.',
    ],
    [
      'a small picture',
      () => plain(320, 240).jpeg().toBuffer(),
      'This picture is 320 by 240. It must be at least 640 by 640, or it is blurred.',
    ],
    [
      'a decompression bomb',
      async () => png(60_000, 60_000, deflateSync(Buffer.alloc(3_600_000))),
      'This picture is 60000 by 60000, which is more than 40 megapixels. Choose a smaller one.',
    ],
    [
      'half a picture',
      async () => (await plain(2_000, 2_000).jpeg().toBuffer()).subarray(0, 900),
      'This picture cannot be read: it may be damaged. Choose another.',
    ],
  ])('%s', async (_what, body, error) => {
    const answer = await send(await body())
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
    expect(await stored()).toEqual([])
  })

  test('a body over the limit, and one that is no photo', async () => {
    expect((await send(Buffer.alloc(PHOTO_UPLOAD_MAX_BYTES + 1))).statusCode).toBe(413)
    const json = { body: {}, headers: { 'content-type': 'application/json' } }
    expect((await opened.owner.send('POST', 'website/photos?use=person', json)).statusCode).toBe(415)
    expect((await send(await plain(700, 700).jpeg().toBuffer(), 'banner')).statusCode).toBe(415)
    expect(await stored()).toEqual([])
  })

  test('a second photo while one is being prepared; afterwards it is accepted', async () => {
    const body = await plain(3_000, 3_000).jpeg().toBuffer()
    const answers = await Promise.all([send(body), send(body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
    await expect.poll(async () => (await send(body)).statusCode).toBe(200)
  })
})

const ME = { id: 'thandeka', name: 'Thandeka Nkosi', role: 'Owner', sentence: 'Answers first.' }
const withPhoto = (hash: string) => ({ file: storedFile(hash), alt: 'Thandeka at her desk' })

describe('in the draft', () => {
  test('everyone may be removed, and another person added, whose photo is named by what it shows', async () => {
    for (const id of ['lerato', 'anika', 'sipho'])
      await opened.put({ part: 'people', field: id, value: null })
    expect(await opened.overview()).toMatchObject({ faults: [] })
    await opened.put({ part: 'people', field: 'thandeka', value: ME })
    const value = withPhoto(await choose())
    await opened.put({ part: 'people', field: 'thandeka.photo', value })
    expect((await opened.part('people')).draft).toEqual([{ ...ME, photo: value }])
    await opened.check()
    const { changes = [] } = (await opened.overview()).check?.report ?? {}
    expect(changes).toContainEqual(expect.objectContaining({ from: '', to: 'Thandeka at her desk' }))
  })

  test('a photo that is not stored is refused', async () => {
    const value = withPhoto('0'.repeat(64))
    const answer = await opened.put({ part: 'people', field: 'lerato.photo', value })
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'This photo is no longer here. Please choose it again.',
    ])
    expect((await opened.overview()).changes).toEqual([])
  })
})

describe('a photo is deleted', () => {
  const remove = (hash: string) => opened.owner.send('DELETE', `website/photos/${hash}`)
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
    await opened.put({ part: 'people', field: 'lerato.photo', value: withPhoto(hash) })
    const first = await opened.publishNow()
    await opened.put({ part: 'people', field: 'thandeka', value: { ...ME, photo: withPhoto(hash) } })
    await opened.put({ part: 'people', field: 'anika.photo', value: withPhoto(hash) })
    const checked = await opened.check()
    const release = opened.site.holdBuilds()
    const deleted = photoDeletedSchema.parse((await remove(hash)).json())
    expect(deleted).toEqual({ isShown: true, version: checked + 1 })
    expect(await opened.site.website.builtSite(first)).toBeNull() // a server killed now builds it again
    release()
    expect(await everything()).not.toContain(hash)
    expect((await opened.publish(checked)).statusCode).toBe(409)
    await expect.poll(() => opened.site.shown()).toBe(deleted.version)
    const { draft, live } = await opened.part('people')
    expect((live as Array<object>)[0]).not.toHaveProperty('photo')
    expect(draft).toContainEqual(ME)
    expect((await opened.inbox.auditLog()).map(({ act }) => act).slice(0, 2)).toEqual([
      'published-website',
      'deleted-photo',
    ])
    expect([(await remove(hash)).statusCode, (await photo(hash)).statusCode]).toEqual([404, 404])
  })

  test('for good at once if no visitor sees it', async () => {
    const hash = await choose()
    expect((await remove(hash)).json()).toEqual({ isShown: false, version: null })
    expect(await everything()).not.toContain(hash)
    expect(opened.site.shown()).toBeNull()
  })

  test('by the sweep a day after it was chosen, if nothing names it', async () => {
    const [used, unused] = [await choose('#123456'), await choose('#654321')]
    await opened.put({ part: 'people', field: 'lerato.photo', value: withPhoto(used) })
    const { database, clock } = opened.inbox
    await database.transaction((tx) => deleteUnusedPhotos(tx, clock.now.getTime()))
    expect((await stored()).map(({ hash }) => hash).toSorted()).toEqual([used, unused].toSorted())
    await database.transaction((tx) => deleteUnusedPhotos(tx, clock.now.getTime() + 1))
    expect((await stored()).map(({ hash }) => hash)).toEqual([used])
  })
})
