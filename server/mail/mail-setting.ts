import { z } from 'zod'
import { isAddress } from './mail.ts'

/** The server to which our mails are sent. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (smtps); else the connection is upgraded where the server offers it. */
  isTls: boolean
  login: { user: string; password: string } | null
}

export type MailSetting = {
  /** null: each mail is written to a file. */
  smtp: SmtpServer | null
  /** null: the company's own address. */
  from: string | null
  /** The staff's addresses; none: the company's own. */
  notify: ReadonlyArray<string>
}

const EXAMPLE = 'must be smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the start'
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const
const MAX_NOTIFY = 20

export const mailVariables = {
  SMTP_URL: z.string().transform(toServer).optional(),
  MAIL_FROM: z.string().refine(isAddress, 'must be one address like hello@example.co.za').optional(),
  NOTIFY: z.string().transform(toAddresses).optional(),
}

type Settings = Readonly<Record<string, string | undefined>>

/** Conflicts between mail settings that are valid individually. */
export function mailFaults(settings: Settings): Array<string> {
  if (!settings.SMTP_URL) return []
  return [
    ...(settings.MAIL_FROM
      ? []
      : ['MAIL_FROM: is missing. With SMTP_URL every mail needs an address that it is from']),
    ...(settings.NOTIFY ? [] : ['NOTIFY: is missing. With SMTP_URL it says who is told of an enquiry']),
  ]
}

function toServer(value: string, context: z.RefinementCtx): SmtpServer {
  const url = URL.parse(value)
  const fault = url ? faultOf(url) : EXAMPLE
  if (url && fault === null) return serverAt(url)
  context.addIssue({ code: 'custom', message: fault ?? EXAMPLE })
  return z.NEVER
}

/** Never repeats the value: it may hold a password. */
function faultOf({ protocol, hostname, pathname, search, hash, username, password }: URL): string | null {
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return EXAMPLE
  if (hostname === '') return `has no host: it ${EXAMPLE}`
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '')
    return 'has something behind the port. A character like @, / or # in the password is written as %40, %2F or %23'
  if ((username === '') !== (password === '')) return 'must have both a user and a password, or neither'
  return isDecodable(username) && isDecodable(password)
    ? null
    : 'has a % that is not followed by two digits. A % in the password is written as %25'
}

function serverAt({ protocol, hostname, port, username, password }: URL): SmtpServer {
  const isTls = protocol === 'smtps:'
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[isTls ? 'smtps:' : 'smtp:'] : Number(port),
    isTls,
    login:
      username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function toAddresses(value: string, context: z.RefinementCtx): Array<string> {
  const addresses = value.split(',').map((part) => part.trim())
  const wrongIndex = addresses.findIndex((address) => !isAddress(address))
  if (wrongIndex >= 0)
    context.addIssue({
      code: 'custom',
      message: `must be addresses like ann@example.co.za, with commas. The ${wrongIndex + 1}. is none`,
    })
  if (addresses.length > MAX_NOTIFY)
    context.addIssue({
      code: 'custom',
      message: `must be at most ${MAX_NOTIFY} addresses: use a list address`,
    })
  return [...new Set(addresses)]
}
