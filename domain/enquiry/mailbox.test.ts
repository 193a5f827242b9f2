import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Thandi+Moons@Example.co.za', 'thandi@example.co.za'],
  ['thandi+a+b@example.co.za', 'thandi@example.co.za'],
  ['T.Han.Di@Gmail.com', 'thandi@gmail.com'],
  ['t.handi+shop@googlemail.com', 'thandi@gmail.com'],
  ['thandi.m@example.co.za', 'thandi.m@example.co.za'],
  ['thandi@notgmail.com', 'thandi@notgmail.com'],
  ['+27821234567@example.co.za', '+27821234567@example.co.za'],
  ['no address', 'no address'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
