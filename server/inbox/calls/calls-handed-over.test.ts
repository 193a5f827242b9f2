import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { peopleSchema } from '../../../domain/inbox/api/people.ts'
import { CALL_AT, type CallsInbox, openCallsInbox } from './fixture-calls-inbox.ts'

const HALF_HOUR_MS = 1_800_000
const otherPerson = { email: 'sipho@example.co.za', phoneNumber: '+27831234567' }

let inbox: CallsInbox
beforeEach(async () => {
  inbox = await openCallsInbox()
  await inbox.enquiries.add(sampleContact(2, otherPerson))
  await inbox.takeCalls(inbox.member)
})
afterEach(() => inbox.close())

const leave = (id: string) => inbox.owner.send('PUT', `people/${id}`, { body: { left: true } })
const people = async () => peopleSchema.parse((await inbox.owner.send('GET', 'people')).json())
const callers = async () => (await inbox.agenda()).calls.map(({ staff }) => staff)
const mailsAbout = async (happened: string) =>
  (await inbox.mails()).filter(({ mail }) => 'happened' in mail && mail.happened === happened)

test('the calls of a person who leaves go to a free colleague, and visitors are mailed the new name', async () => {
  await inbox.book()
  await inbox.takeCalls(inbox.owner)
  expect((await people()).people.find(({ id }) => id === inbox.member.id)?.calls).toEqual([
    { number: 1, name: 'Thandi Nkosi', startsAt: CALL_AT },
  ])
  expect((await leave(inbox.member.id)).json()).toEqual({ callsGiven: 1, callsLeft: 0 })
  expect(await callers()).toEqual([inbox.owner.id])
  expect(await inbox.detail()).toMatchObject({ who: inbox.owner.id })
  const visitors = (await inbox.mails()).flatMap(({ mail }) => (mail.kind === 'call-booked' ? mail : []))
  expect(visitors.map(({ was, call }) => [was, call.caller, call.sequence])).toContainEqual([
    CALL_AT,
    'Thandeka',
    1,
  ])
  const log = await inbox.auditLog()
  expect(log.slice(0, 2).map(({ act }) => act)).toEqual(['ended-access', 'call-given'])
  expect((await people()).departed).toEqual([])
})

test('a call that no colleague is free for stays, and is named under People until it is given or cancelled', async () => {
  await inbox.book()
  await inbox.takeCalls(inbox.owner)
  await inbox.takeCalls(inbox.member, false)
  await inbox.book(CALL_AT, 2)
  expect((await leave(inbox.member.id)).json()).toEqual({ callsGiven: 0, callsLeft: 1 })
  expect((await people()).departed).toMatchObject([
    { name: 'Pieter', calls: [{ number: 1, name: 'Thandi Nkosi', startsAt: CALL_AT }] },
  ])
  await inbox.add({ kind: 'call-cancelled', words: 'Pieter has left.' })
  expect((await people()).departed.flatMap(({ calls }) => calls)).toEqual([])
})

test('a person who stops taking calls can hand theirs over to free colleagues', async () => {
  await inbox.book()
  await inbox.book(CALL_AT + HALF_HOUR_MS, 2)
  await inbox.takeCalls(inbox.member, false)
  await inbox.takeCalls(inbox.owner)
  expect((await inbox.member.send('POST', 'calls/mine/hand-over', { body: {} })).statusCode).toBe(200)
  expect(await callers()).toEqual([inbox.owner.id, inbox.owner.id])
  expect(await mailsAbout('given')).toHaveLength(2)
})

test('both members of staff are mailed each time a call is given to one of them and back', async () => {
  await inbox.book()
  await inbox.add({ kind: 'call-given', staff: inbox.owner.id })
  await inbox.add({ kind: 'call-given', staff: inbox.member.id })
  const sequencesOf = async (happened: string) =>
    (await mailsAbout(happened)).map(
      ({ mail }) => 'call' in mail && mail.call && 'sequence' in mail.call && mail.call.sequence,
    )
  expect((await sequencesOf('booked')).toSorted()).toEqual([0, 1, 2])
  expect((await sequencesOf('given')).toSorted()).toEqual([1, 2])
})
