import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const REST = { MAIL_FROM: 'hello@example.co.za', NOTIFY: 'ann@example.co.za' }
const mailAt = (SMTP_URL: string) => readConfig({ SMTP_URL, ...REST }).mail.smtp

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example.co.za', { host: 'mail.example.co.za', port: 587, isTls: false, login: null }],
    ['smtps://mail.example.co.za', { host: 'mail.example.co.za', port: 465, isTls: true, login: null }],
    ['smtp://localhost:1025/', { host: 'localhost', port: 1025, isTls: false, login: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isTls: false, login: null }],
    [
      'smtp://ann%40example.co.za:p%2Fss%23@mail.example.co.za:2525',
      {
        host: 'mail.example.co.za',
        port: 2525,
        isTls: false,
        login: { user: 'ann@example.co.za', password: 'p/ss#' },
      },
    ],
  ])('%s is read', (url, server) => {
    expect(mailAt(url)).toEqual(server)
  })

  test.each([
    ['mail.example.co.za', 'must be smtp://'],
    ['http://mail.example.co.za', 'must be smtp://'],
    ['smtp://', 'has no host'],
    ['smtp://ann:secret@mail.example/x', 'has something behind the port'],
    ['smtp://ann:se/cret@mail.example', 'must be smtp://'],
    ['smtp://ann:secret@mail.example?tls=off', 'has something behind the port'],
    ['smtp://ann@mail.example', 'must have both a user and a password'],
    ['smtp://ann:secret%zz@mail.example', 'has a % that is not followed'],
  ])('%s is refused without being repeated', (url, message) => {
    expect(() => mailAt(url)).toThrow(`SMTP_URL: ${message}`)
    expect(() => mailAt(url)).not.toThrow(/secret/)
  })
})

test('MAIL_FROM is one plain address', () => {
  for (const MAIL_FROM of [
    'Moons <a@b.example>',
    'a@b.example, c@d.example',
    'a@b',
    'a@b.example\nBcc: c@d.example',
  ])
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM: must be one address')
})

test('NOTIFY is one or more plain addresses, without duplicates', () => {
  expect(readConfig({ NOTIFY: 'a@b.example, c@d.example,a@b.example' }).mail.notify).toEqual([
    'a@b.example',
    'c@d.example',
  ])
  expect(() => readConfig({ NOTIFY: 'a@b.example,,c@d.example' })).toThrow('The 2. is none')
  const many = Array.from({ length: 21 }, (_, index) => `a${index}@b.example`).join()
  expect(() => readConfig({ NOTIFY: many })).toThrow('at most 20 addresses')
})

test('missing settings for SMTP_URL are listed together with other faults', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', PORT: '0' })).toThrow(
    /PORT: [^\n]*\n.*MAIL_FROM: is missing[^\n]*\n.*NOTIFY: is missing/,
  )
})
