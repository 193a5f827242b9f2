import { expect, test } from 'vitest'
import { sceneFolders } from './render/rendered.ts'
import { staleFolders } from './render/stale-folders.ts'

test('every committed picture is as its scene is drawn (else run npm run scenes)', async () => {
  expect((await sceneFolders()).length).toBeGreaterThan(0)
  expect(await staleFolders()).toEqual([])
})
