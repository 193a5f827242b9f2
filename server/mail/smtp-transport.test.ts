import { afterEach, describe, expect, test } from 'vitest'
import { createComposer } from './compose.ts'
import type { Mail } from './mail.ts'
import type { SmtpServer } from './mail-setting.ts'
import { smtpTransport } from './smtp-transport.ts'
import { CONFIRMATION, NEW_ENQUIRY, PARTS } from './testing/drawn-mails.ts'
import { type Behaviour, deadPort, startSmtp, type TestSmtp } from './testing/test-smtp.ts'

const compose = createComposer(PARTS)
const opened: Array<() => unknown> = []

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function smtp(behaviour?: Behaviour): Promise<TestSmtp> {
  const server = await startSmtp(behaviour)
  opened.push(server.close)
  return server
}

function transportTo(server: SmtpServer, logged: Array<unknown> = []) {
  const transport = smtpTransport(server, (...line) => logged.push(line))
  opened.push(transport.close)
  return transport
}

const unhurried = () => AbortSignal.timeout(30_000)
const confirmation = () => compose(CONFIRMATION, 'p.confirmation')

test('a mail arrives with both parts, its sender, its Message-ID and the day on which it was written', async () => {
  const { server, taken } = await smtp()
  expect(await transportTo(server).deliver(await confirmation(), unhurried())).toEqual({
    outcome: 'delivered',
  })
  const [{ mail, raw, from, to } = theFirst()] = taken
  expect([from, to]).toEqual(['hello@twelvemoons.example', ['nomvula@khoza.example']])
  expect(mail.messageId).toBe('<p.confirmation@twelvemoons.example>')
  expect(mail.date).toEqual(new Date(CONFIRMATION.at))
  expect(mail.from?.text).toBe('"Twelve Moons" <hello@twelvemoons.example>')
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8; format=flowed')
  expect(mail.html).toContain('<b>Monday 23 November, 11:05</b>')
  expect(mail.text).toContain('A person reads it and answers you by')
})

