import { startSmtp, type TestSmtp } from '../../server/mail/testing/test-smtp.ts'
import type { Context } from './context.ts'

export const STAFF = 'staff@twelvemoons.example'

/** Starts a real SMTP server. @returns the server, and the settings with which the site uses it */
export async function smtpFor(
  context: Context,
): Promise<{ smtp: TestSmtp; settings: Record<string, string> }> {
  const smtp = await startSmtp()
  context.atEnd(() => smtp.close())
  const { host, port } = smtp.server
  return {
    smtp,
    settings: { SMTP_URL: `smtp://${host}:${port}`, MAIL_FROM: 'hello@twelvemoons.example', NOTIFY: STAFF },
  }
}
