import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { expect, test } from '../inbox-steps.ts'

const ENQUIRY_COUNT = 10_000
const MAX_ROWS = 40
/** As in ops/setup/built-inbox.test.ts, which counts the files that the page references instead of the browser's requests. */
const MAX_BYTES = 150_000

test('a list of ten thousand enquiries is shown after 150 000 bytes, contains only visible rows, and each row has its position and the total', async ({
  page,
  inbox,
}) => {
  await inbox.enquire()
  multiplyEnquiry(inbox.site.dataDir, ENQUIRY_COUNT)
  const rows = page.locator('li[aria-posinset]')

  await test.step('the script for opening an enquiry is loaded only after the list', async () => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.clearBrowserCache')
    await devTools.detach()
    const requests = new Map<string, Request>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/inbox\/needs$|\.(js|css)$/.test(pathname)) requests.set(pathname, request)
    })
    const list = Promise.withResolvers<void>()
    await page.route('**/inbox/api/enquiries?*', async (route) => {
      await list.promise
      await route.continue()
    })
    await page.goto('/inbox/needs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing due today, 10.?000 tomorrow$/)
    const sizes = await Promise.all(
      [...requests].map(async ([name, request]) => ({ name, bytes: await compressedBytes(request) })),
    )
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MAX_BYTES)

    list.resolve()
    await expect(rows.first()).toBeVisible()
    await expect.poll(() => [...requests.keys()].join(' ')).toContain('/DetailPane-')
  })

  await test.step('the page holds few rows, before and after much scrolling', async () => {
    await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(ENQUIRY_COUNT))
    expect(await rows.count()).toBeLessThan(MAX_ROWS)
    await rows.first().hover()
    const scrollToPosition = async () => {
      await page.mouse.wheel(0, 5_000)
      return Number(await rows.last().getAttribute('aria-posinset'))
    }
    await expect.poll(scrollToPosition).toBeGreaterThan(300) // beyond the server's first three pages
    await expect(rows.last()).toHaveAttribute('aria-setsize', String(ENQUIRY_COUNT))
    expect(await rows.count()).toBeLessThan(MAX_ROWS)
  })
})

async function compressedBytes(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  return brotliCompressSync(body ?? '').length
}

/** Copies the row of the only enquiry until there are `count` rows. The copies can be listed but not opened. */
function multiplyEnquiry(dataDir: string, count: number): void {
  const path = join(dataDir, DATABASE_FILE)
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 })
  const columns = database
    .prepare(
      "SELECT name FROM pragma_table_info('enquiries') WHERE name NOT IN ('number', 'post_id', 'due_at')",
    )
    .all()
    .map(({ name }) => String(name))
    .join()
  database.exec(`WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${count - 1})
    INSERT INTO enquiries (post_id, due_at, ${columns}) SELECT 'many-' || n, due_at - n, ${columns} FROM enquiries, more`)
  database.close()
}
