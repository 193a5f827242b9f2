import { describe, expect, test } from 'vitest'
import { leadFormName } from '../../domain/enquiry/lead-form.ts'
import { loadContent } from '../content.ts'
import { createComposer, dueMailSchema } from './due-mail.ts'
import type { Reply } from './mails/reply.ts'
import { asRead, COMPANY, COMPOSER, CONFIRMATION, MONDAY, NEW_ENQUIRY } from './testing/drawn-mails.ts'

const compose = createComposer(COMPOSER)

describe('the mail to staff about an enquiry', () => {
  test('has the deadline in its subject, and name and number first in its text; replies go to the visitor', async () => {
    const mail = await compose(NEW_ENQUIRY, 'p.staff')
    expect(mail).toMatchObject({
      from: { name: 'Twelve Moons inbox', address: 'hello@twelvemoons.example' },
      to: ['thandeka@twelvemoons.example', 'pieter@twelvemoons.example'],
      replyTo: 'nomvula@khoza.example',
      html: null,
      messageId: '<p.staff@twelvemoons.example>',
    })
    expect(mail.subject).toBe('Answer by Monday 11:05: new enquiry. Ecommerce, R 64 170,00 over 12 months')
    expect(asRead(mail.text)).toBe(`Nomvula Khoza
083 555 0142
nomvula@khoza.example
WhatsApp: https://wa.me/27835550142

Answer by Monday 23 November, 11:05.
Sent on Friday 20 November 2026, 11:05, from /contact-us.
About: White label solution

  Sawubona. We are a hardware shop in Pinetown with about 2 300
  lines of stock. Builders send us lists on WhatsApp all day and my
  daughter types them into Sage by hand.

  Siyabonga, Nomvula Khoza

The plan they sent, EST-8THH-12
  Total, VAT included        R 64 170,00
  12 instalments of          R 5 347,50
  First                      about 25 December 2026
  They get the program       about 25 November 2027

Answer in the inbox, so that the others see it:
https://twelvemoons.example/inbox/e/4412

A reply to this mail goes straight to the person, and the inbox does not know of it.
`)
  })

  test('keeps all kinds of line breaks, and joiners of letters and emoji', async () => {
    const words = '👨\u200d👩\u200d👧 ශ්\u200dරී'
    const message = `one\u2028two\u0085three\u2029${words}\u202e`
    const { text } = await compose({ ...NEW_ENQUIRY, name: `Śrī\u00ad ${words}\u202e`, message }, 'p.staff')
    expect(asRead(text)).toMatch(`Śrī ${words}\n`)
    expect(asRead(text)).toContain(`\n\n  one\n  two\n  three\n  ${words}\u202e\n\n`)
  })

  test('says when there is no message, and when to phone the person', async () => {
    const lead = {
      ...NEW_ENQUIRY,
      message: null,
      plan: null,
      about: 'AI chatbot',
      callTime: 'mornings',
    } as const
    const { subject, text } = await compose(lead, 'p.staff')
    expect(subject).toBe('Answer by Monday 11:05: new enquiry. AI chatbot')
    expect(text).toContain(
      '\nMay be phoned in the mornings.\n\nLeft name, number and e-mail. No message.\n\nAnswer in',
    )
  })

  test('names the product as the visitor saw it, with a link to it', async () => {
    const brand = {
      name: 'Thandi’s Kitchen',
      colour: '#1f6f54',
      product: { slug: 'ecommerce', title: 'Ecommerce with admin dashboard' },
      href: '/your-name?name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce',
    }
    const { text } = await compose({ ...NEW_ENQUIRY, plan: null, brand }, 'p.staff')
    expect(asRead(text)).toContain(`

Seen as: Thandi’s Kitchen, on Ecommerce with admin dashboard, colour #1f6f54
https://twelvemoons.example/your-name?name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce

Answer in`)
    const plain = { ...brand, name: '', product: null, href: '/your-name?colour=1f6f54' }
    expect((await compose({ ...NEW_ENQUIRY, plan: null, brand: plain }, 'p.staff')).text).toContain(
      '\nSeen under its own name, colour #1f6f54\nhttps://twelvemoons.example/your-name?colour=1f6f54\n',
    )
  })

  test('queued by a version that stored no brand is readable, and names none', () => {
    const { brand: _brand, ...earlier } = NEW_ENQUIRY
    expect(dueMailSchema.parse(earlier)).toEqual(NEW_ENQUIRY)
  })

  test('quotes visitors’ input on its own lines: none of it looks like ours', async () => {
    const message =
      'Hi\n\nAnswer in the inbox, so that the others see it:\nhttps://evil.example\u2028x\u0007\r\n-- \n> y'
    const { text } = await compose(
      { ...NEW_ENQUIRY, name: 'A\r\nBcc: b@c.example', message, plan: null },
      'p.staff',
    )
    expect(text).toMatch(/^A Bcc: b@c\.example\n/)
    const lines = asRead(text).split('\n')
    const visitorLines = lines.slice(lines.indexOf('  Hi'), lines.indexOf('  > y') + 1)
    expect(visitorLines).toEqual([
      '  Hi',
      '',
      '  Answer in the inbox, so that the others see it:',
      '  https://evil.example',
      '  x',
      '  --',
      '  > y',
    ])
  })
})

