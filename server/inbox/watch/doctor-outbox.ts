import { watchedCounts } from '../../store/sql/watched-counts.ts'
import type { Works } from '../../store/sql/work.ts'
import type { Finding } from './finding.ts'

const MINUTE_MS = 60_000
/** As the webhook and the log tell of it. */
const DUE_MOST_MS = 10 * MINUTE_MS

/** Whether what must be sent goes out: mails, and what the webhook is told. */
export async function outboxFinding(works: Works, nowMs: number): Promise<Finding> {
  const what = 'Outbox'
  const { outbox } = await works.read(() => watchedCounts(nowMs))
  const late = outbox.filter(({ oldestDueAt }) => oldestDueAt !== null && nowMs - oldestDueAt > DUE_MOST_MS)
  if (late.length > 0) {
    const each = late.map(({ topic, due }) => `${topic} ${due}`).join(', ')
    const sentence = `Messages have been due for more than ten minutes: ${each}.`
    return {
      what,
      state: 'bad',
      sentence,
      todo: 'Is the server running? Mail and webhook above, and its log, say why.',
    }
  }
  const failed = outbox.filter((each) => each.failed > 0).map(({ topic, failed }) => `${topic} ${failed}`)
  if (failed.length === 0)
    return { what, state: 'good', sentence: 'Nothing waits too long, and nothing failed for good.' }
  const sentence = `Messages failed for good: ${failed.join(', ')}.`
  return {
    what,
    state: 'advice',
    sentence,
    todo: 'The inbox names each mail with the words of the mail server, and sends it again.',
  }
}
