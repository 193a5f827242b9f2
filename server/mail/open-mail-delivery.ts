import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { Printer } from '../http/threads/drawing-thread.ts'
import type { Report } from '../log.ts'
import type { ShutdownSignals } from '../run-tasks.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { auditLog } from '../store/sql/audit.ts'
import { requeueSetAside } from '../store/sql/outbox-messages.ts'
import type { Stores } from '../store/store-driver.ts'
import { type Compose, createComposer } from './due-mail.ts'
import { refreshLateMail } from './late-mails.ts'
import { tokenSealer } from './link-token.ts'
import { createMailCourier } from './mail-courier.ts'
import { mailOutbox } from './mail-outbox.ts'
import { planPrinter } from './print-plan.ts'
import { fileTransport, savedEmailFolder } from './saved-emails.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The sender of a saved mail, if the company has no e-mail address. */
const NO_SENDER = 'nobody@localhost.invalid'

export type MailDelivery = {
  /** Delivers the mails that are due. */
  deliverDue: (shutdown: ShutdownSignals) => Promise<void>
  /** Closes the connections to the mail server. */
  close: () => void
}

type Dependencies = {
  config: Pick<Config, 'mail' | 'siteUrl' | 'dataDir'>
  /** The content of the current release. */
  content: () => ServerContent
  secret: string
  stores: Pick<Stores, 'outbox' | 'database'>
  now: () => Date
  report: Report
  printer: Printer
}

/** Delivers mails by SMTP, or into the folder of the saved mails. With an SMTP server, earlier saved mails become due again. */
export async function openMailDelivery(dependencies: Dependencies): Promise<MailDelivery> {
  const { config, content, secret, stores, now, report, printer } = dependencies
  const { mail, siteUrl, dataDir } = config
  if (mail.smtp) await stores.database.transaction((tx) => requeueSetAside(tx, MAIL_TOPIC, now().getTime()))
  const transport = mail.smtp ? smtpTransport(mail.smtp, report) : fileTransport(savedEmailFolder(dataDir))
  const openToken = tokenSealer(secret).open
  const printPlan = planPrinter({ content, siteUrl, now, printer })
  const compose: Compose = async (due, id) => {
    const {
      company,
      solutions,
      look: { accent },
    } = content()
    const from = mail.from ?? company.email?.value ?? NO_SENDER
    const notify = mail.notify.length > 0 ? mail.notify : [from]
    const write = createComposer({ company, solutions, accent, siteUrl, from, openToken, notify, printPlan })
    return write(await refreshLateMail(due, id, { database: stores.database, openToken, now }), id)
  }
  const outbox = mailOutbox({ ...stores, audit: auditLog(secret) })
  return {
    deliverDue: createMailCourier({ outbox, transport, compose, now, report }),
    close: () => transport.close(),
  }
}