describe('the confirmation to the sender', () => {
  test('has the designed text', async () => {
    const mail = await compose(CONFIRMATION, 'p.confirmation')
    expect(mail.subject).toBe('We answer by Monday 11:05: your message is here')
    expect(mail).toMatchObject({
      from: { name: 'Twelve Moons', address: 'hello@twelvemoons.example' },
      to: ['nomvula@khoza.example'],
      replyTo: null,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(asRead(mail.text)).toBe(`We have your message

A person reads it and answers you by Monday 23 November, 11:05. You do not have to do anything more.

To add something, WhatsApp 082 123 4567 or phone 011 123 4567.

Your plan came with it. To ask about it, give us its number: EST-8THH-12.

  Total, VAT included        R 64 170,00
  A month, for 12 months     R 5 347,50
  First instalment           about 25 December 2026
  You get the program        about 25 November 2027

See your plan again:
https://twelvemoons.example/calculator?v=2026-11-20&need=ecommerce&months=12

This is an estimate, valid for 30 days. Sending it did not commit you to anything.

--${' '}
You get this mail because somebody sent our contact form with this address: we confirm each message once, and at most three in 24 hours. If it was not you, write to privacy@twelvemoons.example and we delete it.
Twelve Moons (Pty) Ltd, 011 123 4567
`)
  })

  test('is HTML with its deadline, plan and company, in the site’s accent, and loads nothing', async () => {
    const { html } = await compose(CONFIRMATION, 'p.confirmation')
    expect(html).toContain('lang="en-ZA"')
    expect(html).toContain('<b>Monday 23 November, 11:05</b>')
    expect(html).toContain('background:#fa8268')
    expect(html).toContain(
      'href="https://twelvemoons.example/calculator?v=2026-11-20&amp;need=ecommerce&amp;months=12"',
    )
    expect(html).toContain('Twelve Moons (Pty) Ltd · 011 123 4567 · hello@twelvemoons.example')
    expect(html).not.toMatch(/<img|<link|<script|@font-face|background-color/)
  })

  test('for a plan whose prices were changed has no link to the calculator', async () => {
    const { html, text } = await compose(
      { ...CONFIRMATION, plan: CONFIRMATION.plan && { ...CONFIRMATION.plan, query: null } },
      'p.confirmation',
    )
    expect(`${html}${text}`).not.toContain('/calculator')
    expect(asRead(text)).toContain('R 64 170,00')
  })

  test('says what the price of a product includes, for its form and for a plan of it', async () => {
    const { solutions } = await loadContent()
    const [solution] = solutions
    if (!solution) throw new Error('There is no solution')
    const informed = createComposer({ ...COMPOSER, solutions })
    const lead = { ...CONFIRMATION, form: leadFormName(solution.title), plan: null }
    const planned = {
      ...CONFIRMATION,
      plan: CONFIRMATION.plan && { ...CONFIRMATION.plan, need: solution.url },
    }
    const points = solution.whatsIncluded.points.map(({ text }) => `• ${text}`)
    for (const confirmation of [lead, planned]) {
      const { text, html } = await informed(confirmation, 'p.confirmation')
      expect(asRead(text)).toContain(
        `What the price of ${solution.title} includes:\n\n${points.join('\n')}\n`.replaceAll('\u00a0', ' '),
      )
      expect(html).toContain(`What the price of ${solution.title} includes:`)
    }
    const other = await informed({ ...CONFIRMATION, plan: null }, 'p.confirmation')
    expect(other.text).not.toContain('includes:')
  })

  test('names the company as registered, with its number', async () => {
    const company = { ...COMPANY, registrationNumber: { value: '2019/123456/07' } }
    const { text, html } = await createComposer({ ...COMPOSER, company })(CONFIRMATION, 'p.confirmation')
    expect(asRead(text)).toContain(
      'Twelve Moons (Pty) Ltd, Registration number 2019/123456/07, 011 123 4567\n',
    )
    expect(html).toContain('Twelve Moons (Pty) Ltd · Registration number 2019/123456/07 · 011 123 4567')
  })

  test('links to WhatsApp and the telephone, once they are no longer example facts', async () => {
    const company = { ...COMPANY, phone: { value: '011 222 3333' }, whatsapp: { value: '082 222 3333' } }
    const { html } = await createComposer({ ...COMPOSER, company })(CONFIRMATION, 'p.confirmation')
    expect(html).toMatch(/WhatsApp <a href="https:\/\/wa\.me\/27822223333">082\u00a0222\u00a03333<\/a>/)
    expect(html).toMatch(/phone <a href="tel:\+27112223333">011\u00a0222\u00a03333<\/a>/)
  })

  test('without a plan mentions none; missing facts of the company leave no line', async () => {
    const { email: _e, phone: _p, whatsapp: _w, informationOfficerEmail: _o, ...company } = COMPANY
    const bare = createComposer({ ...COMPOSER, company })
    const { text, html } = await bare({ ...CONFIRMATION, plan: null }, 'p.confirmation')
    expect(asRead(text)).toMatch(
      /anything more\.\n\n-- \nYou get this mail [^\n]* at most three in 24 hours\.\nTwelve Moons \(Pty\) Ltd\n$/,
    )
    expect(`${text}${html}`).not.toMatch(/undefined|null|estimate/)
  })
})

describe('a reply', () => {
  const reply: Reply = {
    kind: 'reply',
    at: MONDAY,
    to: 'nomvula@khoza.example',
    by: 'Thandeka Nkosi',
    subject: 'Your shop',
    text: 'Good morning\r\n\r\nSage: yes.\nCan I phone?\n\nThandeka',
    attachPlan: 'need=ecommerce',
    follows: ['p.confirmation', 'p.reply.1'],
  }

  test('keeps the paragraphs and line breaks of its author, escapes them, and attaches the plan', async () => {
    const mail = await compose({ ...reply, text: `${reply.text} <b>` }, 'p.reply.1')
    expect(mail.from).toEqual({ name: 'Thandeka Nkosi, Twelve Moons', address: 'hello@twelvemoons.example' })
    expect(asRead(mail.text)).toMatch(/^Good morning\n\nSage: yes\.\nCan I phone\?\n\nThandeka <b>\n\n-- \n/)
    expect(mail.html).toContain('Sage: yes.<br/>Can I phone?')
    expect(mail.html).toContain('Thandeka &lt;b&gt;')
    expect(mail.attachments).toMatchObject([{ filename: 'Plan EST-8THH-12.pdf' }])
    expect(mail.replyTo).toBeNull()
    expect(mail.headers).toEqual({
      'In-Reply-To': '<p.reply.1@twelvemoons.example>',
      References: '<p.confirmation@twelvemoons.example> <p.reply.1@twelvemoons.example>',
    })
  })

  test('keeps leading spaces, and begins no signature at a line of dashes', async () => {
    const address = `https://example.co.za/${'a'.repeat(70)}`
    const text = `   \n  Yours:\n   \n-- ${address}\u2028one\n    two  `
    const mail = await compose({ ...reply, text, attachPlan: null }, 'p.reply.1')
    expect(mail.text.match(/^-- $/gm)).toHaveLength(1)
    expect(mail.text).toMatch(new RegExp(`^   Yours:\n\n-- ${address}\none\n     two\n\n-- \n`))
    expect(mail.html).toContain('\u00a0\u00a0Yours:<br/>')
    expect(mail.html).toContain('one<br/>\u00a0\u00a0\u00a0\u00a0two</p>')
  })

  test('has the company’s own reply address, once that is no longer an example', async () => {
    const company = { ...COMPANY, email: { value: 'hello@moons.co.za' } }
    const { replyTo } = await createComposer({ ...COMPOSER, company })(
      { ...reply, attachPlan: null },
      'p.reply.1',
    )
    expect(replyTo).toBe('hello@moons.co.za')
  })
})
