import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from './config.ts'
import { loadContent } from './content.ts'
import { siteHooks } from './enquiries/enquiry-hooks.ts'
import { knownSecretIn } from './secrets.ts'
import type { Stores } from './store/store-driver.ts'

/**
 * Runs an owner's command on the configured store, and closes it.
 *
 * @param options.mustExist whether a missing store is an error instead of being created
 */
export async function withStores(
  options: { mustExist: boolean },
  work: (stores: Stores) => Promise<number>,
): Promise<number> {
  const config = readConfig(process.env)
  const stores = await config.storage.open(config.dataDir, { ...options, hooks: await hooksOf(config) })
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}

/** The server's hooks, so that an enquiry released by a command queues its mails, which the running server sends. */
async function hooksOf(config: Config) {
  const { dataDir } = config
  // Without a secret no server has run on this folder, so there is nothing to release.
  const secret = config.secret ?? (await knownSecretIn(dataDir)) ?? ''
  const content = await loadContent()
  return siteHooks({ ...config, content: () => content, secret, now: () => new Date(), randomBytes })
}
