import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { personOverviewSchema } from '../../../domain/inbox/api/person.ts'
import { createComposer } from '../../mail/due-mail.ts'
import { COMPOSER } from '../../mail/testing/drawn-mails.ts'
import { CALL_AT, type CallsInbox, openCallsInbox } from './fixture-calls-inbox.ts'

const { email } = sampleContact(1).record
let inbox: CallsInbox
beforeEach(async () => {
  inbox = await openCallsInbox()
  await inbox.takeCalls(inbox.owner)
  await inbox.book()
})
afterEach(() => inbox.close())

const callMails = async () =>
  (await inbox.mails()).filter(({ mail }) => mail.kind === 'call-for-staff' || mail.kind === 'call-cancelled')
const mailedChanges = async () =>
  (await callMails()).map(({ mail }) => [
    mail.kind,
    'happened' in mail ? mail.happened : null,
    'method' in mail ? mail.method : null,
  ])
const cells = () => inbox.database.read((tx) => tx.query('SELECT cell FROM call_cells'))

async function personKey(): Promise<string> {
  const [row] = await inbox.database.read((tx) => tx.query('SELECT person_key FROM enquiries'))
  return String(row?.person_key)
}

test('an erasure announces the call that it cancels, and the mail to the caller does not name the visitor', async () => {
  const key = await personKey()
  const page = personOverviewSchema.parse((await inbox.owner.send('GET', `person/${key}`)).json())
  expect(page.callsAhead).toEqual([CALL_AT])
  expect(page.holdings).toContainEqual({ what: '1 call', details: '23 November 2026, 13:00, booked' })
  const erased = await inbox.owner.send('POST', `person/${key}/erase`, { body: { email } })
  expect(erased.statusCode).toBe(200)
  expect(await inbox.mails()).toHaveLength(1)
  const [sent] = await callMails()
  if (!sent) throw new Error('No mail is queued')
  expect(sent).toMatchObject({
    mail: { happened: 'withdrawn', method: 'CANCEL', number: 1, call: { sequence: 1 } },
  })
  const { text, subject, invitation } = await createComposer(COMPOSER)(sent.mail, sent.id)
  expect(subject).toBe('Call cancelled, Mon 23 Nov 13:00: E-1, Web development')
  expect(invitation?.content).toContain('METHOD:CANCEL')
  expect(`${text} ${invitation?.content} ${JSON.stringify(sent)}`).not.toMatch(/thandi|nkosi|82 ?123/i)
  expect(await cells()).toEqual([])
})

test('a call is cancelled when its enquiry expires, and the caller is mailed', async () => {
  const [enquiry] = await Array.fromAsync(inbox.enquiries.all())
  if (!enquiry) throw new Error('There is no enquiry')
  await inbox.database.transaction((tx) => tx.query('DELETE FROM outbox'))
  expect(await inbox.enquiries.expire(enquiry, null)).toBe('done')
  expect(await mailedChanges()).toEqual([['call-for-staff', 'withdrawn', 'CANCEL']])
})

test('an enquiry put into quarantine loses its call, and only staff are mailed', async () => {
  const { version } = await inbox.detail()
  const response = await inbox.owner.send('POST', 'enquiries/1/hold-back', { body: { version } })
  expect(response.json()).toMatchObject({ call: null, list: 'held' })
  expect(await mailedChanges()).toEqual([['call-for-staff', 'withdrawn', 'CANCEL']])
  expect((await inbox.agenda()).calls).toMatchObject([{ state: 'cancelled' }])
  expect(await cells()).toEqual([])
  await inbox.owner.send('POST', 'enquiries/1/release', { body: { version: 0 } })
  expect(await inbox.detail()).toMatchObject({ call: null, list: 'needs' })
})

test('a call made before its time leaves both calendars, the mail says that they talked, and the time is free', async () => {
  await inbox.add({ kind: 'answered', way: 'telephone', words: 'Yes.' })
  expect(await mailedChanges()).toContainEqual(['call-for-staff', 'cancelled', 'CANCEL'])
  const sent = (await callMails()).find(({ mail }) => mail.kind === 'call-cancelled')
  expect(sent?.mail).toMatchObject({ hasTalked: true, to: email, call: { sequence: 1 } })
  expect(await inbox.detail()).toMatchObject({ call: null, list: 'waiting' })
  expect([(await inbox.agenda()).calls, await inbox.book()]).toEqual([[], 'done'])
})

test('a call made at its time leaves the calendars as they are', async () => {
  inbox.clock.now = new Date(CALL_AT + 60_000)
  await inbox.add({ kind: 'answered', way: 'telephone', words: 'Yes.' })
  expect(await mailedChanges()).toEqual([['call-for-staff', 'booked', 'REQUEST']])
})

test('staff without a calendar get no mail about a call that they cancel themselves', async () => {
  await inbox.owner.send('PUT', 'calls/mine', { body: { takesCalls: true, calendar: 'none' } })
  const before = await mailedChanges()
  await inbox.add({ kind: 'call-cancelled', words: 'I am ill.' })
  expect(await mailedChanges()).toEqual([['call-cancelled', null, null], ...before])
})
