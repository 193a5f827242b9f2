import { TRIED_FOR_MS } from '../../outbox/outbox.ts'

/** Puts a message of a topic, an id and a lane in, due at the moment 0. */
export const PUT_SQL = `INSERT INTO outbox (topic, id, lane, payload, due_at, tried_until)
  VALUES ($1, $2, $3, '{}', 0, ${TRIED_FOR_MS})`
