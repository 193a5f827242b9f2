const NAMES = {
  staff: 'New enquiry',
  confirmation: 'Confirmation',
  'confirm-address': 'Confirm your address',
  invitation: 'Invitation',
  reply: 'Answer',
} as const
const KIND = /(?:^|\.)(staff|confirmation|confirm-address|invitation|reply)(?:\.|$)/

/** What a mail is, by its id in the outbox, as a person calls it: of one that has arrived nothing else is left. */
export function mailKindOf(outboxId: string): string {
  const kind = KIND.exec(outboxId)?.[1]
  return kind ? NAMES[kind as keyof typeof NAMES] : 'Mail' // KIND lists the keys of NAMES
}
