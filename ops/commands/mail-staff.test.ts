import { afterEach, expect, test } from 'vitest'
import { startSmtp, type TestSmtp } from '../../server/mail/testing/test-smtp.ts'
import { runScript } from './testing/run-script.ts'

const mailStaff = (words: string, settings: Record<string, string>) =>
  runScript('mail-staff', ['The backup failed'], settings, words)
let smtp: TestSmtp | undefined
afterEach(() => smtp?.close())

test('the command’s input is mailed to all addresses in NOTIFY', async () => {
  smtp = await startSmtp()
  const { code } = await mailStaff('There is no space left.', {
    SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
    MAIL_FROM: 'hello@example.co.za',
    NOTIFY: 'ann@example.co.za, bo@example.co.za',
  })
  expect(code).toBe(0)
  expect(smtp.received).toMatchObject([
    {
      from: 'hello@example.co.za',
      to: ['ann@example.co.za', 'bo@example.co.za'],
      mail: { subject: 'The backup failed', text: 'There is no space left.' },
    },
  ])
})

test('a mail that was not sent gives exit code 1, with the mail server’s words', async () => {
  smtp = await startSmtp({ connectRefusal: { code: 421, words: 'Come back later' } })
  const { code, stderr } = await mailStaff('Anything', {
    SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
    MAIL_FROM: 'hello@example.co.za',
    NOTIFY: 'ann@example.co.za',
  })
  expect([code, stderr]).toEqual([1, expect.stringContaining('Come back later')])
})

test('without a mail server, the error names the missing settings', async () => {
  const { code, stderr } = await mailStaff('Anything', {})
  expect([code, stderr]).toEqual([1, expect.stringContaining('set SMTP_URL, MAIL_FROM and NOTIFY')])
})
