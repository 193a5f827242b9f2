import { isIP } from 'node:net'
import { z } from 'zod'
import { OperatorError } from './errors.ts'
import { type MailSetting, mailFaults, mailVariables } from './mail/mail-setting.ts'
import type { ChosenStore } from './store/store-driver.ts'
import { chooseStore, databaseUrlFault, storeFaults, storeVariables } from './store/stores.ts'
import { type WebhookSetting, webhookFaults, webhookVariables } from './webhook/webhook-setting.ts'

const PORT_MAX = 65_535

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const environmentSchema = z.object({
  PORT: wholeNumber(1, PORT_MAX).default(3000),
  HOST: z.string().default('localhost'), // localhost: 127.0.0.1 and ::1, this machine only
  DATA_DIR: z.string().default('./data'), // relative to the folder in which the server is started
  SITE_URL: z.string().transform(toOrigin).optional(),
  DATABASE_URL: z.string().superRefine(checkDatabaseUrl).optional(),
  ...storeVariables,
  ...mailVariables,
  ...webhookVariables,
  GA_MEASUREMENT_ID: z
    .string()
    .regex(
      /^G-[A-Z0-9]{4,20}$/,
      'must be the measurement id of a Google Analytics 4 web stream, like G-AB12CD34EF',
    )
    .optional(),
  SECURITY_CONTACT: z.string().transform(toContact).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(), // no default: a shipped token is published
  TRUST_PROXY: z.string().transform(toNetworks).default([]),
  SUBMISSIONS_PER_10_MINUTES: wholeNumber(0, 1_000_000).default(20), // per address (IPv6: /64); 0 is no limit
  CONFIRMATIONS_PER_HOUR: wholeNumber(0, 1_000_000).default(100), // of the whole site; 0 is no limit
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(), // no default: a shipped secret is published
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('warn'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  /** The store that holds the data. */
  storage: ChosenStore
  mail: MailSetting
  /** Receives a message about each enquiry; null if there is no webhook. */
  webhook: WebhookSetting | null
  /** Public origin, without a slash at its end. */
  siteUrl: string
  /** The measurement ID of Google Analytics, for visitors who agree; null: no analytics, and no page asks for consent. */
  measurementId: string | null
  /** Where security vulnerabilities are reported, as a mailto or https address; null if there is no such address. */
  securityContact: string | null
  /** Bearer token of /metrics; null: the address is closed. */
  metricsToken: string | null
  trustProxy: ReadonlyArray<string>
  submissionsPer10Minutes: number
  /** How many mails the whole site sends in an hour to addresses typed in by visitors; 0 for no limit. */
  confirmationsPerHour: number
  /** null: the server creates its own and stores it in the data folder. */
  secret: string | null
  logLevel: string
}

/**
 * Reads the environment; an empty value counts as absent.
 *
 * @throws {OperatorError} naming all invalid variables at once, never with their values, which may be secret
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value?.trim())
  const settings = Object.fromEntries(nonEmpty)
  const { data, error } = environmentSchema.safeParse(settings)
  const faults = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...storeFaults(settings),
    ...mailFaults(settings),
    ...webhookFaults(settings),
  ]
  if (!data || faults.length > 0)
    throw new OperatorError(['These settings are not right (see .env.example):', ...faults].join('\n  '))
  const { PORT, SITE_URL, SECRET, ...rest } = data
  return {
    port: PORT,
    host: rest.HOST,
    dataDir: rest.DATA_DIR,
    storage: chooseStore(settings),
    mail: { smtp: rest.SMTP_URL ?? null, from: rest.MAIL_FROM ?? null, notify: rest.NOTIFY ?? [] },
    webhook:
      rest.WEBHOOK_URL && rest.WEBHOOK_SECRET ? { url: rest.WEBHOOK_URL, key: rest.WEBHOOK_SECRET } : null,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    measurementId: rest.GA_MEASUREMENT_ID ?? null,
    securityContact: rest.SECURITY_CONTACT ?? null,
    metricsToken: rest.METRICS_TOKEN ?? null,
    trustProxy: rest.TRUST_PROXY,
    submissionsPer10Minutes: rest.SUBMISSIONS_PER_10_MINUTES,
    confirmationsPerHour: rest.CONFIRMATIONS_PER_HOUR,
    secret: SECRET ?? null,
    logLevel: rest.LOG_LEVEL,
  }
}

function checkDatabaseUrl(value: string, context: z.RefinementCtx): void {
  const message = databaseUrlFault(value)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** Scheme, host and port and nothing else; the URL parser validates host and port. */
const ORIGIN = /^https?:\/\/(?:[^\s/?#@\\:]+|\[[\da-f:.]+\])(?::\d+)?\/?$/i

/** Normalises an origin as browsers send it: without a default port, with an internationalised host in ASCII. */
function toOrigin(value: string, context: z.RefinementCtx): string {
  const url = ORIGIN.test(value) ? URL.parse(value) : null
  if (url) return url.origin
  context.addIssue({
    code: 'custom',
    message: 'must be an origin like https://www.example.co.za, without a path',
  })
  return z.NEVER
}

function toContact(value: string, context: z.RefinementCtx): string {
  const url = /^[!-~]+$/.test(value) ? URL.parse(value) : null // only visible ASCII, because URL.parse drops line breaks and spaces
  const isAddress = url?.protocol === 'mailto:' && /^[^@,?<>]+@[^@,?<>]+\.[^@,?.<>]+$/.test(url.pathname)
  const isPage = url?.protocol === 'https:' && /^https:\/\/[^/@]+(\/|$)/i.test(value)
  if (isAddress || isPage) return value
  context.addIssue({
    code: 'custom',
    message: 'must be an address like mailto:security@example.co.za or https://www.example.co.za/security',
  })
  return z.NEVER
}

function toNetworks(value: string, context: z.RefinementCtx): Array<string> {
  const networks = value.split(',').map((part) => part.trim())
  const message = networks.map(networkFault).find((fault) => fault !== null)
  if (message) context.addIssue({ code: 'custom', message })
  return networks
}

function networkFault(network: string): string | null {
  if (/^(true|\d+)$/i.test(network))
    return `"${network}" would believe addresses that anybody can forge: list your proxies' own addresses instead`
  const [address = '', prefix, ...rest] = network.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const isPrefix =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
  return isIP(address) && isPrefix && rest.length === 0
    ? null
    : `"${network}" is no address or network like 10.0.0.5 or 10.0.0.0/8`
}
