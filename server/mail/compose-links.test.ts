import { expect, test } from 'vitest'
import { ComposeError, createComposer } from './due-mail.ts'
import type { Invitation } from './mails/invitation.ts'
import { asRead, COMPOSER, FRIDAY, MONDAY } from './testing/drawn-mails.ts'

const compose = createComposer(COMPOSER)

test('the confirmation request has its link before all other addresses', async () => {
  const mail = {
    kind: 'confirm-address',
    at: FRIDAY,
    to: 'a@b.example',
    token: 'sealed:6kQ',
    until: FRIDAY,
  } as const
  const { subject, text, html, headers } = await compose(mail, 'newsletter.1')
  expect(subject).toBe('Please confirm: one letter a month from Twelve Moons')
  expect(asRead(text)).toBe(`One letter a month?

Somebody, we hope you, asked for our letter at this address. Open the page and press the button, and you are on the list:
https://twelvemoons.example/letters/confirm/6kQ

The link ends on 20 November 2026, 11:05. If it was not you, do nothing: you get no letter, and the address is deleted about a month later. If you stopped our letter before, we keep that you did.

--${' '}
Twelve Moons (Pty) Ltd, 011 123 4567
`)
  expect(html).toContain('you are on the list.</p>')
  expect(headers).not.toHaveProperty('List-Unsubscribe')
})

test('the invitation names the inbox’s company and the inviter', async () => {
  const mail: Invitation = {
    kind: 'invitation',
    at: FRIDAY,
    to: 'sipho@twelvemoons.example',
    by: 'Thandeka Nkosi',
    others: ['Pieter Louw', 'Aisha Davids'],
    token: 'sealed:2mP',
    until: MONDAY,
  }
  const { subject, text } = await compose(mail, 'invitation.1')
  expect(subject).toBe('Thandeka Nkosi invites you to the inbox')
  expect(asRead(text)).toContain(
    'You will read and answer the enquiries of Twelve Moons with Thandeka Nkosi, Pieter Louw and Aisha Davids.\n\nChoose how you sign in:\nhttps://twelvemoons.example/inbox/invited/2mP\n\nThe link works once, until Monday 23 November 2026, 11:05. If you do not know Thandeka Nkosi, do nothing.',
  )
})

test('the mail to a new address names the member of staff, and the old address is told the new one', async () => {
  const toNew = await compose(
    {
      kind: 'new-address',
      at: FRIDAY,
      to: 'pieter@louw.example',
      by: 'Pieter Louw',
      token: 'sealed:2mP',
      until: MONDAY,
    },
    'new-address.1',
  )
  expect(toNew.subject).toBe('Sign in with this address?')
  expect(asRead(toNew.text)).toContain(
    'Pieter Louw wants to sign in to the inbox of Twelve Moons with this address from now on. If that is right, open the page and press the button:\nhttps://twelvemoons.example/inbox/address/2mP\n\nThe link works once, until Monday 23 November 2026, 11:05. If you do not know Pieter Louw, do nothing.',
  )
  const toOld = await compose(
    { kind: 'changed-address', at: FRIDAY, to: 'pieter@twelvemoons.example', email: 'pieter@louw.example' },
    'changed-address.1',
  )
  expect(toOld.subject).toBe('You sign in with another address now')
  expect(asRead(toOld.text)).toContain(
    'From now on you sign in to the inbox of Twelve Moons with pieter@louw.example, and not with this address any more.\n\nIf you did not do this, phone an owner at once: they can end this access, and invite you again.',
  )
})

test('a mail whose link token cannot be decrypted is not composed', async () => {
  const mail = { kind: 'confirm-address', at: FRIDAY, to: 'a@b.example', token: 'x', until: FRIDAY } as const
  const composeWithoutToken = createComposer({ ...COMPOSER, openToken: () => null })
  await expect(composeWithoutToken(mail, 'newsletter.1')).rejects.toThrow(ComposeError)
})
