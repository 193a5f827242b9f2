import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../tests/attacks/hostile-texts.ts'
import { createComposer, type DueMail } from './due-mail.ts'
import type { Mail } from './mail.ts'
import { COMPOSER, CONFIRMATION, NEW_ENQUIRY } from './testing/drawn-mails.ts'
import { firstMail, overSmtp } from './testing/over-smtp.ts'
import type { ReceivedMail } from './testing/test-smtp.ts'

const compose = createComposer(COMPOSER)
const { smtp, transportTo } = overSmtp()
const longTimeout = () => AbortSignal.timeout(30_000)
const confirmation = () => compose(CONFIRMATION, 'p.confirmation')

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

/** Sends a mail, and returns it as it arrived. */
async function deliver(due: DueMail, id: string): Promise<ReceivedMail> {
  const running = await smtp()
  const transport = transportTo(running.server)
  expect(await transport.deliver(await compose(due, id), longTimeout())).toEqual({ outcome: 'delivered' })
  return firstMail(running)
}

describe('an attempt to inject', () => {
  test.each(HOSTILE_TEXTS)(
    '%j as name, message, category or a shop’s name changes no header and adds no recipient',
    async (text) => {
      const brand = { name: text, colour: null, product: null, href: '/your-name' }
      const words = { name: text, message: text, about: text, plan: null, brand }
      const { mail, to } = await deliver({ ...NEW_ENQUIRY, ...words }, 'p.staff')
      expect(to).toEqual(COMPOSER.notify)
      expect([...mail.headers.keys()].toSorted()).toEqual(HEADERS_OF_STAFF_MAIL)
      expect(mail.headers.get('subject')).not.toMatch(/[\r\n]/)
      expect(mail.html).toBe(false)
      expect(mail.attachments).toEqual([])
    },
  )

  test.each(HOSTILE_TEXTS)(
    '%j as the words of a reply, its subject and its writer changes no header',
    async (text) => {
      const words = { by: text, subject: text, text, attachPlan: null }
      const { mail, to } = await deliver({ kind: 'reply', at: 0, to: 'a@b.example', ...words }, 'p.reply.1')
      expect(to).toEqual(['a@b.example'])
      expect(mail.headers.has('bcc')).toBe(false)
      expect(mail.html).not.toContain('<script')
      expect(mail.attachments).toEqual([])
    },
  )

  test.each(HOSTILE_TEXTS)('%j as an address gets no mail', async (to) => {
    const { server, received } = await smtp()
    await expect(compose({ ...CONFIRMATION, to }, 'p.c')).rejects.toThrow('is no address')
    const { replyTo } = await compose({ ...NEW_ENQUIRY, email: to }, 'p.staff')
    expect(replyTo).toBeNull()
    // Nor does the transport try it again and again.
    const mail = { ...(await confirmation()), to: [to] }
    expect(await transportTo(server).deliver(mail, longTimeout())).not.toMatchObject({ outcome: 'wait' })
    for (const { to: reached } of received) expect(reached).not.toContain('victim@example.com')
  })

  test('an attachment that names a file or an address is never read', async () => {
    const { server, received } = await smtp()
    const evil = {
      ...(await confirmation()),
      html: null,
      attachments: [{ filename: 'x', contentType: 'text/plain', path: '/etc/hostname' }],
    }
    // Values that a bug of ours could pass, against the types.
    await transportTo(server).deliver(evil as unknown as Mail, longTimeout())
    expect(received).toEqual([])
  })
})
