import { afterEach } from 'vitest'
import type { MailTransport } from '../mail.ts'
import type { SmtpServer } from '../mail-setting.ts'
import { smtpTransport } from '../smtp-transport.ts'
import { type Behaviour, type ReceivedMail, startSmtp, type TestSmtp } from './test-smtp.ts'

type OverSmtp = {
  smtp: (behaviour?: Behaviour) => Promise<TestSmtp>
  transportTo: (server: SmtpServer, logged?: Array<unknown>) => MailTransport
}

/** Opens SMTP servers and transports, which are closed after each test. */
export function overSmtp(): OverSmtp {
  const closers: Array<() => unknown> = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })
  return {
    smtp: async (behaviour) => {
      const server = await startSmtp(behaviour)
      closers.push(server.close)
      return server
    },
    transportTo: (server, logged = []) => {
      const transport = smtpTransport(server, (...line) => logged.push(line))
      closers.push(transport.close)
      return transport
    },
  }
}

export function firstMail({ received: [first] }: TestSmtp): ReceivedMail {
  if (!first) throw new Error('No mail arrived')
  return first
}
