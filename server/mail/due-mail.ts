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

/** Every mail: its kind, the schema of its message in the outbox, what staff call it, and how it is written out. */
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

/** What a mail's message in the outbox holds: what it says, not how. It is written out when it is sent. */
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

/** What a mail is, by its id in the outbox, as a person calls it: of one that has arrived nothing else is left. */
export function mailNameOf(outboxId: string): string {
  const parts = outboxId.split('.')
  const found = MAILS.find((mail) => parts.includes('idPart' in mail ? mail.idPart : mail.kind))
  return found?.name ?? 'Mail'
}

/** A mail can be written by nobody: somebody has to mend something. The message is for the owner and names no person. */
export class ComposeError extends Error {
  override name = 'ComposeError'
}

/** Writes out what the outbox holds. @throws {ComposeError} */
export type Compose = (mail: DueMail, id: string) => Promise<Mail>
