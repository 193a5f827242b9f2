import { expect, test } from 'vitest'
import { staleFolders } from './render/fingerprint.ts'
import { sceneFolders } from './render/rendered.ts'

test('every committed picture is as its scene is drawn (else run npm run scenes)', async () => {
  expect((await sceneFolders()).length).toBeGreaterThan(0)
  expect(await staleFolders()).toEqual([])
})
