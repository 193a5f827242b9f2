import { afterEach, beforeEach, expect, test } from 'vitest'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { CONTACT, postJson, postPlain, SECRET } from '../fixture-app.ts'
import { confirmationTokenOf } from './call-keys.ts'
import { CALL_AT, type CallsApp, openCallsApp } from './fixture-calls.ts'
import { offeredTimes } from './offered-times.ts'

const LOST = 'We could not keep this time.'

let site: CallsApp
beforeEach(async () => {
  site = await openCallsApp()
})
afterEach(() => site.close())

test('a mailbox may have two open calls; a third is refused, with the reason in the mail but not on the page', async () => {
  const hour = 60 * 60_000
  await site.book({ email: 'n@gmail.com' })
  await site.book({ email: 'N+one@gmail.com', at: CALL_AT + hour })
  const third = await site.book({ email: 'n+two@gmail.com', at: CALL_AT + 2 * hour })
  expect(third.receipt).toMatchObject({ call: null, callLost: LOST, callGone: null, callLink: null })
  expect(await site.calls()).toHaveLength(2)
  expect((await site.mails()).find(({ mail }) => mail.kind === 'call-not-booked')?.mail).toMatchObject({
    why: 'two-open',
  })
})

test('past calls do not count, even if staff have not recorded their outcome', async () => {
  const email = 'n@example.co.za'
  await site.book({ email })
  await site.book({ email, at: CALL_AT + 60 * 60_000 })
  site.clock.now = new Date(CALL_AT + 2 * 60 * 60_000)
  const { receipt } = await site.book({ email, at: CALL_AT + 24 * 60 * 60_000 })
  expect(receipt.callTime).toBe('09:30')
})

test('a network with twelve unconfirmed calls books no more until one is confirmed by its mail', async () => {
  const from = (at: number) => ({ at: CALL_AT + at * 30 * 60_000, ip: `198.51.100.${at}` })
  await site.close()
  site = await openCallsApp({ submissionsPer10Minutes: 0 })
  const first = await site.book(from(0))
  for (let index = 1; index < 12; index += 1) await site.book(from(index))
  expect((await site.book(from(12))).receipt).toMatchObject({ call: null, callLost: LOST })
  expect((await site.book({ ...from(14), ip: '198.51.101.0' })).receipt.call).not.toBeNull()
  expect(await site.stored()).toHaveLength(14)
  const wantedTimes = (await site.mails()).flatMap(({ mail }) =>
    'wantedCallAt' in mail ? mail.wantedCallAt : [],
  )
  expect(wantedTimes).toEqual([CALL_AT + 12 * 30 * 60_000])
  const [call] = await site.calls()
  expect(await site.outcomeAfter(first.receipt.callLink, { do: 'confirm', token: 'guessed' })).toBe('refused')
  const token = confirmationTokenOf(call?.postId ?? '', SECRET)
  expect(await site.outcomeAfter(first.receipt.callLink, { do: 'confirm', token })).toBe('confirmed')
  expect((await site.book(from(13))).receipt.call).not.toBeNull()
})

test('a network that has caused ten mails in an hour is offered no time', async () => {
  const ip = '198.51.100.7'
  const offered = () => offeredTimes(site.app.services, { week: null, ip })
  for (let index = 0; index < 9; index += 1) await postJson(site.app, '/contact-us', CONTACT, {}, ip)
  expect(await offered()).not.toBeNull()
  await postJson(site.app, '/contact-us', CONTACT, {}, ip)
  expect(await offered()).toBeNull()
})

test('an enquiry that looks like spam books no call, and its thank-you page gives no reason', async () => {
  const { receipt } = await site.book({
    message: 'https://a.example https://b.example https://c.example viagra casino',
  })
  const [enquiry] = await site.stored()
  expect(enquiry?.metadata.quarantine).not.toBeNull()
  expect(receipt).toMatchObject({ call: null, callLost: LOST, callGone: null, callLink: null })
  expect(await site.calls()).toEqual([])
})

test('the limits on unconfirmed calls apply to the private link, too', async () => {
  const ip = '198.51.100.7'
  await site.changeSettings({ unconfirmedOfNetwork: 1 })
  await site.book({ ip })
  const other = await site.book({ ip, at: CALL_AT })
  expect(other.receipt.call).toBeNull()
  const stranger = await site.book()
  const values = { do: 'book', callAt: callTimeText(CALL_AT + 30 * 60_000) }
  const answer = await postPlain(site.app, stranger.receipt.callLink, values, {}, ip)
  expect(answer.headers.location).toContain('said=refused')
})
