import { startSmtp, type TestSmtp } from '../../server/mail/testing/test-smtp.ts'
import type { Context } from './context.ts'

/** Starts a real SMTP server. @returns the server, and the settings with which the site uses it */
export async function smtpFor(
  context: Context,
): Promise<{ smtp: TestSmtp; settings: Record<string, string> }> {
  const smtp = await startSmtp()
  context.atEnd(() => smtp.close())
  const { host, port } = smtp.server
  const addresses = { MAIL_FROM: 'hello@twelvemoons.example', NOTIFY: 'staff@twelvemoons.example' }
  return { smtp, settings: { SMTP_URL: `smtp://${host}:${port}`, ...addresses } }
}
