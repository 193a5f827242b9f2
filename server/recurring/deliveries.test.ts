import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONTACT, openTestApp, postJson, postPlain, SECRET, type TestApp } from '../fixture-app.ts'
import { mailInvitations } from '../inbox/people/mail-invitations.ts'
import { newLink } from '../inbox/sign-in/links.ts'
import { sweepAccess } from '../inbox/sign-in/sweep-access.ts'
import { tokenHash } from '../inbox/sign-in/token.ts'
import { tokenSealer } from '../mail/link-token.ts'
import type { MailSetting } from '../mail/mail-setting.ts'
import { savedEmailFolder, savedEmails } from '../mail/saved-emails.ts'
import { startSmtp } from '../mail/testing/test-smtp.ts'
import { RETRY_PERIOD_MS } from '../store/outbox.ts'
import { consumeLink, openLink } from '../store/sql/one-time-links.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { startDeliveries } from './fixture-deliveries.ts'

const inFolder = temporaryFolder()
let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

const deliver = (mail: MailSetting, dataDir: string) => startDeliveries(opened, { mail, dataDir })

test('without a mail server each mail becomes a file; once there is one, all are sent', async () => {
  const dataDir = inFolder('data')
  const folder = savedEmailFolder(dataDir)
  const first = await deliver({ smtp: null, from: null, notify: [] }, dataDir)
  await postJson(opened.app, '/contact-us', CONTACT)
  await expect.poll(() => savedEmails(folder)).toHaveLength(2)
  const files = await Promise.all(
    (await savedEmails(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  expect(files.join('')).toContain('Subject: We answer by Monday')
  expect(files.join('')).toContain('To: hello@twelvemoons.example') // the company's, because no other is set
  await first.stop()

  const smtp = await startSmtp()
  const second = await deliver(
    { smtp: smtp.server, from: 'a@moons.example', notify: ['b@moons.example'] },
    dataDir,
  )
  try {
    await expect.poll(() => smtp.received).toHaveLength(2)
  } finally {
    await second.stop()
    await smtp.close()
  }
  // The part before the @ stays as typed (RFC 5321, 2.4); the domain may be folded.
  const sent = smtp.received.map(({ from, to }) => `${from} to ${to}`).toSorted()
  expect(sent).toEqual(['a@moons.example to Nomvula@example.co.za', 'a@moons.example to b@moons.example'])
})

describe('mails that are sent after an outage', () => {
  const HOUR_MS = 3_600_000
  const advanceHours = (hours: number) => {
    opened.clock.now = new Date(opened.clock.now.getTime() + hours * HOUR_MS)
  }
  /** The mails that arrive once the mail server is back. */
  async function arrivedMails(count: number) {
    const smtp = await startSmtp()
    const setting = { smtp: smtp.server, from: 'a@moons.example', notify: ['b@moons.example'] }
    const workers = await deliver(setting, inFolder('late'))
    try {
      await expect.poll(() => smtp.received).toHaveLength(count)
    } finally {
      await workers.stop()
      await smtp.close()
    }
    return smtp.received.map(({ mail }) => mail)
  }

  test('tell staff the deadline that has passed, but not visitors', async () => {
    await postJson(opened.app, '/contact-us', CONTACT)
    advanceHours(4 * 24)
    const subjects = (await arrivedMails(2)).map(({ subject, text }) => `${subject}. ${text}`).toSorted()
    expect(subjects[0]).toMatch(/^Answer by Monday/)
    expect(subjects[1]).toMatch(/^Your message is here\. We have your message\n\nThis mail comes late\./)
    expect(subjects[1]).not.toContain('answers you by')
  })

  test('have a newsletter link that works for its whole period from then on', async () => {
    await postJson(opened.app, '/newsletter', { email: 'ayanda@example.co.za' })
    advanceHours(60)
    const [mail] = await arrivedMails(1)
    const [, path = ''] = /(\/letters\/confirm\/\S+)/.exec(mail?.text ?? '') ?? []
    advanceHours(47)
    expect((await postPlain(opened.app, path, '')).headers.location).toBe('/letters/confirmed')
  })

  test('are sent at once although the clock that queued them was days ahead, with their full retry period', async () => {
    advanceHours(72)
    await postJson(opened.app, '/contact-us', CONTACT)
    const queued = opened.clock.now.getTime()
    advanceHours(-72)
    expect((await arrivedMails(2)).map(({ date }) => date?.getTime())).toEqual([queued, queued])
    const triedUntil = await opened.stores.database.read((tx) =>
      tx.query('SELECT DISTINCT tried_until FROM outbox'),
    )
    expect(triedUntil).toEqual([{ tried_until: opened.clock.now.getTime() + RETRY_PERIOD_MS }])
  })

  test('have an invitation that works for its whole period from then on; a used one is not sent', async () => {
    const { database, outbox } = opened.stores
    const invitation = async (id: string) => {
      const at = opened.clock.now.getTime()
      const link = newLink(
        { purpose: 'invitation', staff: id, invitedBy: null, secretMark: '' },
        at,
        randomBytes,
      )
      await database.transaction(async (tx) => {
        await link.add(tx)
        await mailInvitations(tokenSealer(SECRET))(tx, {
          to: `${id}@example.co.za`,
          invitedBy: 'Ada',
          at,
          ...link,
        })
      })
      return link.token
    }
    const [open, used] = [await invitation('thandi'), await invitation('sipho')]
    const linkOf = (token: string) =>
      database.read((tx) =>
        openLink(tx, tokenHash(token), { nowMs: opened.clock.now.getTime(), secretMark: '' }),
      )
    await database.transaction((tx) =>
      consumeLink(tx, tokenHash(used), { nowMs: opened.clock.now.getTime(), secretMark: '' }),
    )
    advanceHours(25)
    await sweepAccess(database, opened.clock.now.getTime()) // as in the nightly sweep
    const [mail] = await arrivedMails(1)
    expect(mail?.text).toContain(`/inbox/invited/${open}`)
    advanceHours(23)
    expect([(await linkOf(open))?.staff, await linkOf(used)]).toEqual(['thandi', null])
    expect(await outbox.undelivered('mail')).toMatchObject([
      { hasFailed: true, reason: 'its link is over, was used or replaced: make a new one' },
    ])
  })
})
