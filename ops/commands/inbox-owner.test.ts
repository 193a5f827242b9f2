import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ANCHOR_FILE } from '../../server/inbox/audit/audit-anchor.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from './testing/run-script.ts'

const inFolder = temporaryFolder()
const newDataDir = () => inFolder(randomUUID())
const run = (script: 'inbox:owner' | 'audit:verify', dataDir: string, args: ReadonlyArray<string> = []) =>
  runScript(script, args, { SITE_URL: 'https://inbox.example', DATA_DIR: dataDir })

async function withDatabase(dataDir: string, ...statements: ReadonlyArray<string>): Promise<void> {
  const { database, close } = await embeddedStore.open(dataDir)
  for (const sql of statements) await database.transaction((tx) => tx.query(sql))
  await close()
}

const OWNER_ROW = `INSERT INTO staff (id, name, email, email_folded, role, created_at, joined_at)
  VALUES ('ada', 'Ada Nkosi', 'ada@inbox.example', 'ada@inbox.example', 'owner', 1, 1)`

test('the first owner’s link is the only output, and only its hash is stored', async () => {
  const dataDir = newDataDir()
  const { code, stdout, stderr } = await run('inbox:owner', dataDir)
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/inbox\.example\/inbox\/first\/[\w-]{43}\n$/),
  ])
  expect(stderr).toMatch(/The first owner gets in by this link\. It works once, until \d\d:\d\d:/)
  const { database, close } = await embeddedStore.open(dataDir)
  const links = await database.read((tx) => tx.query('SELECT * FROM one_time_links'))
  await close()
  expect(links).toMatchObject([{ purpose: 'first', used_at: null }])
  expect(JSON.stringify(links)).not.toContain(stdout.trim().split('/').at(-1))
})

test('if there is an owner, the command names them and what to do, and creates no link', async () => {
  const dataDir = newDataDir()
  await withDatabase(dataDir, OWNER_ROW)
  const { code, stdout, stderr } = await run('inbox:owner', dataDir)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('There is an owner already; no link was made.')
  expect(stderr).toContain('Ada Nkosi, ada@inbox.example')
  expect(stderr).toContain('npm run inbox:owner -- --recover ADDRESS')
})

test('an owner who has lost all credentials gets a link on request', async () => {
  const dataDir = newDataDir()
  await withDatabase(dataDir, OWNER_ROW)
  const recovery = await run('inbox:owner', dataDir, ['--recover', 'Ada@Inbox.example'])
  expect([recovery.code, recovery.stdout]).toEqual([0, expect.stringContaining('/inbox/invited/')])
  const unknown = await run('inbox:owner', dataDir, ['--recover', 'eve@inbox.example'])
  expect([unknown.code, unknown.stdout]).toEqual([1, ''])
  expect(unknown.stderr).toContain('No owner has this address.')
})

test.each([['--recover'], ['--force'], ['--recover', 'a', 'b']])('%s prints the usage', async (...args) => {
  expect(await run('inbox:owner', newDataDir(), args)).toMatchObject({ code: 2, stdout: '' })
})

test('audit:verify finds an audit log intact, and after a change broken at the changed entry', async () => {
  const dataDir = newDataDir()
  for (let n = 1; n <= 3; n += 1) await run('inbox:owner', dataDir)
  const intact = await run('audit:verify', dataDir)
  expect([intact.code, intact.stdout]).toEqual([0, expect.stringContaining('3 entries, unbroken.')])
  await withDatabase(dataDir, "UPDATE audit SET act = 'nothing' WHERE n = 2")
  const broken = await run('audit:verify', dataDir)
  expect([broken.code, broken.stdout]).toEqual([
    1,
    'The audit log is BROKEN. Entry 2 does not fit the one before. 1 before it are as they were written.\n',
  ])
})

test('after a restore --seal-anew seals the log again, with an entry about it', async () => {
  const dataDir = newDataDir()
  await run('inbox:owner', dataDir)
  const firstHash = await lastHash(dataDir)
  await run('inbox:owner', dataDir)
  await run('audit:verify', dataDir, ['--seal-anew'])
  await withDatabase(
    dataDir,
    'DELETE FROM audit WHERE n > 1',
    `UPDATE audit_head SET n = 1, hash = '${firstHash}'`,
  )
  expect(await run('audit:verify', dataDir)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('2 to 3 are missing'),
  })
  const resealed = await run('audit:verify', dataDir, ['--seal-anew'])
  expect([resealed.code, resealed.stdout]).toEqual([0, expect.stringContaining('2 entries, unbroken.')])
})

test('a lost seal file is reported with the command that restores it', async () => {
  const dataDir = newDataDir()
  await run('inbox:owner', dataDir)
  await run('audit:verify', dataDir, ['--seal-anew'])
  rmSync(join(dataDir, ANCHOR_FILE))
  expect(await run('audit:verify', dataDir)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('--seal-anew'),
  })
  expect(await run('audit:verify', dataDir, ['--seal-anew'])).toMatchObject({ code: 0 })
})

async function lastHash(dataDir: string): Promise<string> {
  const { database, close } = await embeddedStore.open(dataDir)
  const [row] = await database.read((tx) => tx.query('SELECT hash FROM audit_head'))
  await close()
  return String(row?.hash)
}
