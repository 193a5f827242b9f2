import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, row, ownContextTest as test } from '../inbox-steps.ts'

/** One more than the connections that a browser has to a server. */
const TABS = 7
const sent = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

test('the tabs of a browser hear of everything over one connection, and the next one takes it over', async ({
  context,
  page,
  inbox,
}) => {
  const streams = countStreams(context)

  await test.step('a tab that one looks at takes it from one that is asleep', async () => {
    await page.goto('/inbox/needs')
    await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
    const other = await context.newPage()
    await other.goto('/inbox/needs')
    await expect(other.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    await inbox.enquire(sent('Nomvula'))
    await expect(row(other, 'Nomvula Dlamini')).toBeVisible()

    await devTools.send('Page.setWebLifecycleState', { state: 'active' })
    await inbox.enquire(sent('Lindiwe'))
    await seesEach([page, other], 'Lindiwe')
    await expect.poll(streams).toBe(1)
    await other.close()
    await expect.poll(streams).toBe(1)
  })

  const more = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  for (const tab of more) {
    await tab.goto('/inbox/needs')
    await expect(row(tab, 'Nomvula Dlamini')).toBeVisible()
  }
  const tabs = [page, ...more]
  await inbox.enquire(sent('Sipho'))
  await seesEach(tabs, 'Sipho')
  await expect.poll(streams).toBe(1)

  await test.step('the tab that holds it is closed', async () => {
    await tabs.shift()?.close()
    await inbox.enquire(sent('Johan'))
    await seesEach(tabs, 'Johan')
    await expect.poll(streams).toBe(1)
  })

  await test.step('the server is gone, and comes back', async () => {
    await inbox.site.kill()
    for (const tab of tabs) await expect(tab.getByText(/^No connection since/)).toBeVisible()
    await inbox.site.up()
    await inbox.enquire(sent('Rukhsana'))
    await seesEach(tabs, 'Rukhsana')
    await expect.poll(streams).toBe(1)
  })
})

/** Counts the streams that the tabs of a browser have open. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().endsWith('/inbox/api/stream')) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

async function seesEach(tabs: ReadonlyArray<Page>, firstName: string): Promise<void> {
  for (const tab of tabs) {
    await expect(row(tab, `${firstName} Dlamini`)).toBeVisible()
    await expect(tab.getByText(/No connection since/)).toBeHidden()
  }
}
