import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { promiseBy } from '../../domain/inbox/time/deadline.ts'
import { loadContent } from '../content.ts'
import { writeFixtureSite } from '../fixture-site.ts'
import { freePort } from '../free-port.ts'
import { enquiryLog } from '../store/sql/inbox/enquiry-log.ts'
import { sqlInbox } from '../store/sql/inbox/sql-inbox.ts'
import { embeddedStore } from '../store/sqlite/driver.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'

const DAY_MS = 86_400_000
const inFolder = temporaryFolder()

test('a server that starts works out the deadlines of what was stored before the inbox', async () => {
  const dataDir = inFolder(randomUUID())
  const dateSent = Date.now() - DAY_MS // what is old is swept
  const hooks = enquiryLog({
    now: () => new Date(dateSent),
    deadline: (fromMs) => fromMs + 1,
  })
  const stored = await embeddedStore.open(dataDir, { hooks })
  await stored.enquiries.add(sampleContact(1, { dateSent }))
  await stored.database.transaction((tx) => tx.query('INSERT INTO deadline_backlog SELECT id FROM facts')) // as the migration does
  const dueAt = async () => (await sqlInbox(stored.database).detail(1, 'thandeka'))?.state.dueAt
  expect(await dueAt()).toBe(dateSent + 1)

  const built = await writeFixtureSite()
  const main = fileURLToPath(new URL('../fixture-main.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const server = spawn(process.execPath, [main, built.directory], { env, stdio: 'ignore' })
  const { openingHours } = (await loadContent()).company
  const byTheRule = promiseBy(openingHours)(dateSent, [])
  await expect.poll(dueAt).toBe(byTheRule)
  server.kill('SIGTERM')
  await once(server, 'exit')
  await built.remove()
  await stored.close()
})
