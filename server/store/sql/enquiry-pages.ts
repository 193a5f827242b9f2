import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import type { Enquiry, ListPage, ListPosition, ListQuery } from '../../../domain/enquiry/enquiry.ts'

/** Before the first: no enquiry was sent before 1970, and no text is less than the empty one. */
export const START_OF: Record<ListQuery['order'], ListPosition> = {
  oldest: { dateSent: -1, postId: '' },
  newest: { dateSent: Number.MAX_SAFE_INTEGER, postId: '' },
}

const PAGE_ROWS = 200

/** A page of at most `limit`, of rows of which one more was asked for, to know whether anything follows. */
export function pageOf(rows: ReadonlyArray<Enquiry>, limit: number): ListPage {
  const enquiries = rows.slice(0, limit)
  const last = enquiries.at(-1)?.record
  const hasMore = rows.length > limit && last
  return { enquiries, next: hasMore ? { dateSent: last.dateSent, postId: last.postId } : null }
}

/** Every enquiry, oldest first, page by page. */
export async function* pageByPage(
  list: (query: ListQuery) => Promise<ListPage>,
): AsyncGenerator<Enquiry, void, undefined> {
  for (let after: ListPosition | null = START_OF.oldest; after; ) {
    const page: ListPage = await list({ order: 'oldest', limit: PAGE_ROWS, after })
    yield* page.enquiries
    after = page.next
    await nextTurnOfTheLoop() // an export of many must not keep a server from its visitors
  }
}
