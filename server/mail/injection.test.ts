import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../tests/attacks/hostile-texts.ts'
import { createComposer } from './due-mail.ts'
import type { Mail } from './mail.ts'
import { COMPOSER, CONFIRMATION, NEW_ENQUIRY } from './testing/drawn-mails.ts'
import { firstMail, overSmtp } from './testing/over-smtp.ts'

const compose = createComposer(COMPOSER)
const { smtp, transportTo } = overSmtp()
const longTimeout = () => AbortSignal.timeout(30_000)
const confirmation = () => compose(CONFIRMATION, 'p.confirmation')

describe('an attempt to inject', () => {
  test.each(HOSTILE_TEXTS)(
    '%j as name, message, category or a shop’s name changes no header and adds no recipient',
    async (text) => {
      const running = await smtp()
      const brand = { name: text, colour: null, product: null, href: '/your-name' }
      const mail = await compose(
        { ...NEW_ENQUIRY, name: text, message: text, about: text, plan: null, brand },
        'p.staff',
      )
      expect(await transportTo(running.server).deliver(mail, longTimeout())).toEqual({ outcome: 'delivered' })
      const { mail: got, to } = firstMail(running)
      expect(to).toEqual(COMPOSER.notify)
      expect([...got.headers.keys()].toSorted()).toEqual(HEADERS_OF_STAFF_MAIL)
      expect(got.headers.get('subject')).not.toMatch(/[\r\n]/)
      expect(got.html).toBe(false)
      expect(got.attachments).toEqual([])
    },
  )

  test.each(HOSTILE_TEXTS)(
    '%j as the words of a reply, its subject and its writer changes no header',
    async (text) => {
      const running = await smtp()
      const reply = {
        kind: 'reply',
        at: 0,
        to: 'a@b.example',
        by: text,
        subject: text,
        text,
        attachPlan: null,
      } as const
      expect(
        await transportTo(running.server).deliver(await compose(reply, 'p.reply.1'), longTimeout()),
      ).toEqual({
        outcome: 'delivered',
      })
      const { mail: got, to } = firstMail(running)
      expect(to).toEqual(['a@b.example'])
      expect(got.headers.has('bcc')).toBe(false)
      expect(got.html).not.toContain('<script')
      expect(got.attachments).toEqual([])
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
    const mail: Mail = { ...(await confirmation()), html: null }
    const evil = {
      ...mail,
      attachments: [{ filename: 'x', contentType: 'text/plain', path: '/etc/hostname' }],
    }
    // Values that a bug of ours could pass, against the types.
    await transportTo(server).deliver(evil as unknown as Mail, longTimeout())
    expect(received).toEqual([])
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
