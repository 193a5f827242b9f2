import type { Page } from '@playwright/test'

/** Holds the site's scripts back until the function returned is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
