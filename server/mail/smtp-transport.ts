import type { Report } from '../log.ts'
import { type MailTransport, nodemailerOptions } from './mail.ts'
import type { SmtpServer } from './mail-setting.ts'
import { smtpOutcome } from './smtp-outcome.ts'

/** As many as the outbox claims at once, so that no mail waits for a connection. */
const CONNECTIONS = 4
/** Time-outs in milliseconds; the caller limits the whole attempt. */
const TIMES = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i

/** Hands mails to an SMTP server, over connections that stay open for the next mails. */
export function smtpTransport(server: SmtpServer, report: Report): MailTransport {
  let pool: ReturnType<typeof openPool> | null = null
  const openedPool = () => (pool ??= openPool(server))
  return {
    deliver: async (mail, signal) => {
      try {
        const transport = await openedPool()
        const { rejected = [], rejectedErrors = [] } = await transport.sendMail({
          ...nodemailerOptions(mail),
          signal,
        })
        if (rejected.length > 0) reportRejected(report, mail.id, rejected.length, rejectedErrors)
        return { outcome: 'delivered' }
      } catch (error) {
        return smtpOutcome(error)
      }
    },
    fault: async () => {
      try {
        await (await openedPool()).verify()
        return null
      } catch (error) {
        return smtpOutcome(error).reason
      }
    },
    close: () =>
      void pool?.then(
        (transport) => transport.close(),
        () => {}, // each mail reports its own error
      ),
  }
}

/** The library is loaded with the first mail: it takes 24 MB. */
async function openPool(server: SmtpServer) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    ...TIMES,
    ...connectionTo(server),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function connectionTo({ host, port, isTls, login }: SmtpServer) {
  const isOwnMachine = OWN_MACHINE.test(host)
  return {
    host,
    port,
    secure: isTls,
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    // A password needs TLS. A server on this machine rarely has a certificate for its name.
    requireTLS: login !== null && !isTls && !isOwnMachine,
    tls: { rejectUnauthorized: !isOwnMachine },
  }
}

/** Logs the recipients that the server refused, while it accepted others. The mail is not retried: the others would get it again. */
function reportRejected(
  report: Report,
  id: string,
  count: number,
  errors: ReadonlyArray<{ responseCode?: unknown }>,
): void {
  const codes = [...new Set(errors.map(({ responseCode }) => responseCode))]
  report('error', { id, count, codes }, 'The mail server did not take a mail for all addresses of NOTIFY')
}
