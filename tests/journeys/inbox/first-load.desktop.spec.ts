import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { expect, row, test } from '../inbox-steps.ts'

/** As ops/setup/inbox-first-load.test.ts counts what the page names; this counts what a browser really asks for. */
const MAX_BYTES = 150_000

test('until a list shows at most 150 000 bytes of page, script and styles are loaded, and what opens an enquiry after it', async ({
  page,
  inbox,
}) => {
  await inbox.enquire()
  const asked = new Map<string, Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/inbox\/needs$|\.(js|css)$/.test(pathname)) asked.set(pathname, request)
  })
  const list = Promise.withResolvers<void>()
  await page.route('**/inbox/api/enquiries?*', async (route) => {
    await list.promise
    await route.continue()
  })
  await page.goto('/inbox/needs')
  await expect(page.getByRole('heading', { name: 'Nothing due today, 1 tomorrow' })).toBeVisible()
  const sizes = await Promise.all(
    [...asked].map(async ([name, request]) => ({ name, bytes: await compressedBytes(request) })),
  )
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MAX_BYTES)

  list.resolve()
  await expect(row(page, 'Nomvula Dlamini')).toBeVisible()
  await expect.poll(() => [...asked.keys()].join(' ')).toContain('/DetailPane-')
})

async function compressedBytes(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  return brotliCompressSync(body ?? '').length
}
