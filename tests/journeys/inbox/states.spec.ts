import { expect, test } from '../inbox-steps.ts'

test('a missing page, an unavailable store and an ended session are reported, and the list recovers by itself', async ({
  page,
  inbox,
}) => {
  const { owner } = inbox
  const number = await inbox.enquire()
  const row = page.getByRole('link', { name: /Nomvula Dlamini/ })

  await test.step('an address without a page is reported', async () => {
    for (const address of ['e/999999', `person/${'x'.repeat(22)}`]) {
      await page.goto(`/inbox/${address}`)
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('an unavailable store is reported until it responds again', async () => {
    // The server's tests cover its own 503.
    const list = '**/inbox/api/enquiries?*'
    await page.route(list, (route) => route.fulfill({ status: 503, json: { error: 'The store is away.' } }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The list cannot be read just now' })).toBeVisible()
    await expect(page.getByText(/^The store does not answer \(503, 10:[2-5]\d\)/)).toBeVisible()
    await page.unroute(list)
    await expect(row).toBeVisible()
  })

  await test.step('a session that was ended elsewhere is reported', async () => {
    await page.goto(`/inbox/e/${number}`)
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
    await owner.ask('POST', 'sign-out-everywhere')
    const notice = page.getByRole('heading', { name: 'Please sign in again' })
    // The page may notice it before the click.
    await page.getByRole('link', { name: 'Everything we hold about Nomvula' }).or(notice).click()
    await expect(notice).toBeVisible()
    await expect(page.locator('main')).not.toContainText('nomvula@')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/inbox\/sign-in\?back=%2Finbox%2F(person|e)%2F\w+$/)
  })
})
