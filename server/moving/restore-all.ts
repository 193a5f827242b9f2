import { type EnquiryStore, RestoreConflictError, type Submission } from '../../domain/enquiry/submission.ts'

export type Restored = { added: number; standing: number; refused: Array<string> }

/** A store on the network answers the slower the further away it is: so many are asked for at once. */
const AT_ONCE = 8

/**
 * Puts submissions back, a few at once; one that stands with other content is refused, and the rest goes on.
 *
 * @param didOne told after each
 * @throws {StoreUnavailableError} with what was put back so far kept: running it again goes on from there
 */
export async function restoreAll(
  store: Pick<EnquiryStore, 'restore'>,
  submissions: Iterable<Submission>,
  didOne: () => void,
): Promise<Restored> {
  const restored: Restored = { added: 0, standing: 0, refused: [] }
  const waiting = submissions[Symbol.iterator]()
  let fault: unknown = null

  async function putBack(): Promise<void> {
    for (let next = waiting.next(); !next.done && fault === null; next = waiting.next()) {
      await restoreOne(store, next.value, restored)
      didOne()
    }
  }
  const noteFault = (error: unknown) => {
    fault ??= error
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => putBack().catch(noteFault)))
  if (fault !== null) throw fault
  return restored
}

async function restoreOne(
  store: Pick<EnquiryStore, 'restore'>,
  submission: Submission,
  restored: Restored,
): Promise<void> {
  try {
    restored[(await store.restore(submission)) ? 'added' : 'standing'] += 1
  } catch (error) {
    if (!(error instanceof RestoreConflictError)) throw error
    restored.refused.push(error.message)
  }
}
