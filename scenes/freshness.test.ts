import { expect, test } from 'vitest'
import { fingerprintsOf } from './render/fingerprint.ts'
import { isAsDrawn, readRendered, sceneFolders } from './render/rendered.ts'

test('every committed picture is as its scene is drawn (else run npm run scenes)', async () => {
  const folders = await sceneFolders()
  const [rendered, now] = [await readRendered(), await fingerprintsOf(folders)]
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => !isAsDrawn(rendered, folder, now))).toEqual([])
})
