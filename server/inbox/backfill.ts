import { counted } from '../../domain/wording.ts'
import type { Report } from '../log.ts'
import type { Database } from '../store/sql/database.ts'
import type { EnquiryHooks } from '../store/sql/enquiry-hooks.ts'
import { backfillEnquiries } from '../store/sql/inbox/backfill-enquiries.ts'

/** Longer than servers of two versions serve side by side: whoever wrote before that is past being told that we have their message. */
const NEW_FOR_MS = 2 * 24 * 3_600_000

type AdoptionDependencies = {
  database: Database
  hooks: Pick<EnquiryHooks, 'onStored' | 'onRestored'>
  now: () => Date
  report: Report
}

/** Brings into the inbox what a server of an older version stored: once, beside a server that serves already. */
export function createAdoption({ database, hooks, now, report }: AdoptionDependencies): {
  start: () => void
  /** Resolves once nothing more is written. */
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function adopt(): Promise<void> {
    const { signal } = stopping
    const tellSinceMs = now().getTime() - NEW_FOR_MS
    const onFault = (error: unknown, postId: string) =>
      report('error', { err: error, postId }, 'An enquiry could not be brought into the inbox')
    try {
      const adopted = await backfillEnquiries(database, hooks, { tellSinceMs, onFault, signal })
      if (adopted > 0)
        report('warn', {}, `${counted(adopted, 'new row')} in the inbox, stored by an older version`)
    } catch (error) {
      if (signal.aborted) return
      const message = 'Not all enquiries could be looked for in the inbox: the next start does it again'
      report('error', { err: error }, message)
    }
  }

  return {
    start: () => {
      running = adopt()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
