import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContent } from '../content.ts'
import { CONTACT, openTestApp, postJson, SECRET, SITE_URL, type TestApp } from '../fixture-app.ts'
import type { MailSetting } from '../mail/mail-setting.ts'
import { savedEmailFolder, savedEmails } from '../mail/saved-emails.ts'
import { startSmtp } from '../mail/testing/test-smtp.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { startDeliveryWorkers } from './start-delivery-workers.ts'

const inFolder = temporaryFolder()
let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

async function post(mail: MailSetting, dataDir: string) {
  return startDeliveryWorkers({
    printer: { print: () => Promise.reject(new Error('No plan is attached here')) },
    config: { mail, webhook: null, siteUrl: SITE_URL, dataDir },
    content: await loadContent(),
    secret: SECRET,
    stores: opened.stores,
    now: () => opened.clock.now,
    report: () => {},
  })
}

test('a newcomer finds each mail as a file in seconds; once there is a server all of them go out, in their order', async () => {
  const dataDir = inFolder('data')
  const folder = savedEmailFolder(dataDir)
  const first = await post({ smtp: null, from: null, notify: [] }, dataDir)
  await postJson(opened.app, '/contact-us', CONTACT)
  await expect.poll(() => savedEmails(folder)).toHaveLength(2)
  const files = await Promise.all(
    (await savedEmails(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  expect(files.join('')).toContain('Subject: We answer by Monday')
  expect(files.join('')).toContain('To: hello@twelvemoons.example') // the company's, as nobody else is set
  await first.stop()

  const smtp = await startSmtp()
  const second = await post(
    { smtp: smtp.server, from: 'a@moons.example', notify: ['b@moons.example'] },
    dataDir,
  )
  try {
    await expect.poll(() => smtp.taken).toHaveLength(2)
  } finally {
    await second.stop()
    await smtp.close()
  }
  // The part before the @ as it was typed (RFC 5321, 2.4); the domain may be folded.
  const sent = smtp.taken.map(({ from, to }) => `${from} to ${to}`).toSorted()
  expect(sent).toEqual(['a@moons.example to Nomvula@example.co.za', 'a@moons.example to b@moons.example'])
})

test('a stop waits for no mail server that is silent; what it has not confirmed is tried by whoever runs next', async () => {
  const smtp = await startSmtp({ onData: () => 'silent' })
  const setting = { smtp: smtp.server, from: 'a@moons.example', notify: ['b@moons.example'] }
  const first = await post(setting, inFolder('other'))
  await postJson(opened.app, '/contact-us', CONTACT)
  await expect.poll(() => smtp.taken).toHaveLength(2)
  await first.stop()
  const state = () => opened.stores.outbox.state('mail', opened.clock.now.getTime())
  expect(await state()).toMatchObject({ waiting: 2, failed: 0, delivered: 0 })

  smtp.behave({})
  opened.clock.now = new Date(opened.clock.now.getTime() + 60_000)
  const second = await post(setting, inFolder('other'))
  try {
    await expect.poll(state).toMatchObject({ waiting: 0, delivered: 2 })
  } finally {
    await second.stop()
    await smtp.close()
  }
  const ids = smtp.taken.map(({ mail }) => mail.messageId)
  expect([ids.length, new Set(ids).size]).toEqual([4, 2])
})
