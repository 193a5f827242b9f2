import { expect, press, row, test } from '../inbox-steps.ts'

test('a search covers names, messages, answers and notes of every list, and highlights matches', async ({
  page,
  inbox,
}) => {
  const sage = await inbox.enquire({ firstName: 'Sage', surname: 'Adams' })
  const shop = await inbox.enquire({ firstName: 'Johan', message: 'Our books are in Sage. <b>Sage</b> One.' })
  const called = await inbox.enquire({ firstName: 'Lindiwe' })
  const noted = await inbox.enquire({ firstName: 'Sipho' })
  await addEvent(noted, { kind: 'note', words: 'Sage, the herb?' })
  await addEvent(called, { kind: 'answered', way: 'telephone', words: 'Told them that sage is grey.' })
  await addEvent(noted, { kind: 'note', words: 'Ask about Sage.' })
  await addEvent(sage, { kind: 'status', to: 'lost' })

  await page.goto('/inbox/needs')
  await expect(row(page, 'Johan Dlamini')).toBeVisible()
  await press(page, '/')
  await page.keyboard.type('sage')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/inbox/search?q=sage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 found for “sage”')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'In names1',
    'In messages1',
    'In our answers1',
    'In notes2',
  ])
  await expect(main.locator('li mark')).toHaveText(['Sage', 'Sage', 'Sage', 'sage', 'Sage', 'Sage'])

  await row(page, 'Johan Dlamini').click()
  const article = page.getByRole('article', { name: 'Enquiry of Johan Dlamini' })
  await expect(article).toContainText('<b>Sage</b> One.')
  await expect(article.locator('mark')).toHaveText(['Sage', 'Sage'])
  await expect(page).toHaveURL(`/inbox/e/${shop}?q=sage`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 found for “sage”')

  await page.goto('/inbox/search?q=sage&status=lost')
  await expect(main.locator('li[aria-posinset]')).toHaveText(/^Sage Adams/)
  await page.goto('/inbox/search?q=sgae')
  await expect(page.getByRole('heading', { name: 'Nothing found for “sgae”', level: 2 })).toBeVisible()

  await page.goto('/inbox/search?q=%2B27+82+123+4567')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['In contact details and products4'])
  await page.goto(`/inbox/search?q=E-${shop}`)
  await expect(main.locator('li[aria-posinset]')).toHaveText(/^Johan Dlamini/)
  await page.goto('/inbox/search?q=boo')
  await expect(main.locator('li mark')).toHaveText(['books'])

  await test.step('an enquiry links to others of the same person, and a list is filtered by product or form', async () => {
    await page.goto(`/inbox/e/${shop}`)
    await expect(article).toContainText('They have written since')
    const before = article.getByRole('listitem').filter({ hasText: `E-${sage}` })
    await expect(before).toContainText(`E-${sage} Web development: Lost, 23 November 2026, as Sage Adams`)
    await article.getByRole('link', { name: `E-${called} Web development` }).click()
    await expect(page).toHaveURL(`/inbox/e/${called}?list=waiting`)
    const other = page.getByRole('article', { name: 'Enquiry of Lindiwe Dlamini' })
    await expect(other.getByRole('link', { name: `E-${shop} Web development` })).toBeVisible()
    await page.goto('/inbox/needs')
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByLabel('About').selectOption('Live camera')
    await expect(page).toHaveURL('/inbox/needs?about=live-camera')
    await expect(page.getByText('Nothing here with this filter')).toBeVisible()
    await page.getByLabel('About').selectOption('Contact form: Web development')
    await expect(main.locator('li[aria-posinset]')).toHaveCount(2)
  })

  await test.step('results do not move when the filters appear', async () => {
    const filters = Promise.withResolvers<void>()
    await page.route('**/FilterPanel-*.js', async (route) => {
      await filters.promise
      await route.continue()
    })
    await page.goto('/inbox/search?q=sage')
    const result = row(page, 'Johan Dlamini')
    await expect(result).toBeVisible()
    const before = await result.boundingBox()
    await expect(page.getByRole('group', { name: 'Filter and sort' })).toBeHidden()
    filters.resolve()
    await expect(page.getByRole('group', { name: 'Filter and sort' })).toBeVisible()
    expect(await result.boundingBox()).toEqual(before)
  })

  async function addEvent(number: number, fact: object): Promise<void> {
    const { version } = await inbox.detail(number)
    await inbox.owner.ask('POST', `enquiries/${number}/facts`, { version, fact })
  }
})
