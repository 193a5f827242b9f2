import { z } from 'zod'
import { STATUSES, WAYS } from './facts/kinds.ts'
import { ROLES } from './permissions.ts'

const number = z.int().positive()
const count = z.int().positive()

/**
 * What the audit log keeps: who did what to which enquiry. Names, addresses and words of enquirers are never in it, so that
 * erasing a person leaves its chain whole; colleagues are in it by their ids.
 */
export const auditActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('opened'), number }),
  z.strictObject({ act: z.literal('answered'), number, way: z.enum(WAYS) }),
  z.strictObject({ act: z.literal('answer-taken-back'), number }),
  z.strictObject({ act: z.literal('called'), number }),
  z.strictObject({ act: z.literal('they-answered'), number }),
  z.strictObject({ act: z.literal('noted'), number }),
  z.strictObject({ act: z.literal('reminded'), number }),
  z.strictObject({ act: z.literal('address-corrected'), number }),
  z.strictObject({ act: z.literal('mail-taken'), number }),
  /** The mail server's code and words. The address that it may repeat is left out by whoever writes it. */
  z.strictObject({ act: z.literal('mail-refused'), number, words: z.string().max(200) }),
  z.strictObject({ act: z.literal('mail-sent-again'), number }),
  /** `to`: a colleague's id, null for nobody. */
  z.strictObject({ act: z.literal('given'), number, to: z.string().nullable() }),
  z.strictObject({ act: z.literal('held-back'), number, reasons: z.array(z.string()).min(1) }),
  z.strictObject({ act: z.literal('released'), number }),
  z.strictObject({ act: z.literal('held-back-deleted'), number }),
  z.strictObject({ act: z.literal('status'), number, from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  /** Of one day of arrival. */
  z.strictObject({ act: z.literal('expired'), enquiries: count, day: z.iso.date() }),
  z.strictObject({ act: z.literal('exported'), enquiries: count }),
  z.strictObject({ act: z.literal('person-exported') }),
  z.strictObject({ act: z.literal('person-erased'), receipt: z.string() }),
  z.strictObject({ act: z.literal('audit-exported') }),
  z.strictObject({ act: z.literal('signed-in'), by: z.enum(['passkey', 'password', 'link']) }),
  z.strictObject({ act: z.literal('signed-out'), everywhere: z.boolean() }),
  /** `network` is no address: its first half. */
  z.strictObject({ act: z.literal('sign-in-refused'), times: count, network: z.string() }),
  z.strictObject({ act: z.literal('passkey-added') }),
  z.strictObject({ act: z.literal('passkey-removed') }),
  z.strictObject({ act: z.literal('password-changed') }),
  z.strictObject({ act: z.literal('invited'), staff: z.string(), role: z.enum(ROLES) }),
  z.strictObject({ act: z.literal('invitation-taken-back'), staff: z.string() }),
  z.strictObject({ act: z.literal('role-changed'), staff: z.string(), role: z.enum(ROLES) }),
  z.strictObject({ act: z.literal('left'), staff: z.string() }),
  z.strictObject({ act: z.literal('settings-changed'), names: z.array(z.string()).min(1) }),
  z.strictObject({ act: z.literal('subscriber-stopped') }),
  z.strictObject({ act: z.literal('subscriber-asked-again') }),
])
export type AuditAct = z.infer<typeof auditActSchema>
export type AuditActKind = AuditAct['act']
