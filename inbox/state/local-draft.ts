import * as z from 'zod/mini'
import { draftTextSchema } from '../../domain/inbox/api/draft.ts'
import { readLocal, writeLocal } from './local-store.ts'

const deviceDraftSchema = z.extend(draftTextSchema, { to: z.string(), at: z.number() })
/** A draft that the server does not have yet: the connection was lost, or the session had ended. */
type DeviceDraft = z.infer<typeof deviceDraftSchema>

/** The draft of an answer that this device keeps. @param by the author's id */
export function loadLocalDraft(number: number, by: string): DeviceDraft | null {
  try {
    const kept = deviceDraftSchema.safeParse(JSON.parse(readLocal(nameOf(number, by)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** Keeps a draft on this device; null lets it go. @param by the author's id */
export function saveLocalDraft(number: number, by: string, draft: DeviceDraft | null): void {
  writeLocal(nameOf(number, by), draft && JSON.stringify(draft))
}

function nameOf(number: number, by: string): string {
  return `inbox-draft-${by}-${number}`
}
