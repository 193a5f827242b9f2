import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { Report } from '../log.ts'
import { type ComposerDependencies, createComposer } from '../mail/compose.ts'
import type { Compose } from '../mail/due-mail.ts'
import { asOfNow } from '../mail/late-mails.ts'
import { createMailCourier } from '../mail/mail-courier.ts'
import { MAIL_TOPIC, tokenSealer } from '../mail/mail-message.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import { planPrinter } from '../mail/print-plan.ts'
import { fileTransport, removeObsolete, savedEmailFolder } from '../mail/saved-emails.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import type { Printer } from '../plan/pdf/printer.ts'
import { auditLog } from '../store/sql/audit.ts'
import { confirmationsSince, HOUR_MS } from '../store/sql/confirmation-counts.ts'
import { bringForward, putOnce, requeueSetAside } from '../store/sql/outbox.ts'
import type { Stores } from '../store/store-driver.ts'
import { createWebhookCourier } from '../webhook/send-webhook.ts'
import { WEBHOOK_TOPIC, webhookMessage } from '../webhook/webhook-message.ts'
import { webhookKeySealer, webhookOf } from '../webhook/webhook-setting.ts'
import { type ShutdownSignals, startDelivering } from './delivery-loop.ts'
import { type AlarmDependencies, createOverdueAlarm } from './overdue-alarm.ts'

/** Of a company that has removed its e-mail address: a mail in a file must be from somebody. */
const NOBODY = 'nobody@localhost.invalid'
const CHECKS_EVERY_MS = 30_000
/** What is under way when the server stops has so long to arrive. */
const FINISH_MS = 2_000

export type DeliveryDependencies = {
  config: Pick<Config, 'mail' | 'webhook' | 'siteUrl' | 'dataDir'>
  content: ServerContent
  secret: string
  stores: Pick<Stores, 'outbox' | 'database'>
  now: () => Date
  report: Report
  printer: Printer
}

/**
 * Sends what is in the outbox from now on, mails and webhooks each in a loop of their own, and raises the alarm when mail does not go
 * out. Mails that were set aside while there was no SMTP server go first, if there is one now.
 */
export async function startDeliveryWorkers(
  parts: DeliveryDependencies,
): Promise<{ stop: () => Promise<void> }> {
  const { config, stores, now, report } = parts
  const { database, outbox } = stores
  if (config.mail.smtp) await database.transaction((tx) => requeueSetAside(tx, MAIL_TOPIC, now().getTime()))
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const stop = { claiming: stopping.signal, attempts: givingUp.signal }
  const mail = mailCourier(parts, stop)
  const keys = webhookKeySealer(parts.secret)
  const setting = () => database.read((tx) => webhookOf(tx, config.webhook, keys))
  const loops = [
    startDelivering(MAIL_TOPIC, mail.deliverDue, report),
    startDelivering(WEBHOOK_TOPIC, createWebhookCourier({ outbox, setting, now, report, stop }), report),
  ]
  const checks = await startChecks(parts, async () => (await setting()) !== null)
  return {
    stop: async () => {
      clearInterval(checks)
      stopping.abort()
      const timer = setTimeout(() => givingUp.abort(), FINISH_MS)
      await Promise.all(loops.map((loop) => loop.stop()))
      clearTimeout(timer)
      mail.close()
    },
  }
}

function mailCourier(parts: DeliveryDependencies, stop: ShutdownSignals) {
  const { config, content, secret, stores, now, report, printer } = parts
  const { mail, siteUrl, dataDir } = config
  const { company, solutions } = content
  const folder = savedEmailFolder(dataDir)
  const transport = mail.smtp ? smtpTransport(mail.smtp, report) : fileTransport(folder)
  const from = mail.from ?? company.email?.value ?? NOBODY
  const composer: ComposerDependencies = {
    company,
    solutions,
    siteUrl,
    from,
    openToken: tokenSealer(secret).open,
    notify: mail.notify.length > 0 ? mail.notify : [from],
    printPlan: planPrinter({ content, siteUrl, now, printer }),
  }
  const late = { database: stores.database, openToken: composer.openToken, now }
  const write = createComposer(composer)
  const compose: Compose = async (due, id) => write(await asOfNow(due, id, late), id)
  const outbox = mailOutbox({ ...stores, audit: auditLog(secret) })
  const deliverDue = createMailCourier({ outbox, transport, compose, now, report, stop })
  return { deliverDue, close: () => transport.close() }
}

/** Raises the alarms, clears the folder of mails that no longer wait in it, and makes up for a clock that was put back. */
async function startChecks(
  { config, stores, now, report }: DeliveryDependencies,
  hasWebhook: () => Promise<boolean>,
): Promise<NodeJS.Timeout> {
  const { database } = stores
  const alarms = { database, hasWebhook, now, report }
  const checkMail = createOverdueAlarm(alarms)
  const checkConfirmations = createConfirmationAlarm(alarms)
  const folder = savedEmailFolder(config.dataDir)
  const undoClock = async () => {
    const count = await database.transaction((tx) => bringForward(tx, now().getTime()))
    if (count > 0)
      report('warn', { count }, 'Messages were due far ahead: a clock was put back. They go out now')
  }
  const told = (error: unknown) => report('error', { err: error }, 'Whether mail goes out could not be asked')
  const check = () =>
    Promise.all([undoClock(), checkMail(), checkConfirmations(), removeObsolete(folder, database)]).catch(
      told,
    )
  await undoClock().catch(told)
  return setInterval(check, CHECKS_EVERY_MS).unref()
}

/**
 * Tells once an hour, in the log and by the webhook, that confirmations are left out because CONFIRMATIONS_PER_HOUR is reached: so
 * many forms may be a flood of mails to strangers.
 *
 * @returns the check, for a timer
 */
export function createConfirmationAlarm({
  database,
  hasWebhook,
  now,
  report,
}: AlarmDependencies): () => Promise<void> {
  let toldMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = now().getTime()
    if (Math.abs(nowMs - toldMs) < HOUR_MS) return // told later than now: the clock was put back since
    const { sent, withheld } = await database.read((tx) => confirmationsSince(tx, nowMs, 1)) // the end of an hour is seen in the next
    if (withheld === 0) return
    toldMs = nowMs
    report('error', { sent, withheld }, MESSAGE)
    if (await hasWebhook())
      await database.transaction((tx) => putOnce(tx, messageOf(sent, withheld, nowMs), nowMs))
  }
}

const MESSAGE =
  'CONFIRMATIONS_PER_HOUR is reached: enquiries are stored, but their senders get no confirmation for now'

/** Of several servers the first to put it in tells for all: its id is the hour. */
function messageOf(sent: number, withheld: number, nowMs: number) {
  const hour = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS)
  return webhookMessage(`confirmations-limited.${hour.toISOString().slice(0, 13)}`, null, {
    type: 'confirmations.limited',
    timestamp: new Date(nowMs).toISOString(),
    data: { sent, withheld },
  })
}
