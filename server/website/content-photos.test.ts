import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storedFile } from '../../domain/content/photo-rules.ts'
import { photoRows } from '../store/sql/website/photo-rows.ts'
import { embeddedStore } from '../store/sqlite/driver.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { photosOf, storePhotosOf } from './content-photos.ts'

const inFolder = temporaryFolder()

test('photos from an export are stored again, unless they were changed afterwards', async () => {
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b5442c' } })
    .webp()
    .toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const changed = '0'.repeat(64)
  const content = inFolder('content')
  mkdirSync(`${content}/people`, { recursive: true })
  for (const name of [hash, changed]) writeFileSync(`${content}/people/${storedFile(name)}`, bytes)
  const files = { people: [{ photo: { file: storedFile(hash) } }, { photo: { file: storedFile(changed) } }] }
  const { database, close } = await embeddedStore.open(inFolder('data'))
  await storePhotosOf(files, pathToFileURL(`${content}/`), database, 5)
  expect(await database.read(photoRows)).toEqual([{ hash, width: 640, height: 640, at: 5 }])
  expect(await photosOf(files, database)).toEqual({
    [`people/${storedFile(hash)}`]: bytes.toString('base64'),
  })
  await close()
})
