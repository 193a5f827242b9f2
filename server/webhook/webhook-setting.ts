import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { createSealer, type Sealer } from '../secrets.ts'
import type { Transaction } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'

export type WebhookSetting = {
  url: string
  /** Signs its messages. */
  key: Buffer
  /** Set in the inbox, by an owner who may not be the operator: messages go to public addresses only. */
  isSetInInbox?: true
}

const KEY_PREFIX = 'whsec_'
/** According to the Standard Webhooks specification. */
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

/** Conflicts between the webhook settings. */
export function webhookFaults({ WEBHOOK_URL, WEBHOOK_SECRET }: Settings): Array<string> {
  if (Boolean(WEBHOOK_URL) === Boolean(WEBHOOK_SECRET)) return []
  return WEBHOOK_URL
    ? ['WEBHOOK_SECRET: is missing. With WEBHOOK_URL it signs what is sent']
    : ['WEBHOOK_URL: is missing. With WEBHOOK_SECRET it says where to send']
}

/** Whether the operator may set this address: one of their own network is allowed. Messages are signed, and contain no secrets. */
function isTarget(value: string): boolean {
  const url = URL.parse(value)
  if (url === null) return false
  const { protocol, hostname, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_NETWORK.test(hostname))
  return isSafe && username === '' && password === ''
}

/** Whether an owner may set this address in the inbox: only public hosts. {@link publicLookup} checks the resolved addresses. */
export function isPublicTarget(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && isTarget(value) && isPublicHost(url.hostname)
}

/** The key in the notation of receivers. */
export function keyAsText(key: Buffer): string {
  return KEY_PREFIX + key.toString('base64')
}

function toKey(value: string, context: z.RefinementCtx): Buffer {
  const base64 = value.startsWith(KEY_PREFIX) ? value.slice(KEY_PREFIX.length) : ''
  const key = Buffer.from(base64, 'base64')
  const isValidBase64 = key.toString('base64').replaceAll('=', '') === base64.replaceAll('=', '')
  if (isValidBase64 && key.length >= KEY_BYTES.min && key.length <= KEY_BYTES.max) return key
  context.addIssue({
    code: 'custom',
    message: `must be ${KEY_PREFIX} and ${KEY_BYTES.min} to ${KEY_BYTES.max} random bytes in base64`,
  })
  return z.NEVER
}

/** Seals the webhook's key in the settings of the inbox. */
export function webhookKeySealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons webhook key')
}

/**
 * The webhook of the environment, else that of the inbox's settings; null without one.
 *
 * @param keySealer see {@link webhookKeySealer}
 */
export async function webhookOf(
  tx: Transaction,
  fromEnvironment: WebhookSetting | null,
  keySealer: Pick<Sealer, 'open'>,
): Promise<WebhookSetting | null> {
  if (fromEnvironment) return fromEnvironment
  const url = await readSetting(tx, 'webhookUrl')
  if (url === null) return null
  const sealed = await readSetting(tx, 'webhookKey')
  const openedKey = sealed === null ? null : keySealer.open(sealed)
  return openedKey === null ? null : { url, key: Buffer.from(openedKey, 'base64'), isSetInInbox: true }
}

/** Routed addresses begin with 001: https://www.iana.org/assignments/ipv6-address-space */
const ROUTED_IPV6 = 0b001
/** Names of one's own machine or network (RFC 6761, 6762, 8375 and .internal of ICANN). */
const OWN_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)$/

/** Whether an IP address is public: not of this machine, its network, its cloud's services or a reserved range. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // IPv4-mapped IPv6 addresses count as IPv4
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >> 13 === ROUTED_IPV6
}

/** Whether a URL's hostname may be public. {@link publicLookup} checks what a name resolves to. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !OWN_NAME.test(host)
}

/** Resolves names to public addresses only, at each connection, as names may change. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const publicAddresses = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = publicAddresses
    if (!first) callback(error ?? new Error('Not an address of the internet'), '', 0)
    else if (options.all) callback(null, publicAddresses)
    else callback(null, first.address, first.family)
  })
}
