import { setTimeout as delay } from 'node:timers/promises'
import {
  type Enquiry,
  type EnquiryStore,
  RestoreConflictError,
  StoreUnavailableError,
} from '../../../domain/enquiry/enquiry.ts'

export type Restored = { added: number; unchanged: number; refused: Array<string> }

/** More than one, because a distant store is slow to respond. */
const CONCURRENT_RESTORES = 8
const PAUSE_MS = 250
/** How long one enquiry is retried. No visitor waits here, and a restart of the store takes seconds. */
const RETRY_PERIOD_MS = 60_000

/**
 * Restores enquiries, a few at a time. One that is already stored with other content is refused, and the others continue.
 *
 * @param onEnquiry called after each
 * @param options.pause for tests
 * @throws {StoreUnavailableError} if the store is unavailable for longer than {@link RETRY_PERIOD_MS}. What was restored so far
 *   is kept, and a repetition continues from there
 */
export async function restoreAll(
  store: Pick<EnquiryStore, 'restore'>,
  enquiries: Iterable<Enquiry>,
  onEnquiry: () => void,
  { pause = delay }: { pause?: (ms: number) => Promise<unknown> } = {},
): Promise<Restored> {
  const restored: Restored = { added: 0, unchanged: 0, refused: [] }
  const remaining = enquiries[Symbol.iterator]()
  let fault: unknown = null

  async function restoreRemaining(): Promise<void> {
    for (let next = remaining.next(); !next.done && fault === null; next = remaining.next()) {
      const enquiry = next.value
      await restoreOne(() => retry(() => store.restore(enquiry), pause), restored)
      onEnquiry()
    }
  }
  const keepFirstFault = (error: unknown) => {
    fault ??= error
  }
  await Promise.all(
    Array.from({ length: CONCURRENT_RESTORES }, () => restoreRemaining().catch(keepFirstFault)),
  )
  if (fault !== null) throw fault
  return restored
}

async function restoreOne(restore: () => Promise<boolean>, restored: Restored): Promise<void> {
  try {
    restored[(await restore()) ? 'added' : 'unchanged'] += 1
  } catch (error) {
    if (!(error instanceof RestoreConflictError)) throw error
    restored.refused.push(error.message)
  }
}

/** Restoring is idempotent, so an attempt whose outcome is unknown can be repeated. */
async function retry<Result>(
  work: () => Promise<Result>,
  pause: (ms: number) => Promise<unknown>,
): Promise<Result> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || waitedMs >= RETRY_PERIOD_MS) throw error
    }
    await pause(PAUSE_MS)
  }
}
