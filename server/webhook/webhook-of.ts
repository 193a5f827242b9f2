import { createSealer, type Sealer } from '../sealer.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'
import type { Work } from '../store/sql/work.ts'
import type { WebhookSetting } from './webhook-setting.ts'

/** Seals the webhook's key where it stands in the settings of the inbox. */
export function webhookKeySealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons webhook key')
}

/**
 * The webhook of the environment, else that which an owner set in the inbox; null without one.
 *
 * @param key what opens a key that stands in the inbox's settings, see {@link webhookKeySealer}
 */
export function* webhookOf(
  own: WebhookSetting | null,
  key: Pick<Sealer, 'open'>,
): Work<WebhookSetting | null> {
  if (own) return own
  const url = yield* readSetting('webhookUrl')
  const sealed = yield* readSetting('webhookKey')
  const opened = sealed === null ? null : key.open(sealed)
  return url === null || opened === null ? null : { url, key: Buffer.from(opened, 'base64'), isOwners: true }
}
