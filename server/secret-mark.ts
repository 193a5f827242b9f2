import { createHmac, hkdfSync } from 'node:crypto'
import { readSetting, writeSetting } from './store/sql/inbox/settings-rows.ts'
import { query, type Work } from './store/sql/work.ts'

/** What follows of another SECRET than the one before, and what to do. */
export const OTHER_SECRET = {
  sentence:
    'SECRET is not the one with which this store was sealed. The audit entries of before cannot be checked; receipts of erasures match nobody, so that none can be applied again after a restore; links in mails that wait are void, sessions and invitations of before are over; a webhook key that was set in the inbox cannot be read.',
  todo: 'Put the old SECRET (or DATA_DIR/secret) back and start again; all servers of one database need the same. If it is lost: npm run audit:verify -- --seal-anew takes the new one, and the webhook key is to be made anew in the inbox.',
}

/** Whether what this store holds was sealed with this secret; one that was never served takes any. */
export function* isSecretOfDatabase(secret: string): Work<boolean> {
  const known = yield* readSetting('secretMark')
  return known === null || known === secretMarkOf(secret)
}

/** Of the servers that serve a store, the first says which secret is the store's, which keeps a mark of it alone. */
export function* recordInitialSecret(secret: string): Work<void> {
  yield* query(
    "INSERT INTO settings (key, value) VALUES ('secretMark', ?) ON CONFLICT (key) DO NOTHING",
    JSON.stringify(secretMarkOf(secret)),
  )
}

/** From now on this is the store's secret. */
export function* takeSecret(secret: string): Work<void> {
  yield* writeSetting('secretMark', secretMarkOf(secret))
}

/** Tells one secret from another, and says nothing of it: an HMAC of a constant. */
export function secretMarkOf(secret: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'twelve-moons mark of the secret', 32))
  return createHmac('sha256', key).update('mark').digest('base64url')
}
