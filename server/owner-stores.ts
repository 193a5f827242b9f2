import { readConfig } from './config.ts'
import type { Stores } from './storage/store-driver.ts'

/**
 * Does an owner's work on the store that the settings name, and closes it.
 *
 * @param options.mustExist whether a place without data is refused instead of made
 */
export async function withStores(
  options: { mustExist: boolean },
  work: (stores: Stores) => Promise<number>,
): Promise<number> {
  const { storage, dataDir } = readConfig(process.env)
  const stores = await storage.open(dataDir, options)
  try {
    return await work(stores)
  } finally {
    await stores.close()
  }
}
