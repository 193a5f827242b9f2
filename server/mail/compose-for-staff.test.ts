import { expect, test } from 'vitest'
import { createComposer, mailNameOf } from './due-mail.ts'
import type { PricesNotBegun } from './mails/prices-not-begun.ts'
import type { StaffNotice } from './mails/staff-notice.ts'
import { asRead, COMPOSER, FRIDAY, MONDAY } from './testing/drawn-mails.ts'

const compose = createComposer(COMPOSER)

test('the notice to a colleague lists enquiries by number, and why', async () => {
  const notice = { about: 'AI chatbot', dueAt: null, holder: 'Pieter Louw' }
  const late = { ...notice, kind: 'late', about: 'Ecommerce', dueAt: FRIDAY } as const
  const mail: StaffNotice = {
    kind: 'staff-notice',
    at: MONDAY,
    to: 'thandeka@twelvemoons.example',
    notices: [
      { ...notice, kind: 'reminder', number: 12 },
      { ...notice, kind: 'assigned', number: 13, dueAt: MONDAY },
      ...Array.from({ length: 22 }, (_, index) => ({ ...late, number: 14 + index, holder: null })),
    ],
  }
  const { subject, text, to } = await compose(mail, 'staff-notice.1')
  expect([to, subject]).toEqual([
    ['thandeka@twelvemoons.example'],
    'Reminder of E-12, assigned to you: E-13, 22 late',
  ])
  expect(asRead(text)).toMatch(
    `You asked to be reminded of:

E-12, AI chatbot.
https://twelvemoons.example/inbox/e/12

Assigned to you:

E-13, AI chatbot. Answer by Monday 23 November, 11:05.
https://twelvemoons.example/inbox/e/13

Not answered in time:

E-14, Ecommerce. An answer was due by Friday 20 November, 11:05. Assigned to nobody.
https://twelvemoons.example/inbox/e/14

E-15, `,
  )
  expect(asRead(text)).toContain('/e/33\n\nAnd 2 more:\nhttps://twelvemoons.example/inbox\n\nYou choose')
})

test('an owner reads which prices cannot begin, why, and that it is tried again', async () => {
  const mail: PricesNotBegun = {
    kind: 'prices-not-begun',
    at: MONDAY,
    to: 'thandeka@twelvemoons.example',
    from: '2026-12-01',
    shown: '2026-11-22',
    reasons: [
      'The server’s disk is nearly full: 40 MB are free, 300 MB are needed. The site stays as it is.',
    ],
  }
  const { subject, text } = await compose(mail, 'prices-not-begun.2026-12-01.ada')
  expect(subject).toBe('The prices of 1 December 2026 cannot begin yet')
  expect(asRead(text)).toContain(
    `We could not build the site with them. Visitors still see the prices of 22 November 2026.

The server’s disk is nearly full: 40 MB are free, 300 MB are needed. The site stays as it is.

We try again every ten minutes. As soon as it works and their day has come, they begin.

Open Website:
https://twelvemoons.example/inbox/website
`,
  )
  expect(mailNameOf('prices-not-begun.2026-12-01.ada')).toBe('Prices that could not begin')
})
