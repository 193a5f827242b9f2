import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { expect, test } from '../inbox-steps.ts'

const MANY = 10_000
const MOST_IN_PAGE = 40

test('of ten thousand enquiries only those in sight are in the page, and each says which of how many it is', async ({
  page,
  inbox,
}) => {
  await inbox.enquire()
  multiply(join(inbox.site.dataDir, DATABASE_FILE))
  await page.goto('/inbox/needs')
  const rows = page.locator('li[aria-posinset]')
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(MANY))
  expect(await rows.count()).toBeLessThan(MOST_IN_PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing due today, 10.?000 tomorrow$/)

  await rows.first().hover()
  const last = async () => {
    await page.mouse.wheel(0, 5_000)
    return Number(await rows.last().getAttribute('aria-posinset'))
  }
  await expect.poll(last).toBeGreaterThan(300) // beyond the first three pages of the server
  await expect(rows.last()).toHaveAttribute('aria-setsize', String(MANY))
  expect(await rows.count()).toBeLessThan(MOST_IN_PAGE)
})

/** Makes as many rows of the one that is there: nothing of them is opened. */
function multiply(path: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 })
  const others = database
    .prepare(
      "SELECT name FROM pragma_table_info('enquiries') WHERE name NOT IN ('number', 'post_id', 'due_at')",
    )
    .all()
    .map(({ name }) => String(name))
    .join()
  database.exec(`WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${MANY - 1})
    INSERT INTO enquiries (post_id, due_at, ${others}) SELECT 'many-' || n, due_at + n, ${others} FROM enquiries, more`)
  database.close()
}
