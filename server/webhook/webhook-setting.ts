import { z } from 'zod'
import { isPublicHost } from './public-address.ts'

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
