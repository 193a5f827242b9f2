import { z } from 'zod'
import type { Mail } from './mail.ts'
import type { Writing, WrittenMail } from './mail-definition.ts'
import * as changedAddress from './mails/changed-address.ts'
import * as confirmAddress from './mails/confirm-address.ts'
import * as confirmation from './mails/confirmation.ts'
import * as invitation from './mails/invitation.ts'
import * as newAddress from './mails/new-address.ts'
import * as newEnquiry from './mails/new-enquiry.ts'
import * as reply from './mails/reply.ts'
import * as staffNotice from './mails/staff-notice.ts'

/** Every mail: its kind, the schema of its message in the outbox, the name that staff read, and its writer. */
const MAILS = [
  newEnquiry,
  confirmation,
  confirmAddress,
  invitation,
  newAddress,
  changedAddress,
  reply,
  staffNotice,
] as const
const [first, ...others] = MAILS

/** The message of a mail in the outbox: its facts, not its words. It is written when it is sent. */
export const dueMailSchema = z.discriminatedUnion('kind', [
  first.schema,
  ...others.map(({ schema }) => schema),
])
export type DueMail = z.infer<typeof dueMailSchema>

/** @throws {ComposeError} */
export async function writeMail(mail: DueMail, writing: Writing): Promise<WrittenMail> {
  const definition = MAILS.find(({ kind }) => kind === mail.kind)
  if (!definition) throw new TypeError(`No such mail: ${mail.kind}`)
  // The schema of its kind has checked the mail.
  const write = definition.write as (mail: DueMail, writing: Writing) => WrittenMail | Promise<WrittenMail>
  return write(mail, writing)
}

/** The name that staff read. Of a delivered mail only its outbox id remains. */
export function mailNameOf(outboxId: string): string {
  const names = outboxId.split('.')
  const found = MAILS.find((mail) => names.includes('idPart' in mail ? mail.idPart : mail.kind))
  return found?.name ?? 'Mail'
}

/** A mail that cannot be written until the owner mends something. The message is for them, and names no person. */
export class ComposeError extends Error {
  override name = 'ComposeError'
}

/** Writes a mail of the outbox. @throws {ComposeError} */
export type Compose = (mail: DueMail, id: string) => Promise<Mail>
