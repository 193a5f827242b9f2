import { expect, test } from 'vitest'
import { staleFolders } from './render/fingerprint.ts'
import { sceneFolders } from './render/rendered.ts'

test('every committed picture matches its scene (else run npm run scenes)', async () => {
  expect((await sceneFolders()).length).toBeGreaterThan(0)
  expect(await staleFolders()).toEqual([])
})
