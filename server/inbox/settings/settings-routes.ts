import {
  type ChangeSettings,
  changeSettingsSchema,
  type Settings,
} from '../../../domain/inbox/api/settings.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { writeSetting } from '../../store/sql/inbox/settings-rows.ts'
import { sendOnce } from '../../webhook/send-webhook.ts'
import { type WebhookBody, webhookMessage } from '../../webhook/webhook-message.ts'
import { isPublicTarget, keyAsText, webhookKeySealer, webhookOf } from '../../webhook/webhook-setting.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { createSettingsNow } from './settings-now.ts'

const KEY_BYTES = 32
/** The request waits for the test, and its connection is cut after 12 s without a response. */
const TEST_MS = 8_000
const OWNER_NEEDS = NEEDS['change-settings']
const NAMES: Record<keyof ChangeSettings, string> = {
  webhookUrl: 'webhook address',
  retentionMonths: 'how long we keep it',
  extraHolidays: 'days off',
}
const SET_BY_OPERATOR = new Refused(409, {
  error: 'The webhook is set where the server is started, by WEBHOOK_URL and WEBHOOK_SECRET.',
})
const ONE_AT_A_TIME = new Refused(429, { error: 'A test is under way.', retryAfterSeconds: 5 })

/** Settings: owners change them, all staff may read them. */
export function addSettingsRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, config } = services
  const settings = createSettingsNow(services)
  routes.staff('GET', 'settings', {}, async ({ signedIn }) => {
    const { webhook, ...rest } = await settings()
    // A webhook's address may contain a secret.
    const url = webhook.url && signedIn.staff.role !== 'owner' ? new URL(webhook.url).origin : webhook.url
    return { ...rest, webhook: { ...webhook, url } } satisfies Settings
  })
  const changeNeeds = { ...OWNER_NEEDS, body: changeSettingsSchema }
  routes.staff('PUT', 'settings', changeNeeds, async ({ signedIn, body }): Promise<Answer> => {
    if (body.webhookUrl !== undefined && config.webhook) return SET_BY_OPERATOR
    if (body.webhookUrl && !isPublicTarget(body.webhookUrl))
      return fieldErrorsRefusal({
        webhookUrl: 'Enter an https address that others reach too, without a user',
      })
    await database.transaction((tx) => change(tx, services, body, signedIn.staff.id))
    return settings()
  })
  addWebhookRoutes(routes, services)
}

async function change(
  tx: Transaction,
  services: InboxServices,
  { webhookUrl, retentionMonths, extraHolidays }: ChangeSettings,
  owner: string,
): Promise<void> {
  if (webhookUrl !== undefined) await writeSetting(tx, 'webhookUrl', webhookUrl || null)
  if (retentionMonths !== undefined) await writeSetting(tx, 'retentionMonths', retentionMonths)
  if (extraHolidays !== undefined)
    await writeSetting(tx, 'extraHolidays', [...new Set(extraHolidays)].toSorted())
  const changes = Object.entries({ webhookUrl, retentionMonths, extraHolidays })
  const names = changes.flatMap(
    ([name, value]) => (value === undefined ? [] : NAMES[name as keyof ChangeSettings]), // the names destructured above
  )
  if (names.length > 0) await recordAct(services, tx, owner, 'changed-settings', { names: names.join(', ') })
}

function addWebhookRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, config, secret, now, randomBytes } = services
  const sealer = webhookKeySealer(secret)
  let isTesting = false
  routes.staff('POST', 'settings/webhook/key', OWNER_NEEDS, async ({ signedIn }): Promise<Answer> => {
    if (config.webhook) return SET_BY_OPERATOR
    const key = Buffer.from(randomBytes(KEY_BYTES))
    const sealed = sealer.seal(key.toString('base64'))
    await database.transaction(async (tx) => {
      await writeSetting(tx, 'webhookKey', sealed)
      await recordAct(services, tx, signedIn.staff.id, 'made-webhook-key')
    })
    return { key: keyAsText(key) }
  })
  routes.staff('POST', 'settings/webhook/test', OWNER_NEEDS, async ({ signedIn }): Promise<Answer> => {
    if (isTesting) return ONE_AT_A_TIME
    const setting = await database.read((tx) => webhookOf(tx, config.webhook, sealer))
    if (!setting) return { sentence: 'Nothing was sent: it needs an address and a signing key first.' }
    isTesting = true
    try {
      const result = await sendOnce(testMessage(services), setting, { now, attemptMs: TEST_MS })
      await database.transaction((tx) => recordAct(services, tx, signedIn.staff.id, 'tested-webhook'))
      return {
        sentence: result.outcome === 'delivered' ? 'The address took it.' : `Not taken: ${result.reason}.`,
      }
    } finally {
      isTesting = false
    }
  })
}

function testMessage({ now, randomBytes }: InboxServices) {
  const body: WebhookBody = { type: 'webhook.test', timestamp: now().toISOString(), data: {} }
  return webhookMessage(`test.${Buffer.from(randomBytes(12)).toString('base64url')}`, null, body)
}
