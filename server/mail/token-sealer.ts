import { createSealer, type Sealer } from '../sealer.ts'

/** Seals the tokens of links while their mails wait in the outbox: else only their hashes are kept. */
export function tokenSealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons mailed links')
}
