import type { Outbox } from '../../outbox/outbox.ts'
import { postgresOutbox } from '../../store/postgres/postgres-store.ts'
import { postgresWorks } from '../../store/postgres/works.ts'
import { putIntoOutbox } from '../../store/sql/outbox-works.ts'
import type { Works } from '../../store/sql/work.ts'
import { sqliteOutbox } from '../../store/sqlite/outbox.ts'
import { sqliteWorks } from '../../store/sqlite/works.ts'
import { openPostgresWithLongTimeouts } from '../../store/testing/long-timeouts.ts'
import { openSharedDatabase } from '../../store/testing/open-sqlite-store.ts'
import { createComposer } from '../compose.ts'
import { type CourierDependencies, createMailCourier } from '../mail-courier.ts'
import { mailMessage } from '../mail-message.ts'
import { CONFIRMATION, PARTS } from './drawn-mails.ts'

export type OutboxOfTest = { outbox: Outbox; works: Works; close: () => Promise<void> }

/** The outbox of a database's file, or of a PostgreSQL's address. */
export async function openOutbox(place: string): Promise<OutboxOfTest> {
  if (place.startsWith('postgres:')) {
    const postgres = await openPostgresWithLongTimeouts(place)
    return { outbox: postgresOutbox(postgres), works: postgresWorks(postgres), close: postgres.close }
  }
  const database = openSharedDatabase(place)
  return { outbox: sqliteOutbox(database), works: sqliteWorks(database), close: async () => database.close() }
}

/** A courier that writes the mails of the drawings. */
export function courierOf(
  parts: Omit<CourierDependencies, 'compose' | 'report'> & Partial<CourierDependencies>,
): () => Promise<void> {
  return createMailCourier({ compose: createComposer(PARTS), report: () => {}, ...parts })
}

/** Puts in so many confirmations, each of its own, due at once. */
export async function putMails({ works }: OutboxOfTest, count: number, nowMs: number): Promise<void> {
  await works.write(function* () {
    for (let at = 0; at < count; at += 1) yield* putIntoOutbox(numbered(at), nowMs)
  })
}

function numbered(at: number) {
  const name = `confirmation.${String(at).padStart(4, '0')}`
  return mailMessage({ name, postId: null, mail: { ...CONFIRMATION, at: CONFIRMATION.at + at } })
}

export function messageIdOf(at: number): string {
  return `<${numbered(at).id}@twelvemoons.example>`
}
