import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../domain/enquiry/samples/enquiries.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../../server/store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from './testing/run-script.ts'

const samples = [
  sampleContact(1, { message: '“héllo” 😀\n' }),
  sampleLead(2),
  quarantined(sampleNewsletter(3)),
]

const inFolder = temporaryFolder()
const PROGRAM = 'ops/commands/enquiries.ts'
const newDataDir = () => inFolder(randomUUID())
const enquiries = (dataDir: string, args: ReadonlyArray<string>, input: string | Readable = '') =>
  runScript('enquiries', args, { DATA_DIR: dataDir }, input)

describe('export', () => {
  test('prints one tree and nothing else, while a server has the database open', async () => {
    const dataDir = newDataDir()
    const server = openSqliteStore(join(dataDir, DATABASE_FILE))
    for (const enquiry of samples) await server.add(enquiry)
    const { code, stdout, stderr } = await enquiries(dataDir, ['export'])
    const { record } = sampleContact(1, { message: '“héllo” 😀\n' })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      contactUs: { [record.userId]: { [record.postId]: record } },
      quarantine: { [record.userId]: { [sampleNewsletter(3).record.postId]: sampleNewsletter(3).record } },
      newsletter: {},
    })
    expect(await server.add(sampleContact(4))).toEqual({ outcome: 'stored' })
    await server.close()
  })

  test('to a file that others can read warns; to a private one it does not', async () => {
    const dataDir = newDataDir()
    await openSqliteStore(join(dataDir, DATABASE_FILE)).close()
    const exportTo = (name: string, mode: number) => {
      const file = openSync(inFolder(name), 'w', mode)
      const child = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', PROGRAM, 'export'],
        {
          env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
          stdio: ['ignore', file, 'pipe'],
        },
      )
      closeSync(file)
      return child.stderr.toString()
    }
    expect(exportTo('open.json', 0o644)).toContain(
      'can read the file with all enquiries that you made (mode 644)',
    )
    expect(exportTo('shut.json', 0o600)).toBe('')
  })

  test('without a database says so and creates none', async () => {
    const dataDir = newDataDir()
    const { code, stdout, stderr } = await enquiries(dataDir, ['export'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(`There is no database at ${join(dataDir, DATABASE_FILE)}`)
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('import', () => {
  test('restores an export once, from standard input or a file, and reports it', async () => {
    const [from, to] = [newDataDir(), newDataDir()]
    const store = openSqliteStore(join(from, DATABASE_FILE))
    for (const enquiry of samples) await store.add(enquiry)
    await store.close()
    const { stdout: tree } = await enquiries(from, ['export'])

    expect(await enquiries(to, ['import'], tree)).toEqual({
      code: 0,
      stdout: '',
      stderr: '3 new, 0 already stored\n',
    })
    const file = inFolder('tree.json')
    writeFileSync(file, tree)
    expect(await enquiries(to, ['import', file])).toMatchObject({
      code: 0,
      stderr: '0 new, 3 already stored\n',
    })
    expect(await enquiries(to, ['export'])).toEqual({ code: 0, stdout: tree, stderr: '' })
  })

  test('names records that are stored with other content, and restores the rest', async () => {
    const [from, to] = [newDataDir(), newDataDir()]
    const source = openSqliteStore(join(from, DATABASE_FILE))
    for (const enquiry of samples) await source.add(enquiry)
    await source.close()
    const target = openSqliteStore(join(to, DATABASE_FILE))
    await target.add(sampleLead(2, { surname: 'Other' }))
    await target.close()
    const { stdout: tree } = await enquiries(from, ['export'])
    const { code, stderr } = await enquiries(to, ['import', '-'], tree)
    const refusal = `1 refused:\n${sampleLead(2).record.postId} is already stored with other content\n`
    expect({ code, stderr }).toEqual({ code: 1, stderr: `2 new, 0 already stored\n${refusal}` })
  })

  test.each([
    ['', 'Standard input is no JSON'],
    ['{"contactUs":{"u":{"p":{}}}}', 'contactUs/u/p/firstName: '],
  ])('of %j is refused, and no database is made', async (input, message) => {
    const dataDir = newDataDir()
    const { code, stderr } = await enquiries(dataDir, ['import'], input)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) })
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('an import with a value over the limit is refused, and names the value', () => {
  const { record } = sampleContact(1)
  const { userId, postId } = record
  const place = `contactUs/${userId}/${postId}`

  test.each([
    ['a text of 300 MB', `{"contactUs":{"${userId}":{"${postId}":{"message":"`, `${place}/message`],
    ['a key of 300 MB', `{"contactUs":{"${userId}":{"${postId}":{"`, place],
    ['a user id of 300 MB', `{"contactUs":{"`, 'contactUs'],
    ['300 MB of nothing', '{"contactUs":{} ', 'contactUs', ' '],
    [
      'a list of 300 MB',
      `{"contactUs":{"${userId}":{"${postId}":{"firstName":[0`,
      `${place}/firstName`,
      ',1',
    ],
  ])('%s', async (_what, start, where, filling = 'x') => {
    const megabyte = filling.repeat(1_000_000 / filling.length)
    const input = Readable.from([start, ...Array.from({ length: 300 }, () => megabyte)], {
      objectMode: false,
    })
    const dataDir = newDataDir()
    const { code, stderr } = await enquiries(dataDir, ['import'], input)
    const refusal = new RegExp(`^${where}\\S*: longer than 1000000 characters; no form can be that long\\n$`)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(refusal) })
    expect(existsSync(dataDir)).toBe(false)
  })
})

test('release turns a quarantined enquiry into an ordinary one, once, and says so', async () => {
  const suspect = quarantined(sampleLead(7))
  const { postId } = suspect.record
  const [from, dataDir] = [newDataDir(), newDataDir()]
  const other = openSqliteStore(join(from, DATABASE_FILE))
  await other.add(suspect)
  await other.close()
  await enquiries(dataDir, ['import'], (await enquiries(from, ['export'])).stdout)
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  const first = await enquiries(dataDir, ['release', postId])
  expect(first).toEqual({ code: 0, stdout: '', stderr: expect.stringContaining('Released') })
  expect(await Array.fromAsync(store.all())).toEqual([sampleLead(7)])
  const second = await enquiries(dataDir, ['release', postId])
  expect(second).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('not held back') })
  const unknown = await enquiries(dataDir, ['release', sampleLead(8).record.postId])
  expect(unknown).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('No enquiry') })
  await store.close()
})

test.each([
  [[]],
  [['release']],
  [['release', 'no-post-id']],
  [['list']],
  [['export', 'file']],
  [['import', 'a', 'b']],
])('%j prints the usage', async (args) => {
  const { code, stderr } = await enquiries(newDataDir(), args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Usage: enquiries export') })
})
