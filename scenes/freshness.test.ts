import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isAsDrawn, readRendered } from './render/rendered.ts'

const SCENES = fileURLToPath(new URL('.', import.meta.url))

test('every committed picture is as its scene is drawn (else run npm run scenes)', async () => {
  const entries = await readdir(SCENES, { recursive: true })
  const folders = entries.flatMap((entry) => entry.match(/^([^/]+)\/pictures\.tsx$/)?.[1] ?? [])
  const rendered = await readRendered()
  const stale = []
  for (const folder of folders) if (!(await isAsDrawn(rendered, folder))) stale.push(folder)

  expect(folders.length).toBeGreaterThan(0)
  expect(stale).toEqual([])
})
