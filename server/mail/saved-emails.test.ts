import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { MAIL_TOPIC, RETRY_PERIOD_MS, SET_ASIDE_DUE_MS } from '../store/outbox.ts'
import { requeueSetAside } from '../store/sql/outbox-messages.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createComposer } from './due-mail.ts'
import { fileTransport, removeObsolete, savedEmails } from './saved-emails.ts'
import { COMPOSER, CONFIRMATION, FRIDAY, MONDAY, NEW_ENQUIRY } from './testing/drawn-mails.ts'
import { courierOf, openOutbox, putMails } from './testing/open-courier.ts'

const compose = createComposer(COMPOSER)
const inFolder = temporaryFolder()
const POST = '-P6wpKBh000000000001'
const OTHER = '-P6wpKBh000000000002'
const anyTime = AbortSignal.timeout(60_000)

test('a mail is one complete .eml file for its owner only, and stays queued until there is a server', async () => {
  const folder = inFolder(randomUUID())
  const outcome = await fileTransport(folder).deliver(
    await compose(CONFIRMATION, `${POST}.confirmation`),
    anyTime,
  )
  expect(outcome).toMatchObject({ outcome: 'set-aside' })
  const [name = ''] = await savedEmails(folder)
  expect(name).toBe(`2026-11-20T09-05-00.000Z.${POST}.confirmation.eml`)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const mail = await simpleParser(await readFile(join(folder, name)))
  expect(mail.to).toMatchObject({ text: 'nomvula@khoza.example' })
  expect(mail.messageId).toBe(`<${POST}.confirmation@twelvemoons.example>`)
})

test('a repeat writes no second file, and the files sort by their time', async () => {
  const folder = inFolder(randomUUID())
  const transport = fileTransport(folder)
  await transport.deliver(await compose({ ...CONFIRMATION, at: MONDAY }, `${OTHER}.confirmation`), anyTime)
  for (const _time of ['first', 'again'])
    await transport.deliver(await compose({ ...NEW_ENQUIRY, at: FRIDAY }, `${POST}.staff`), anyTime)
  const names = await savedEmails(folder)
  expect(names.map((name) => name.split('Z.')[1])).toEqual([`${POST}.staff.eml`, `${OTHER}.confirmation.eml`])
})

test('a partial file left by a crash is not a mail', async () => {
  const folder = inFolder(randomUUID())
  await mkdir(folder)
  await writeFile(join(folder, 'x.eml.part'), 'half')
  expect(await savedEmails(folder)).toEqual([])
})

test('saved mails are due once there is a server, for the full retry period; sent and erased ones leave no file', async () => {
  const folder = inFolder(randomUUID())
  const store = await openOutbox(inFolder(`${randomUUID()}.db`))
  expect(await removeObsolete(folder, store.database)).toBe(0)
  await putMails(store, 3, CONFIRMATION.at)
  const now = () => new Date(CONFIRMATION.at)
  await courierOf({ outbox: store.outbox, transport: fileTransport(folder), now })()
  expect(await removeObsolete(folder, store.database)).toBe(0)

  const [, , erased = ''] = await savedEmails(folder)
  await writeFile(join(folder, `${erased}.part`), 'half of a mail, left behind by a crash')
  expect(await store.outbox.claim(MAIL_TOPIC, SET_ASIDE_DUE_MS - 1, 1)).toEqual([])
  const laterMs = CONFIRMATION.at + 2 * RETRY_PERIOD_MS
  const requeue = () => store.database.transaction((tx) => requeueSetAside(tx, MAIL_TOPIC, laterMs))
  expect([await requeue(), await requeue()]).toEqual([3, 0])
  const [sent] = await store.outbox.claim(MAIL_TOPIC, laterMs, 1)
  expect(sent).toMatchObject({ triedUntil: laterMs + RETRY_PERIOD_MS, attempts: 1 })
  if (sent) await store.outbox.settle(sent, { kind: 'delivered', at: laterMs })
  await store.database.transaction((tx) => tx.query('DELETE FROM outbox WHERE id = ?', ['confirmation.0002']))
  expect(await removeObsolete(folder, store.database)).toBe(3)
  expect(await readdir(folder)).toHaveLength(1)
  expect((await savedEmails(folder)).map((name) => name.split('Z.')[1])).toEqual(['confirmation.0001.eml'])
  await store.close()
})
