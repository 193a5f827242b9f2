import * as z from 'zod/mini'
import { draftTextSchema } from '../../domain/inbox/api/draft.ts'

const deviceDraftSchema = z.extend(draftTextSchema, { to: z.string(), at: z.number() })
/** A draft that the server does not have yet: there was no connection, or nobody was signed in any more. */
export type DeviceDraft = z.infer<typeof deviceDraftSchema>

/** The draft that this device keeps for an enquiry. */
export function keptDraft(number: number): DeviceDraft | null {
  try {
    const kept = deviceDraftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(number)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** Keeps a draft on this device; null lets it go. */
export function keepOnDevice(number: number, draft: DeviceDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(number), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(number))
  } catch {
    // A browser that keeps nothing: the server has it within two seconds, and the page until it is closed.
  }
}

function keyOf(number: number): string {
  return `inbox-draft-${number}`
}
