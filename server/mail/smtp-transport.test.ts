import { describe, expect, test } from 'vitest'
import { makeCertificate } from '../../tests/observatory/certificate.ts'
import { createComposer } from './due-mail.ts'
import { COMPOSER, CONFIRMATION, NEW_ENQUIRY } from './testing/drawn-mails.ts'
import { firstMail, overSmtp } from './testing/over-smtp.ts'
import type { Behaviour } from './testing/test-smtp.ts'

const compose = createComposer(COMPOSER)
const { smtp, transportTo } = overSmtp()
const longTimeout = () => AbortSignal.timeout(30_000)
const confirmation = () => compose(CONFIRMATION, 'p.confirmation')

test('a mail arrives with both parts, its sender, its Message-ID and its date', async () => {
  const running = await smtp()
  expect(await transportTo(running.server).deliver(await confirmation(), longTimeout())).toEqual({
    outcome: 'delivered',
  })
  const { mail, raw, from, to } = firstMail(running)
  expect([from, to]).toEqual(['hello@twelvemoons.example', ['nomvula@khoza.example']])
  expect(mail.messageId).toBe('<p.confirmation@twelvemoons.example>')
  expect(mail.date).toEqual(new Date(CONFIRMATION.at))
  expect(mail.from?.text).toBe('"Twelve Moons" <hello@twelvemoons.example>')
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8; format=flowed')
  expect(mail.html).toContain('<b>Monday 23 November, 11:05</b>')
  expect(mail.text).toContain('A person reads it and answers you by')
})

describe('a server’s response to a mail', () => {
  const refusal = (code: number, words: string) => ({ code, words })
  test.each<[string, Behaviour, object]>([
    [
      'an unknown address is final, with the words and without the address',
      { onRecipient: (address) => refusal(550, `5.1.1 <${address}>: no such user`) },
      { outcome: 'refused', reason: '550 5.1.1 …: no such user' },
    ],
    [
      'refused content is final',
      { onData: () => refusal(554, '5.7.1 looks like spam') },
      { outcome: 'refused', reason: '554 5.7.1 looks like spam' },
    ],
    [
      'a refused sender waits: it would be refused with every mail',
      { onSender: () => refusal(553, '5.7.1 <hello@twelvemoons.example> is not yours') },
      { outcome: 'wait', reason: '553 5.7.1 … is not yours' },
    ],
    [
      'a server that refuses all connections: the mail waits',
      { connectRefusal: refusal(554, 'not from your network') },
      { outcome: 'wait', reason: '554 not from your network' },
    ],
    [
      'a connection that ends after DATA: it waits, and may arrive twice under one Message-ID',
      { onData: () => 'drop' },
      { outcome: 'wait', reason: 'the mail server could not be reached, or hung up' },
    ],
  ])('%s', async (_name, behaviour, outcome) => {
    const { server } = await smtp(behaviour)
    expect(await transportTo(server).deliver(await confirmation(), longTimeout())).toEqual(outcome)
  })

  test('that never comes: the attempt times out', async () => {
    const time = new AbortController()
    const { server, received } = await smtp({
      onData: () => {
        time.abort()
        return 'silent'
      },
    })
    const outcome = await transportTo(server).deliver(await confirmation(), time.signal)
    expect(outcome).toEqual({ outcome: 'wait', reason: 'the mail server did not answer in time' })
    expect(received).toHaveLength(1)
  })
})

test('while the server is down a mail waits; then it is sent', async () => {
  const { server, stop, restart, received } = await smtp()
  const transport = transportTo(server)
  await transport.deliver(await confirmation(), longTimeout())
  await stop()
  expect(await transport.deliver(await confirmation(), longTimeout())).toEqual({
    outcome: 'wait',
    reason: 'the mail server could not be reached, or hung up',
  })
  await restart()
  expect(await transport.deliver(await confirmation(), longTimeout())).toEqual({ outcome: 'delivered' })
  expect(received).toHaveLength(2)
})

describe('signing in', () => {
  const login = { user: 'moons@example', password: 'p@ss/word' }

  test('a correct password is accepted, and checked beforehand', async () => {
    const { server, received } = await smtp({ login })
    const transport = transportTo(server)
    expect(await transport.fault()).toBeNull()
    expect(await transport.deliver(await confirmation(), longTimeout())).toEqual({ outcome: 'delivered' })
    expect(received).toHaveLength(1)
  })

  test('a wrong password fails no mail, because the setting can be corrected', async () => {
    const { server } = await smtp({ login })
    const transport = transportTo({ ...server, login: { ...login, password: 'wrong' } })
    const outcome = await transport.deliver(await confirmation(), longTimeout())
    expect(outcome).toMatchObject({
      outcome: 'wait',
      reason: expect.stringContaining('the user or the password of SMTP_URL'),
    })
    expect(await transport.fault()).toContain('SMTP_URL')
    expect(JSON.stringify(outcome)).not.toContain('wrong')
  })
})

describe('untrusted TLS is reported', () => {
  /** Another name of this machine, for which its certificate is not valid. */
  const host = '0.0.0.0'

  test('for an untrusted certificate', async () => {
    const { server } = await smtp({ certificate: await makeCertificate() })
    expect(await transportTo({ ...server, host }).fault()).toBe(
      'the certificate or the TLS of the mail server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    )
  })

  test('for smtps:// at a port without TLS from the start', async () => {
    const { server } = await smtp()
    expect(await transportTo({ ...server, host, isTls: true }).fault()).toBe(
      'the port of SMTP_URL has no TLS from the start: try smtp:// instead of smtps://',
    )
  })
})

test('a password is sent to no other machine without TLS', async () => {
  const { server, received } = await smtp({ login: { user: 'moons', password: 'secret' } })
  // Another name of this machine, which is not recognised as local.
  const transport = transportTo({ ...server, host: '0.0.0.0' })
  expect(await transport.deliver(await confirmation(), longTimeout())).toEqual({
    outcome: 'wait',
    reason: expect.stringMatching(
      /^the mail server offers no TLS that can be trusted, and nothing is sent without: 5/,
    ),
  })
  expect(received).toEqual([])
})

test('a mail to several of the staff is delivered if one of them gets it; failures of others are logged, without the address', async () => {
  const onRecipient = (address: string) =>
    address.startsWith('pieter') ? { code: 550, words: `no ${address} here` } : undefined
  const { server, received } = await smtp({ onRecipient })
  const logged: Array<unknown> = []
  const toStaff = await compose(NEW_ENQUIRY, 'p.staff')
  expect(await transportTo(server, logged).deliver(toStaff, longTimeout())).toEqual({ outcome: 'delivered' })
  expect(received).toMatchObject([{ to: ['thandeka@twelvemoons.example'] }])
  expect(logged).toMatchObject([['error', { count: 1, codes: [550] }, expect.stringContaining('NOTIFY')]])
  expect(JSON.stringify(logged)).not.toContain('pieter')
})
