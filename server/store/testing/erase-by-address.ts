import type { Database } from '../sql/database.ts'
import { type ErasureResult, erasePerson } from '../sql/inbox/erasures.ts'

/** Erases everything stored under an address, as the inbox and the owner's command do. */
export function eraseByAddress(database: Database, email: string): Promise<ErasureResult | null> {
  const request = { email, sealOf: (text: string) => text, by: null, at: 0, year: 2026 }
  return database.transaction((tx) => erasePerson(tx, request))
}
