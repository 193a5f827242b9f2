import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { createSealer, type Sealer } from '../secrets.ts'
import type { Transaction } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'

export type WebhookSetting = {
  url: string
  /** What its messages are signed with. */
  key: Buffer
  /** An owner set it in the inbox, who is not the operator: it is sent to addresses of the internet only. */
  isOwners?: true
}

const KEY_PREFIX = 'whsec_'
/** Of the Standard Webhooks specification. */
const KEY_BYTES = { min: 24, max: 64 }
const OWN_NETWORK =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/i

export const webhookVariables = {
  WEBHOOK_URL: z
    .string()
    .refine(isTarget, 'must be an https address, or http in your own network, without a user')
    .optional(),
  WEBHOOK_SECRET: z.string().transform(toKey).optional(),
}

type Settings = Readonly<Record<string, string | undefined>>

/** What is wrong with the settings of the webhook taken together. */
export function webhookFaults({ WEBHOOK_URL, WEBHOOK_SECRET }: Settings): Array<string> {
  if (Boolean(WEBHOOK_URL) === Boolean(WEBHOOK_SECRET)) return []
  return WEBHOOK_URL
    ? ['WEBHOOK_SECRET: is missing. With WEBHOOK_URL it signs what is sent']
    : ['WEBHOOK_URL: is missing. With WEBHOOK_SECRET it says where to send']
}

/** The operator chooses the address, so their own network is theirs to name; what is sent is signed, never secret by itself. */
function isTarget(value: string): boolean {
  const url = URL.parse(value)
  if (url === null) return false
  const { protocol, hostname, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_NETWORK.test(hostname))
  return isSafe && username === '' && password === ''
}

/** Whether an owner may set it in the inbox: not being the operator, they name no machine of the operator's own network. What a name leads to is seen when it is sent. */
export function isPublicTarget(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && isTarget(value) && isPublicHost(url.hostname)
}

/** The key as receivers write it down. */
export function keyWords(key: Buffer): string {
  return KEY_PREFIX + key.toString('base64')
}

function toKey(value: string, context: z.RefinementCtx): Buffer {
  const base64 = value.startsWith(KEY_PREFIX) ? value.slice(KEY_PREFIX.length) : ''
  const key = Buffer.from(base64, 'base64')
  const isWhole = key.toString('base64').replaceAll('=', '') === base64.replaceAll('=', '')
  if (isWhole && key.length >= KEY_BYTES.min && key.length <= KEY_BYTES.max) return key
  context.addIssue({
    code: 'custom',
    message: `must be ${KEY_PREFIX} and ${KEY_BYTES.min} to ${KEY_BYTES.max} random bytes in base64`,
  })
  return z.NEVER
}

/** Seals the webhook's key where it stands in the settings of the inbox. */
export function webhookKeySealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons webhook key')
}

/**
 * The webhook of the environment, else that which an owner set in the inbox; null without one.
 *
 * @param key what opens a key that stands in the inbox's settings, see {@link webhookKeySealer}
 */
export async function webhookOf(
  tx: Transaction,
  own: WebhookSetting | null,
  key: Pick<Sealer, 'open'>,
): Promise<WebhookSetting | null> {
  if (own) return own
  const url = await readSetting(tx, 'webhookUrl')
  if (url === null) return null
  const sealed = await readSetting(tx, 'webhookKey')
  const opened = sealed === null ? null : key.open(sealed)
  return opened === null ? null : { url, key: Buffer.from(opened, 'base64'), isOwners: true }
}

/** https://www.iana.org/assignments/ipv6-address-space: what is routed begins with 001. */
const ROUTED_IPV6 = 0b001
/** Of one's own machine or network, whoever resolves them (RFC 6761, 6762, 8375 and .internal of ICANN). */
const OWN_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)$/

/** Whether an IP address is one of the internet: not of this machine, its network, its cloud's services or anything reserved. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // an IPv4 address in IPv6's clothes is that
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >> 13 === ROUTED_IPV6
}

/** Whether a host of an address, as URL has it, may stand for one of the internet. What its name resolves to is looked at by {@link publicLookup}. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !OWN_NAME.test(host)
}

/** Resolves names for a connection, and finds nothing where a name leads to no {@link isPublicAddress}: at each connection, as names change. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) callback(error ?? new Error('Not an address of the internet'), '', 0)
    else if (options.all) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
