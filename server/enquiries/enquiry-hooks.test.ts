import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quarantined, sampleContact, sampleOldPlan } from '../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../content.ts'
import { CONTACT, LEAD, NOON, openTestApp, postJson, SECRET, SITE_URL, type TestApp } from '../fixture-app.ts'
import { type DueMail, dueMailSchema } from '../mail/due-mail.ts'
import { figuresForStaff, figuresForVisitor, planSchema } from '../mail/mails/plan-figures.ts'
import { startSmtp } from '../mail/testing/test-smtp.ts'
import { startDeliveries } from '../recurring/fixture-deliveries.ts'
import { MAIL_TOPIC, settlementOf, WEBHOOK_TOPIC } from '../store/outbox.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { embeddedStore } from '../store/sqlite/driver.ts'
import { eraseByAddress } from '../store/testing/erase-by-address.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { webhookKeySealer } from '../webhook/webhook-setting.ts'
import { siteHooks } from './enquiry-hooks.ts'

const PLAN = 'v=2026-11-22&need=ecommerce&months=12'
let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

/** Queued messages of the outbox, claimed; the staff's mail first. */
async function mails(): Promise<Array<DueMail & { id: string }>> {
  const claimed = await opened.stores.outbox.claim(MAIL_TOPIC, opened.clock.now.getTime(), 100)
  const read = claimed.map(({ id, payload }) => ({ id, ...dueMailSchema.parse(JSON.parse(payload)) }))
  return read.toSorted((a, b) => (a.kind > b.kind ? -1 : 1))
}

async function submitForm(form: string, body: object): Promise<string> {
  expect((await postJson(opened.app, form, body)).statusCode).toBe(200)
  return (await opened.stored()).at(-1)?.record.postId ?? ''
}

describe('an enquiry', () => {
  test('is mailed to staff and sender with the extras of its plan', async () => {
    await submitForm('/contact-us', { ...CONTACT, plan: `${PLAN}&extras=whatsapp&extras=offline` })
    const due = await mails()
    expect(due).toHaveLength(2)
    for (const mail of due) {
      const plan = planSchema.parse('plan' in mail && mail.plan)
      for (const figures of [figuresForStaff(plan), figuresForVisitor(plan)]) {
        expect(figures).toContainEqual(['With', 'WhatsApp updates and reminders'])
        expect(figures).toContainEqual(['And', plan.extras[1]])
      }
      expect(plan.extras).toHaveLength(2)
    }
  })

  test('queues in its own transaction one mail to the staff and one to the sender, with the same deadline', async () => {
    const postId = await submitForm('/contact-us', { ...CONTACT, plan: PLAN, callTime: 'mornings' })
    const [toStaff, confirmation] = await mails()
    const answerBy = Date.parse('2026-11-23T15:00:00Z') // sent on a Saturday
    expect(toStaff).toMatchObject({
      id: `${postId}.staff`,
      kind: 'new-enquiry',
      at: NOON.getTime(),
      sentAt: NOON.getTime(),
      answerBy,
      name: "Nomvula O'Dlamini-Böhm",
      phone: '+27821234567',
      email: 'Nomvula@Example.co.za',
      number: 1,
      about: 'Web development',
      page: '/contact-us',
      callTime: 'mornings',
      message: CONTACT.message,
      plan: { need: 'ecommerce', months: 12, totalLabel: 'Total, VAT included', validDays: 30 },
    })
    expect(confirmation).toMatchObject({
      id: `${postId}.confirmation`,
      kind: 'confirmation',
      to: 'Nomvula@Example.co.za',
      answerBy,
      form: 'our contact form',
    })
    const typed = [CONTACT.firstName, CONTACT.surname, CONTACT.message, '821234567']
    const { to: _to, ...withoutRecipient } = confirmation?.kind === 'confirmation' ? confirmation : { to: '' }
    for (const words of typed) expect(JSON.stringify(withoutRecipient)).not.toContain(words)
  })

  test('from a solution’s form mentions its plan in both mails', async () => {
    await submitForm('/our-work/ecommerce', { ...LEAD, plan: PLAN })
    const plan = { need: 'ecommerce', months: 12 }
    expect(await mails()).toMatchObject([
      { kind: 'new-enquiry', page: '/our-work/ecommerce', message: null, plan },
      { kind: 'confirmation', plan },
    ])
  })

  test('with a brand mentions it to the staff only', async () => {
    const brand = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
    await submitForm('/contact-us', { ...CONTACT, brand })
    const [toStaff, confirmation] = await mails()
    expect(toStaff).toMatchObject({
      brand: {
        name: 'Thandi’s Kitchen',
        colour: '#1f6f54',
        href: `/your-name?${brand}`,
        product: { slug: 'ecommerce', title: expect.stringMatching(/^E-?commerce/i) },
      },
    })
    expect(JSON.stringify(confirmation)).not.toMatch(/Thandi|1f6f54/)
  })

  test('by a solution’s form names the solution, and has no message', async () => {
    await submitForm('/our-work/ecommerce', LEAD)
    const [toStaff, confirmation] = await mails()
    expect(toStaff).toMatchObject({ page: '/our-work/ecommerce', message: null, plan: null, callTime: null })
    expect(confirmation).toMatchObject({ form: expect.stringMatching(/^our form for /) })
  })

  test('in quarantine queues no mail until it is released; then the deadline begins', async () => {
    const postId = await submitForm('/contact-us', { ...CONTACT, extraNote: 'robot' })
    expect(await mails()).toEqual([])
    opened.clock.now = new Date('2026-11-24T08:00:00Z')
    expect(await opened.store.release(postId)).toBe('released')
    const answerBy = Date.parse('2026-11-25T08:00:00Z')
    expect(await mails()).toMatchObject([
      { kind: 'new-enquiry', answerBy, sentAt: NOON.getTime() },
      { kind: 'confirmation', answerBy },
    ])
  })

  test('names its offer when it is released, even if its price list has changed since', async () => {
    const enquiry = quarantined(sampleOldPlan(1))
    await opened.store.add(enquiry)
    await opened.store.release(enquiry.record.postId)
    const due = await mails()
    expect(due).toHaveLength(2)
    const plan = { totalCents: 4_000_000, months: 6, eachCents: 666_667, query: null }
    for (const mail of due) expect(mail).toMatchObject({ plan })
  })

  test('that is erased takes its mails with it', async () => {
    await submitForm('/contact-us', CONTACT)
    await eraseByAddress(opened.stores.database, CONTACT.email)
    expect(await mails()).toEqual([])
  })
})

