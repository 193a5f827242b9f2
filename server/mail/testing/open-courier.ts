import type { Outbox } from '../../store/outbox.ts'
import type { Database } from '../../store/sql/database.ts'
import { putIntoOutbox, sqlOutbox } from '../../store/sql/outbox.ts'
import { sqliteDatabase } from '../../store/sqlite/transactions.ts'
import { openSharedDatabase } from '../../store/testing/open-sqlite-store.ts'
import { createComposer } from '../due-mail.ts'
import { type CourierDependencies, createMailCourier } from '../mail-courier.ts'
import { mailMessage } from '../mail-message.ts'
import { COMPOSER, CONFIRMATION } from './drawn-mails.ts'

export type TestOutbox = { outbox: Outbox; database: Database; close: () => Promise<void> }

/** Opens the outbox of a database file. */
export async function openOutbox(file: string): Promise<TestOutbox> {
  const connection = openSharedDatabase(file)
  const database = sqliteDatabase(connection)
  return { outbox: sqlOutbox(database), database, close: async () => connection.close() }
}

/** A courier that composes mails with {@link COMPOSER}. */
export function courierOf(
  dependencies: Omit<CourierDependencies, 'compose' | 'report'> & Partial<CourierDependencies>,
): () => Promise<void> {
  return createMailCourier({ compose: createComposer(COMPOSER), report: () => {}, ...dependencies })
}

/** Queues `count` confirmations of different enquiries, due at once. */
export async function putMails({ database }: TestOutbox, count: number, nowMs: number): Promise<void> {
  await database.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) await putIntoOutbox(tx, confirmationMail(index), nowMs)
  })
}

function confirmationMail(index: number) {
  const name = `confirmation.${String(index).padStart(4, '0')}`
  return mailMessage({ name, postId: null, mail: { ...CONFIRMATION, at: CONFIRMATION.at + index } })
}

export function messageIdOf(index: number): string {
  return `<${confirmationMail(index).id}@twelvemoons.example>`
}
