import { type NewMessage, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import { select, type Work } from './work.ts'

/**
 * Puts a message into the outbox, in the transaction of what it tells of.
 *
 * @param dueMs the moment (epoch milliseconds) before which nobody delivers it; it is tried for {@link TRIED_FOR_MS} from then on
 */
export function* putIntoOutbox(message: NewMessage, dueMs: number): Work<void> {
  const { topic, id, postId, lane, payload } = message
  yield* select(
    `INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[topic, id, postId, lane, payload, dueMs, dueMs + TRIED_FOR_MS],
  )
}
