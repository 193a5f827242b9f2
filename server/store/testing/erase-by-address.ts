import { type Erased, erasePerson } from '../sql/inbox/erasures.ts'
import type { Works } from '../sql/work.ts'

/** Erases everything stored of whoever has an address, as the inbox and the owner's command do. */
export function eraseByAddress(works: Works, email: string): Promise<Erased | null> {
  const erasing = { email, sealOf: (text: string) => text, by: null, at: 0, year: 2026 }
  return works.write(() => erasePerson(works.dialect, erasing))
}