describe('what a server says of a mail', () => {
  const said = (code: number, words: string) => ({ code, words })
  test.each<[string, Behaviour, object]>([
    [
      'an unknown address is final, with the words and without the address',
      { onRecipient: (address) => said(550, `5.1.1 <${address}>: no such user`) },
      { outcome: 'refused', reason: '550 5.1.1 …: no such user' },
    ],
    [
      'content that it does not take is final',
      { onData: () => said(554, '5.7.1 looks like spam') },
      { outcome: 'refused', reason: '554 5.7.1 looks like spam' },
    ],
    [
      'a grey list waits',
      { onRecipient: () => said(450, '4.2.0 come back in five minutes') },
      { outcome: 'wait', reason: '450 4.2.0 come back in five minutes' },
    ],
    [
      'a full disk waits',
      { onData: () => said(452, '4.3.1 no room') },
      { outcome: 'wait', reason: '452 4.3.1 no room' },
    ],
    [
      'a server that turns everybody away says nothing of the mail: it waits',
      { turnsAway: said(554, 'not from your network') },
      { outcome: 'wait', reason: '554 not from your network' },
    ],
    [
      'a connection that ends after DATA: it waits, and may arrive twice under one Message-ID',
      { onData: () => 'drop' },
      { outcome: 'wait', reason: 'the mail server could not be reached, or hung up' },
    ],
  ])('%s', async (_name, behaviour, outcome) => {
    const { server } = await smtp(behaviour)
    expect(await transportTo(server).deliver(await confirmation(), unhurried())).toEqual(outcome)
  })

  test('nothing: an attempt is given up in its time', async () => {
    const { server, taken } = await smtp({ onData: () => 'silent' })
    const outcome = await transportTo(server).deliver(await confirmation(), AbortSignal.timeout(300))
    expect(outcome).toEqual({ outcome: 'wait', reason: 'the mail server did not answer in time' })
    expect(taken).toHaveLength(1)
  })

  test('yes, late: it has arrived', async () => {
    const { server, taken } = await smtp({ onData: () => 'late' })
    expect(await transportTo(server).deliver(await confirmation(), unhurried())).toEqual({
      outcome: 'delivered',
    })
    expect(taken).toHaveLength(1)
  })

  test('a repeat after a lost answer carries the same Message-ID', async () => {
    const { server, taken, behave } = await smtp({ onData: () => 'drop' })
    const transport = transportTo(server)
    await transport.deliver(await confirmation(), unhurried())
    behave({})
    expect(await transport.deliver(await confirmation(), unhurried())).toEqual({ outcome: 'delivered' })
    expect(new Set(taken.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(taken).toHaveLength(2)
  })
})

test('a server that is not there, or dies and comes back: the mail waits, then goes', async () => {
  const nowhere = { host: '127.0.0.1', port: await deadPort(), isTls: false, login: null }
  const waits = { outcome: 'wait', reason: 'the mail server could not be reached, or hung up' }
  expect(await transportTo(nowhere).deliver(await confirmation(), unhurried())).toEqual(waits)
  const { server, die, rise, taken } = await smtp()
  const transport = transportTo(server)
  await transport.deliver(await confirmation(), unhurried())
  await die()
  expect(await transport.deliver(await confirmation(), unhurried())).toMatchObject({ outcome: 'wait' })
  await rise()
  expect(await transport.deliver(await confirmation(), unhurried())).toEqual({ outcome: 'delivered' })
  expect(taken).toHaveLength(2)
})

describe('signing in', () => {
  const login = { user: 'moons@example', password: 'p@ss/word' }

  test('a right password is taken, and asked about beforehand', async () => {
    const { server, taken } = await smtp({ login })
    const transport = transportTo(server)
    expect(await transport.fault()).toBeNull()
    expect(await transport.deliver(await confirmation(), unhurried())).toEqual({ outcome: 'delivered' })
    expect(taken).toHaveLength(1)
  })

  test('a wrong one fails no mail: it is a setting that somebody can mend', async () => {
    const { server } = await smtp({ login })
    const transport = transportTo({ ...server, login: { ...login, password: 'wrong' } })
    const outcome = await transport.deliver(await confirmation(), unhurried())
    expect(outcome).toMatchObject({
      outcome: 'wait',
      reason: expect.stringContaining('the user or the password of SMTP_URL'),
    })
    expect(await transport.fault()).toContain('SMTP_URL')
    expect(JSON.stringify(outcome)).not.toContain('wrong')
  })
})

test('a password goes to no other machine without TLS', async () => {
  let askedFor: unknown = null
  const login = {
    get user() {
      askedFor = 'user'
      return 'moons'
    },
    password: 'secret',
  }
  const { server, taken } = await smtp({ login })
  askedFor = null
  // Another name of this machine, which is not known for one.
  const elsewhere = { ...server, host: '0.0.0.0', login: { user: 'moons', password: 'secret' } }
  const outcome = await transportTo(elsewhere).deliver(await confirmation(), unhurried())
  expect(outcome).toEqual({
    outcome: 'wait',
    reason: expect.stringMatching(
      /^the mail server offers no TLS that can be trusted, and nothing is sent without: 5/,
    ),
  })
  expect([taken, askedFor]).toEqual([[], null])
})

describe('a mail to several of the staff', () => {
  const toStaff = () => compose(NEW_ENQUIRY, 'p.staff')

  test('counts as delivered where one of them has it; that another has not stands in the log, without the address', async () => {
    const onRecipient = (address: string) =>
      address.startsWith('pieter') ? { code: 550, words: `no ${address} here` } : undefined
    const { server, taken } = await smtp({ onRecipient })
    const logged: Array<unknown> = []
    expect(await transportTo(server, logged).deliver(await toStaff(), unhurried())).toEqual({
      outcome: 'delivered',
    })
    expect(taken).toMatchObject([{ to: ['thandeka@twelvemoons.example'] }])
    expect(logged).toMatchObject([['error', { count: 1, codes: [550] }, expect.stringContaining('NOTIFY')]])
    expect(JSON.stringify(logged)).not.toContain('pieter')
  })
})

/** Each of them tries to begin a header of its own, to be several addresses, to name a file, or to be markup where mail is read. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '</pre><iframe src=//evil.example>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Eevil\u202C.exe',
  '.\r\nQUIT\r\n',
  '--\r\n\r\n--_NmP-Part_1--',
  'x@y.example\r\nBcc: victim@example.com',
  'x@y.example, victim@example.com',
  '"a b"<victim@example.com>',
  'x@y.example\u0000',
  '=?utf-8?Q?a=0D=0ABcc:_victim=40example.com?=',
  '<!DOCTYPE html><script>alert(1)</script>',
  'victim@example.com>\nSubject: hi',
]

describe('an attempt to inject', () => {
  test.each(HOSTILE)(
    '%j as name, message or category changes no header and reaches nobody else',
    async (text) => {
      const { server, taken } = await smtp()
      const mail = await compose(
        { ...NEW_ENQUIRY, name: text, message: text, about: text, plan: null },
        'p.staff',
      )
      expect(await transportTo(server).deliver(mail, unhurried())).toEqual({ outcome: 'delivered' })
      const [{ mail: got, to } = theFirst()] = taken
      expect(to).toEqual(PARTS.notify)
      expect([...got.headers.keys()].toSorted()).toEqual(HEADERS_OF_STAFF_MAIL)
      expect(got.headers.get('subject')).not.toMatch(/[\r\n]/)
      expect(got.html).toBe(false)
      expect(got.attachments).toEqual([])
    },
  )

  test.each(HOSTILE)(
    '%j as the words of a reply, its subject and its writer changes no header',
    async (text) => {
      const { server, taken } = await smtp()
      const reply = {
        kind: 'reply',
        at: 0,
        to: 'a@b.example',
        by: text,
        subject: text,
        text,
        attachPlan: null,
      } as const
      expect(await transportTo(server).deliver(await compose(reply, 'p.reply.1'), unhurried())).toEqual({
        outcome: 'delivered',
      })
      const [{ mail: got, to } = theFirst()] = taken
      expect(to).toEqual(['a@b.example'])
      expect(got.headers.has('bcc')).toBe(false)
      expect(got.html).not.toContain('<script')
      expect(got.attachments).toEqual([])
    },
  )

  test.each(HOSTILE)('%j as an address is sent to nobody', async (to) => {
    const { server, taken } = await smtp()
    await expect(compose({ ...CONFIRMATION, to }, 'p.c')).rejects.toThrow('is no address')
    const { replyTo } = await compose({ ...NEW_ENQUIRY, email: to }, 'p.staff')
    expect(replyTo).toBeNull()
    // Nor by a transport that nobody has asked first.
    const mail = { ...(await confirmation()), to: [to] }
    expect(await transportTo(server).deliver(mail, unhurried())).not.toEqual({ outcome: 'wait' })
    for (const { to: reached } of taken) expect(reached).not.toContain('victim@example.com')
  })

  test('an attachment that names a file or an address is never read', async () => {
    const { server, taken } = await smtp()
    const mail: Mail = { ...(await confirmation()), html: null }
    const evil = {
      ...mail,
      attachments: [{ filename: 'x', contentType: 'text/plain', path: '/etc/hostname' }],
    }
    // What a bug of ours could hand over, past the types.
    await transportTo(server).deliver(evil as unknown as Mail, unhurried())
    expect(taken).toEqual([])
  })
})

const HEADERS_OF_STAFF_MAIL = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

function theFirst(): never {
  throw new Error('No mail arrived')
}
