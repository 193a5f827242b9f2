import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  heldBack,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../domain/enquiry/samples/submissions.ts'
import packageJson from '../package.json' with { type: 'json' }
import { notedReceipts } from './inbox/receipts-file.ts'
import { DATABASE_FILE } from './storage/sqlite/sqlite-store.ts'
import { openSqliteStore } from './storage/testing/open-sqlite-store.ts'
import { temporaryFolder } from './storage/testing/temporary-folder.ts'

const [, ...COMMAND] = packageJson.scripts.privacy.split(' ')
const inFolder = temporaryFolder()

const hers = [
  sampleContact(1, { email: 'Ann@Example.com', message: 'written by Ann' }),
  heldBack(sampleLead(2, { email: 'ann@example.com' })),
  sampleNewsletter(3, { email: 'ANN@example.com' }),
]
const others = [sampleContact(4), sampleLead(5, { email: 'joann@example.com' })]

test('export prints all that is stored with an address, in every collection, and nothing of others', async () => {
  const { dataDir, store } = await filled()
  const { code, stdout, stderr } = await privacy(dataDir, ['export', ' ann@EXAMPLE.com'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { contactUs, quarantine, newsletter, beside, ...rest } = JSON.parse(stdout)
  expect([contactUs, quarantine, newsletter].flatMap(recordsIn)).toEqual(hers.map(({ record }) => record))
  expect(Object.keys(beside)).toEqual(hers.map(({ record }) => record.postId))
  expect(rest).toEqual({ whiteLabelSolution: {} })
  expect(await Array.fromAsync(store.all())).toEqual([...hers, ...others])
  await store.close()
})

test('erase takes it out without a question where no terminal is, also of the file, beside a server', async () => {
  const { dataDir, store } = await filled()
  const { code, stdout, stderr } = await privacy(dataDir, ['erase', 'ann@example.com'])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toMatch(/3 enquiries erased, ER-\d{4}-0001\./)
  expect((await notedReceipts(dataDir)).receipts).toMatchObject([{ no: 1, by: null }])
  expect(stderr).not.toContain('yes')
  expect(await Array.fromAsync(store.all())).toEqual(others)
  await store.close()
  expect(readFileSync(join(dataDir, DATABASE_FILE)).includes('written by Ann')).toBe(false)
})

test('with Firebase, what the owner deletes there by hand is named', async () => {
  const { dataDir, store } = await filled()
  await store.close()
  const { code, stderr } = await privacy(dataDir, ['erase', 'ann@example.com'], {
    DATABASE_URL: 'firebase://demo-project',
    FIREBASE_API_KEY: 'x',
    FIREBASE_DATABASE_URL: 'https://demo-project.firebaseio.com',
  })
  const { userId, postId } = sampleContact(1).record
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(new RegExp(`console too:\n  contactUs/${userId}/${postId}\n$`)),
  })
})

test.each(['export', 'erase'])('%s of an address that nothing is stored with says so', async (command) => {
  const { dataDir, store } = await filled()
  const { code, stderr } = await privacy(dataDir, [command, 'nobody@example.com'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nothing is stored with this address\n' })
  expect(await Array.fromAsync(store.all())).toHaveLength(5)
  await store.close()
})

test.each([
  [[]],
  [['erase']],
  [['erase', '%']],
  [['erase', 'a@b.example', 'c@d.example']],
  [['list', 'a@b.example']],
])('%j prints the usage, and makes no database', async (args) => {
  const dataDir = inFolder(randomUUID())
  const { code, stderr } = await privacy(dataDir, args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Usage: privacy export') })
  expect(existsSync(dataDir)).toBe(false)
})

async function filled() {
  const dataDir = inFolder(randomUUID())
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  for (const submission of [...hers, ...others]) await store.add(submission)
  return { dataDir, store }
}

function recordsIn(branch: object): Array<unknown> {
  return Object.values(branch).flatMap((posts: object) => Object.values(posts))
}

async function privacy(dataDir: string, args: Array<string>, env: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _ours, ...inherited } = process.env
  const child = spawn(process.execPath, [...COMMAND, ...args], {
    env: { ...inherited, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, stdout, stderr }
}
