import type { Config } from '../config.ts'
import { loadContent } from '../content.ts'
import { SECRET, SITE_URL, type TestApp } from '../fixture-app.ts'
import type { Report } from '../log.ts'
import type { MailSetting } from '../mail/mail-setting.ts'
import { openMailDelivery } from '../mail/open-mail-delivery.ts'
import { createTaskRunner } from '../run-tasks.ts'
import { deliveryTasks } from './tasks.ts'

/** Delivers messages queued by an app's forms, like a running server. */
export async function startDeliveries(
  { stores, clock }: Pick<TestApp, 'stores' | 'clock'>,
  { mail, dataDir, report = () => {} }: Pick<Config, 'dataDir'> & { mail: MailSetting; report?: Report },
): Promise<{ stop: () => Promise<void> }> {
  const content = await loadContent()
  const dependencies = {
    printer: { print: () => Promise.reject(new Error('No plan is attached here')) },
    config: { mail, webhook: null, siteUrl: SITE_URL, dataDir },
    content: () => content,
    secret: SECRET,
    stores,
    now: () => clock.now,
    report,
  }
  const tasks = createTaskRunner(
    deliveryTasks({ ...dependencies, mail: await openMailDelivery(dependencies) }),
    report,
  )
  tasks.start()
  return tasks
}
