import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { storedFile } from '../../domain/content/photo-rules.ts'
import { readContentFiles } from '../../server/content.ts'
import { draftRows } from '../../server/store/sql/website/draft-rows.ts'
import { addPhoto } from '../../server/store/sql/website/photo-rows.ts'
import { addVersion, publishVersion, settleVersion } from '../../server/store/sql/website/version-rows.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { editableFiles } from '../../server/website/editable.ts'
import { runScript } from './testing/run-script.ts'

const inFolder = temporaryFolder()
const content = (dataDir: string, args: ReadonlyArray<string>) =>
  runScript('content', args, { DATA_DIR: dataDir })
const PHOTO = { hash: 'a1'.repeat(32), bytes: Buffer.from('a photo'), width: 640, height: 640 }
const AUDIENCE = { part: 'home', field: 'hero.audience', value: 'For schools' }

/** The data folder of a store whose live version has the given changes. */
async function folderWithLiveVersion(
  name: string,
  changes: ReadonlyArray<DraftField> = [AUDIENCE],
): Promise<string> {
  const dataDir = inFolder(name)
  const stores = await embeddedStore.open(dataDir)
  const program = await readContentFiles()
  const files = editableFiles(withDraft(program, changes))
  await stores.database.transaction(async (tx) => {
    await addPhoto(tx, PHOTO, 1)
    const by = { author: 'thandeka', at: 1 }
    const number = await addVersion(tx, {
      content: files,
      base: editableFiles(program),
      revision: 0,
      backTo: null,
      begins: null,
      prices: null,
      changes: [],
      builder: 'test',
      ...by,
    })
    await settleVersion(tx, number ?? 0, 'ready', {})
    await publishVersion(tx, number ?? 0, by)
  })
  await stores.close()
  return dataDir
}

test('export writes the live words, and only files that differ', async () => {
  const dataDir = await folderWithLiveVersion('exported')
  const folder = inFolder('content')
  mkdirSync(folder)
  expect(await content(dataDir, ['export', folder])).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(folder)).toContain('home.json')
  expect(JSON.parse(readFileSync(join(folder, 'home.json'), 'utf8')).hero.audience).toBe('For schools')
  expect((await content(dataDir, ['export', folder])).stdout).toBe(
    'Version 1: every file is the same already.\n',
  )
})

test('export also writes the live photos', async () => {
  const photo = { file: storedFile(PHOTO.hash), alt: 'Lerato at her desk' }
  const dataDir = await folderWithLiveVersion('photos', [
    { part: 'people', field: 'lerato.photo', value: photo },
  ])
  const folder = inFolder('with-photos')
  mkdirSync(folder)
  expect((await content(dataDir, ['export', folder])).stdout).toContain(`people/${photo.file}`)
  expect(readFileSync(join(folder, 'people', photo.file), 'utf8')).toBe('a photo')
})

test('import puts the differences of content/ into the draft, except in fields that an owner is changing', async () => {
  const dataDir = await folderWithLiveVersion('imported')
  expect(await content(dataDir, ['import'])).toEqual({
    code: 0,
    stderr: '',
    stdout: 'In the draft, for an owner to check and publish: 1 change.\n',
  })
  const stores = await embeddedStore.open(dataDir)
  const rows = await stores.database.read(draftRows)
  await stores.close()
  expect(rows).toMatchObject([
    { part: 'home', field: 'hero.audience', value: 'For small businesses, churches and shops' },
  ])
  expect((await content(dataDir, ['import'])).stdout).toContain(
    'An owner is changing this, and keeps it: home: hero.audience',
  )
})

test('without a published version export says that visitors see content/', async () => {
  const dataDir = inFolder('new')
  await (await embeddedStore.open(dataDir)).close()
  expect(await content(dataDir, ['export'])).toMatchObject({
    code: 1,
    stderr: 'Nothing was published in the inbox: content/ is what visitors see.\n',
  })
})
