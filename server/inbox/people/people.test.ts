import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import { handedOverSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import type { Invitation } from '../services.ts'

const DAY_MS = 86_400_000
const SIPHO = 'sipho@twelvemoons.example'
const BY_PASSWORD = { name: 'Sipho Dube', email: SIPHO, password: PASSWORD }
let inbox: TestInbox
let owner: TestBrowser & { id: string }
let invitations: Array<Invitation>
beforeEach(async () => {
  invitations = []
  inbox = await openTestInbox({
    sendInvitation: async (_tx, invitation) => void invitations.push(invitation),
  })
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const advance = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}
const invite = (email = SIPHO, by: TestBrowser = owner) =>
  by.send('POST', 'people/invite', { body: { email, role: 'member' } })
const tokenIn = (link: string) => link.split('/').at(-1) ?? ''
const acceptInvitation = (token: string, body: object = BY_PASSWORD, browser = inbox.newBrowser()) =>
  browser.send('POST', `invited/${token}`, { body })

describe('an invitation', () => {
  test('is mailed with its link, is valid for a day for the invited address, and is listed until then', async () => {
    advance(1)
    const invitation = (await invite()).json()
    const at = inbox.clock.now.getTime()
    const token = tokenIn(invitation.link)
    expect(invitations).toEqual([{ to: SIPHO, invitedBy: 'Thandeka', token, at, until: at + DAY_MS }])
    expect(invitation.link).toMatch(/^http:\/\/localhost:3000\/inbox\/invited\/[\w-]{43}$/)
    expect((await owner.send('GET', 'people')).json().invited).toMatchObject([
      { id: invitation.id, email: SIPHO },
    ])
    const sipho = inbox.newBrowser()
    expect((await sipho.send('GET', `invited/${token}`)).json()).toMatchObject({
      email: SIPHO,
      invitedBy: 'Thandeka',
    })
    await acceptInvitation(token, { ...BY_PASSWORD, email: 'another@evil.example' }, sipho)
    expect((await sipho.send('GET', 'session')).json()).toMatchObject({
      me: { id: invitation.id, name: 'Sipho Dube', email: SIPHO, role: 'member' },
      colleagues: [{ name: 'Thandeka' }, { name: 'Sipho Dube', initials: 'SD', left: false }],
    })
    expect((await owner.send('GET', 'people')).json().invited).toEqual([])
    expect((await inbox.auditLog()).map(({ act }) => act)).toEqual(['joined', 'invited', 'joined'])
  })

  test('expires after a day, and can be sent again, which replaces the older link, and works once', async () => {
    const { id, link } = (await invite()).json()
    advance(DAY_MS)
    const aisha = await inbox.join('Aisha')
    expect((await acceptInvitation(tokenIn(link))).statusCode).toBe(404)
    expect((await aisha.send('GET', 'people')).json().invited).toMatchObject([
      { id, until: inbox.clock.now.getTime() - 1 },
    ])
    const first = (await aisha.send('POST', `people/${id}/link`, { body: {} })).json()
    const second = (await aisha.send('POST', `people/${id}/link`, { body: {} })).json()
    expect((await acceptInvitation(tokenIn(first.link))).statusCode).toBe(404)
    expect((await inbox.auditLog()).slice(0, 2).map(({ act }) => act)).toEqual(['made-link', 'made-link'])
    const twice = await Promise.all([1, 2].map(() => acceptInvitation(tokenIn(second.link))))
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  })

  test('that is revoked does not work', async () => {
    const { id, link } = (await invite()).json()
    expect((await owner.send('DELETE', `people/${id}`)).statusCode).toBe(200)
    expect((await acceptInvitation(tokenIn(link))).statusCode).toBe(404)
    expect((await inbox.auditLog())[0]).toMatchObject({ act: 'took-back-invitation', data: { email: SIPHO } })
  })

  test('of one address by two owners at the same moment is sent once', async () => {
    const aisha = await inbox.join('Aisha')
    const both = await Promise.all([invite(), invite(SIPHO, aisha)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await owner.send('GET', 'people')).json().invited).toHaveLength(1)
  })

  test('to a colleague’s address is refused at its field, in any spelling', async () => {
    await invite()
    const answer = await invite('SIPHO@twelvemoons.example')
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { email: 'Somebody has this address already' },
    ])
    expect((await invite('no address')).json().fields).toHaveProperty('email')
  })
})

