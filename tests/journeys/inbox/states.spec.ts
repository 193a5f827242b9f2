import { expect, test } from '../inbox-steps.ts'

test('missing pages, unreadable data and signed-out people are reported, and the page recovers by itself', async ({
  page,
  inbox,
}) => {
  const { owner } = inbox
  const number = await inbox.enquire()
  const row = page.getByRole('link', { name: /Nomvula Dlamini/ })

  await test.step('an address without a page', async () => {
    for (const address of ['e/999999', `person/${'x'.repeat(22)}`]) {
      await page.goto(`/inbox/${address}`)
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('an unavailable store, until it responds again', async () => {
    // The server's tests cover its own 503: here the page's reaction to it matters.
    const list = '**/inbox/api/enquiries?*'
    await page.route(list, (route) => route.fulfill({ status: 503, json: { error: 'The store is away.' } }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The list cannot be read just now' })).toBeVisible()
    await expect(page.getByText(/^The store does not answer \(503, 10:[2-5]\d\)/)).toBeVisible()
    await page.unroute(list)
    await expect(row).toBeVisible()
  })

  await test.step('a session that has ended elsewhere', async () => {
    await page.goto(`/inbox/e/${number}`)
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
    await owner.ask('POST', 'sign-out-everywhere')
    const over = page.getByRole('heading', { name: 'Please sign in again' })
    // The page may have noticed it before another request.
    await page.getByRole('link', { name: 'Everything we hold about Nomvula' }).or(over).click()
    await expect(over).toBeVisible()
    await expect(page.locator('main')).not.toContainText('nomvula@')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/inbox\/sign-in\?back=%2Finbox%2F(person|e)%2F\w+$/)
  })
})
