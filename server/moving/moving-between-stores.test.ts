import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { heldBack, sampleContact, sampleLead, samplePlan } from '../../domain/enquiry/samples/submissions.ts'
import type { Submission } from '../../domain/enquiry/submission.ts'
import { openStores } from '../storage/open-stores.ts'
import { temporaryFolder } from '../storage/testing/temporary-folder.ts'
import { describePostgres, newPostgresUrl } from '../storage/testing/test-postgres.ts'
import { readTree } from './read-tree.ts'
import { restoreAll } from './restore-all.ts'
import { treeText } from './write-tree.ts'

type Settings = Parameters<typeof openStores>[0]

const inFolder = temporaryFolder()
const quiet = { step: () => {}, done: () => {} }
const sqlite = (name: string): Settings => ({ dataDir: inFolder(name), database: { kind: 'sqlite' } })

describePostgres('between SQLite and PostgreSQL', () => {
  test('what is carried there and back is the same to the byte, however often it is cut off and done again', async () => {
    const hosted: Settings = {
      dataDir: inFolder('unused'),
      database: { kind: 'postgres', url: await newPostgresUrl() },
    }
    const first = await openStores(sqlite('first'))
    for (const submission of sent()) await first.enquiries.add(submission)
    await first.close()

    const tree = await exported(sqlite('first'))
    await imported(hosted, tree, 20)
    expect(await imported(hosted, tree)).toEqual({ added: 33, standing: 20, refused: [] })
    expect(await exported(hosted)).toBe(tree)
    await imported(sqlite('second'), await exported(hosted))
    expect(await exported(sqlite('second'))).toBe(tree)
  })
})

function sent(): Array<Submission> {
  const contacts = Array.from({ length: 50 }, (_, at) => {
    const [message, userId] = [`“Molo” 🧵 ${at} `.repeat(at), `Visitor${String(at % 7).padStart(21, '0')}`]
    return sampleContact(at + 1, { message, userId })
  })
  return [...contacts, samplePlan(61), heldBack(sampleLead(62)), sampleLead(63)]
}

async function exported(settings: Settings): Promise<string> {
  const stores = await openStores(settings, { mustExist: true })
  const text = (await Array.fromAsync(treeText(stores.enquiries.all(), quiet))).join('')
  await stores.close()
  return text
}

/** @param most puts back so many only, as where the work is cut off */
async function imported(settings: Settings, text: string, most = Number.POSITIVE_INFINITY) {
  const stores = await openStores(settings)
  using tree = await readTree(Readable.from([Buffer.from(text)], { objectMode: false }), quiet)
  const restored = await restoreAll(stores.enquiries, tree.submissions().take(most), () => {})
  await stores.close()
  return restored
}
