import { type EnquiryStore, RestoreConflictError, type Submission } from '../../domain/enquiry/submission.ts'

export type Restored = { added: number; standing: number; refused: Array<string> }

/**
 * Puts submissions back, one after the other; one that stands with other content is refused, and the rest goes on.
 *
 * @throws {StoreUnavailableError} with what was put back so far kept: running it again goes on from there
 */
export async function restoreAll(
  store: Pick<EnquiryStore, 'restore'>,
  submissions: Iterable<Submission>,
  didOne: () => void,
): Promise<Restored> {
  const restored: Restored = { added: 0, standing: 0, refused: [] }
  for (const submission of submissions) {
    try {
      restored[(await store.restore(submission)) ? 'added' : 'standing'] += 1
    } catch (error) {
      if (!(error instanceof RestoreConflictError)) throw error
      restored.refused.push(error.message)
    }
    didOne()
  }
  return restored
}