describe('the last owner', () => {
  test('cannot be revoked like an invitation, and neither can anyone else who has joined', async () => {
    const member = await inbox.join('Pieter', 'member')
    const answers = [
      await owner.send('DELETE', `people/${owner.id}`),
      await owner.send('DELETE', `people/${member.id}`),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
      [409, 'The last owner cannot leave or become a member.'],
      [409, expect.stringMatching(/^Only an invitation is taken back\. /)],
    ])
    expect((await owner.send('GET', 'people')).json().people).toHaveLength(2)
  })

  test('remains an owner even if two remove each other’s role at the same time', async () => {
    const pieter = await inbox.join('Pieter')
    const answers = await Promise.all([
      owner.send('PUT', `people/${pieter.id}`, { body: { role: 'member' } }),
      pieter.send('PUT', `people/${owner.id}`, { body: { role: 'member' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect((await inbox.auditLog())[0]).toMatchObject({ act: 'changed-role' })
    const { people } = (await owner.send('GET', 'people')).json()
    expect(people.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1)
  })
})

describe('a person who leaves', () => {
  let pieter: TestBrowser & { id: string; email: string }
  beforeEach(async () => {
    pieter = await inbox.join('Pieter', 'member')
  })

  test('is signed out, cannot sign in and keeps their name; they are restored as before, unless their address is in use', async () => {
    const setLeft = (hasLeft: boolean, id = pieter.id) =>
      owner.send('PUT', `people/${id}`, { body: { left: hasLeft } })
    const body = { email: pieter.email, password: PASSWORD }
    const signIn = async () => (await pieter.send('POST', 'sign-in/password', { body })).statusCode
    await setLeft(true)
    expect([(await pieter.send('GET', 'sessions')).statusCode, await signIn()]).toEqual([401, 401])
    expect((await owner.send('GET', 'session')).json().colleagues).toMatchObject([
      { name: 'Thandeka', left: false },
      { name: 'Pieter', left: true },
    ])
    await setLeft(false)
    expect([(await pieter.send('GET', 'sessions')).statusCode, await signIn()]).toEqual([401, 200])
    expect((await owner.send('GET', 'people')).json().people).toHaveLength(2)
    expect((await inbox.auditLog()).map(({ act }) => act).slice(0, 3)).toEqual([
      'signed-in',
      'restored-access',
      'ended-access',
    ])
    await setLeft(true)
    await invite(pieter.email)
    const response = await setLeft(false)
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { email: 'Somebody has this address already' },
    ])
    expect((await setLeft(false, 'nobody')).statusCode).toBe(404)
  })

  test('has open enquiries that are counted, handed over in batches, and given back', async () => {
    const aisha = await inbox.join('Aisha', 'member')
    const give = (numbers: ReadonlyArray<number>, to: string | null) =>
      owner.send('POST', 'bulk/give', { body: { numbers, to } })
    const people = async () => (await owner.send('GET', 'people')).json()
    const handOver = async (to: string | null) =>
      handedOverSchema.parse(
        (await owner.send('POST', 'bulk/hand-over', { body: { from: pieter.id, to } })).json(),
      )
    const all = Array.from({ length: 104 }, (_, index) => index + 1)
    for (const n of all) await inbox.enquiries.add(n % 2 ? sampleContact(n) : sampleLead(n))
    await give(all, pieter.id)
    const setStatus = (number: number, to: string) =>
      owner.send('POST', 'bulk/status', { body: { numbers: [number], to } })
    await setStatus(1, 'won')
    const answered = { kind: 'answered', way: 'telephone', words: '' }
    for (const number of [1, 2])
      await pieter.send('POST', `enquiries/${number}/facts`, { body: { version: 3, fact: answered } })
    expect((await people()).people.map(({ open }: { open: number }) => open)).toEqual([0, 103, 0])
    expect((await people()).departed).toEqual([])

    await owner.send('PUT', `people/${pieter.id}`, { body: { left: true } })
    expect((await people()).departed).toEqual([
      { id: pieter.id, name: 'Pieter', initials: 'P', open: 103, calls: [] },
    ])
    const first = await handOver(aisha.id)
    const second = await handOver(aisha.id)
    expect([first.left, second.left, (await handOver(null)).undo]).toEqual([3, 0, []])
    expect((await people()).departed).toEqual([])
    const assignees = () =>
      inbox.database.read((tx) =>
        tx.query('SELECT who, count(*) AS count FROM enquiries GROUP BY who ORDER BY 2'),
      )
    expect(await assignees()).toEqual([
      { who: pieter.id, count: 1 },
      { who: aisha.id, count: 103 },
    ])

    await owner.send('PUT', `people/${pieter.id}`, { body: { left: false } })
    for (const { numbers, to } of [...first.undo, ...second.undo]) await give(numbers, to)
    expect(await assignees()).toEqual([{ who: pieter.id, count: 104 }])
    const wrong = await owner.send('POST', 'bulk/hand-over', { body: { from: pieter.id, to: pieter.id } })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { to: 'Choose somebody else who works here' },
    ])
  })
})

test('new credentials replace all others, sign out other sessions and keep the name', async () => {
  const pieter = await inbox.join('Pieter', 'member')
  const { link } = (await owner.send('POST', `people/${pieter.id}/link`, { body: {} })).json()
  const browser = inbox.newBrowser()
  await acceptInvitation(
    tokenIn(link),
    { name: 'Mallory', email: SIPHO, password: `${PASSWORD}, again` },
    browser,
  )
  expect((await browser.send('GET', 'session')).json()).toMatchObject({
    me: { id: pieter.id, name: 'Pieter' },
  })
  expect((await pieter.send('GET', 'sessions')).statusCode).toBe(401)
  const body = { email: pieter.email, password: PASSWORD }
  expect((await inbox.newBrowser().send('POST', 'sign-in/password', { body })).statusCode).toBe(401)
})
