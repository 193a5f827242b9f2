import { setTimeout as delay } from 'node:timers/promises'
import {
  type EnquiryStore,
  RestoreConflictError,
  StoreUnavailableError,
  type Submission,
} from '../../domain/enquiry/submission.ts'

export type Restored = { added: number; standing: number; refused: Array<string> }

/** A store on the network answers the slower the further away it is: so many are asked for at once. */
const AT_ONCE = 8
const PAUSE_MS = 250
/** How long one submission is tried again. Nobody waits for an answer here, and a restart of the store takes seconds. */
const PATIENCE_MS = 60_000

/**
 * Puts submissions back, a few at once; one that stands with other content is refused, and the rest goes on.
 *
 * @param didOne told after each
 * @param options.pause waits; for tests
 * @throws {StoreUnavailableError} if the store is away for longer than {@link PATIENCE_MS}, with what was put back so far
 *   kept: running it again goes on from there
 */
export async function restoreAll(
  store: Pick<EnquiryStore, 'restore'>,
  submissions: Iterable<Submission>,
  didOne: () => void,
  { pause = delay }: { pause?: (ms: number) => Promise<unknown> } = {},
): Promise<Restored> {
  const restored: Restored = { added: 0, standing: 0, refused: [] }
  const waiting = submissions[Symbol.iterator]()
  let fault: unknown = null

  async function putBack(): Promise<void> {
    for (let next = waiting.next(); !next.done && fault === null; next = waiting.next()) {
      const submission = next.value
      await restoreOne(() => retry(() => store.restore(submission), pause), restored)
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

async function restoreOne(restore: () => Promise<boolean>, restored: Restored): Promise<void> {
  try {
    restored[(await restore()) ? 'added' : 'standing'] += 1
  } catch (error) {
    if (!(error instanceof RestoreConflictError)) throw error
    restored.refused.push(error.message)
  }
}

/** Putting back twice is harmless, so that what may have been done can be tried again. */
async function retry<Result>(
  work: () => Promise<Result>,
  pause: (ms: number) => Promise<unknown>,
): Promise<Result> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || waitedMs >= PATIENCE_MS) throw error
    }
    await pause(PAUSE_MS)
  }
}