test('an enquiry with undeliverable mails, or without a mail server, is still deleted in time', async () => {
  await submitForm('/contact-us', CONTACT)
  const [enquiry] = await opened.stored()
  if (!enquiry) throw new Error('Nothing was stored')
  expect(await opened.store.expire(enquiry, null)).toBe('waiting')
  const [first, second] = await opened.stores.outbox.claim(MAIL_TOPIC, NOON.getTime(), 2)
  if (!first || !second) throw new Error('No message was queued')
  await opened.stores.outbox.settle(first, { kind: 'failed', at: 1, failure: 'no such user' })
  const settlement = settlementOf({ outcome: 'set-aside', reason: 'no server' }, second, 1)
  await opened.stores.outbox.settle(second, settlement)
  expect(await opened.store.expire(enquiry, null)).toBe('done')
})

describe('the webhook', () => {
  const inFolder = temporaryFolder()
  const key = Buffer.alloc(32, 7)
  const messagesOnArrival = async (webhook: { url: string; key: Buffer } | null, isSetInInbox: boolean) => {
    const content = await loadContent()
    const hooks = siteHooks({
      content: () => content,
      siteUrl: SITE_URL,
      secret: SECRET,
      webhook,
      confirmationsPerHour: 0,
      now: () => NOON,
      randomBytes,
    })
    const stores = await embeddedStore.open(inFolder(randomBytes(8).toString('hex')), { hooks })
    if (isSetInInbox) {
      const sealed = webhookKeySealer(SECRET).seal(key.toString('base64'))
      await stores.database.transaction(async (tx) => {
        await writeSetting(tx, 'webhookUrl', 'https://hooks.example')
        await writeSetting(tx, 'webhookKey', sealed)
      })
    }
    await stores.enquiries.add(sampleContact(1))
    await stores.enquiries.add(quarantined(sampleContact(2)))
    const messages = await stores.outbox.claim(WEBHOOK_TOPIC, NOON.getTime(), 9)
    await stores.close()
    return messages.map(({ payload }) => JSON.parse(payload))
  }

  test.each([
    ['the environment', { url: 'https://hooks.example', key }, false],
    ['the inbox', null, true],
  ])(
    'set in %s gets each enquiry that is not in quarantine, without a name',
    async (_where, setting, isSet) => {
      const messages = await messagesOnArrival(setting, isSet)
      expect(messages).toMatchObject([
        {
          type: 'enquiry.created',
          data: { number: 1, about: 'Web development', url: `${SITE_URL}/inbox/e/1` },
        },
      ])
      for (const words of ['Thandi', 'Nkosi', 'example.co.za', '821234567', 'Please call'])
        expect(JSON.stringify(messages)).not.toContain(words)
    },
  )

  test('without an address gets no message', async () => {
    expect(await messagesOnArrival(null, false)).toEqual([])
  })
})

test('an enquiry’s mails reach the mail server, and its name, address, number and message are in no log', async () => {
  const canary = {
    ...CONTACT,
    firstName: 'Kanarie',
    surname: 'Voelvry',
    email: 'kanarie@voelvry.example.co.za',
    phoneNumber: '083 987 6543',
    message: 'The canary sings in the mine',
  }
  const smtp = await startSmtp({
    onRecipient: (address) =>
      address.includes('kanarie')
        ? { code: 550, words: `<${address}> Kanarie Voelvry is unknown` }
        : undefined,
  })
  const logged: Array<unknown> = []
  const deliveries = await startDeliveries(opened, {
    mail: { smtp: smtp.server, from: 'hello@moons.example', notify: ['ann@moons.example'] },
    dataDir: '/nowhere',
    report: (...line) => void logged.push(line),
  })
  try {
    await submitForm('/contact-us', canary)
    const undelivered = () => opened.stores.outbox.undelivered(MAIL_TOPIC)
    await expect.poll(undelivered).toMatchObject([{ hasFailed: true, count: 1 }])
  } finally {
    await deliveries.stop()
    await smtp.close()
  }
  expect(smtp.received.map(({ to, mail }) => [to, mail.replyTo?.text])).toEqual([
    [['ann@moons.example'], 'kanarie@voelvry.example.co.za'],
  ])
  const lines = JSON.stringify([logged, opened.logged])
  expect(lines).toContain('A mail is not tried any more')
  for (const words of ['kanarie', '839876543', '987 6543', 'sings'])
    expect(lines.toLowerCase()).not.toContain(words)
})
