import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from './config.ts'
import { loadContent } from './content.ts'
import { siteHooks } from './enquiries/enquiry-hooks.ts'
import { knownSecretIn } from './secrets.ts'
import type { Stores } from './store/store-driver.ts'

/**
 * Does an owner's work on the store that the settings name, and closes it.
 *
 * @param options.mustExist whether a place without data is refused instead of made
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

/** The server's own, so that an enquiry that a command releases queues its mails like any other: the running server sends them. */
async function hooksOf(config: Config) {
  const { dataDir } = config
  // Without one no server has run on this folder, and nothing is there that could be released.
  const secret = config.secret ?? (await knownSecretIn(dataDir)) ?? ''
  const content = await loadContent()
  return siteHooks({ ...config, content: () => content, secret, now: () => new Date(), randomBytes })
}
