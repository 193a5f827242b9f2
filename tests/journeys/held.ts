import type { Page, Request } from '@playwright/test'

/** Holds the site's scripts back until the function returned is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/_astro/*.js', () => true)
}

/** Holds the posts to an address back until the function returned is called. */
export function holdPosts(page: Page, address: string): Promise<() => void> {
  return hold(page, `**${address}`, (request) => request.method() === 'POST')
}

async function hold(page: Page, addresses: string, isHeld: (request: Request) => boolean) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    if (isHeld(route.request())) await held
    await route.continue()
  })
  return () => release()
}
