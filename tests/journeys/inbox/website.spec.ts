import { websiteSchema } from '../../../domain/inbox/api/website.ts'
import { startInboxSite } from '../inbox-site.ts'
import { expect, ownContextTest } from '../inbox-steps.ts'

/** Has its own server, because published versions cannot be removed. */
const test = ownContextTest.extend({
  inbox: async ({ inboxTemplate }, use) => {
    const inbox = await startInboxSite(inboxTemplate)
    await use(inbox)
    await inbox.site.remove()
  },
})

test('an owner changes words, a fact and the hours, visitors see them once they are published, and the old site can be restored', async ({
  page,
  inbox,
}) => {
  const { owner, site } = inbox
  const website = async () => websiteSchema.parse(await owner.ask('GET', 'website'))
  const homeOf = async () => (await fetch(`${site.url}/`)).text()

  await test.step('each field saves itself, and nothing is live yet', async () => {
    await page.goto('/inbox/website')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is live')
    await page.getByRole('link', { name: /^Home/ }).click()
    await page.getByLabel('Whom it is for').fill('For schools')
    await page.getByLabel('First sentence').press('Tab')
    await expect
      .poll(async () => (await website()).changes.map(({ value }) => value))
      .toEqual(['For schools'])
    const delay = Promise.withResolvers<void>()
    await page.route('**/website/parts/company', async (route) => {
      await delay.promise
      await route.continue()
    })
    await page.goto('/inbox/website/facts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company facts')
    await expect(page.getByRole('textbox')).toHaveCount(0) // no field before its text is loaded
    delay.resolve()
    await page.getByLabel('VAT number').fill('400000000')
    await expect(page.getByText('This one has nine.')).toBeVisible()
    await page.getByLabel('VAT number').fill('4123456789')
    await page.getByLabel('Friday').uncheck()
    await expect.poll(async () => (await website()).changes).toHaveLength(3)
    await expect.poll(async () => (await website()).faults).toEqual([])
    expect(await homeOf()).not.toContain('For schools')
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(140)
  })

  await test.step('while a price is typed, its instalments are shown', async () => {
    await page.goto('/inbox/website/prices')
    await page.getByLabel('Premium chat widget').fill('10000')
    await expect(page.getByText('R 833,33 a month for 12 months (the last R 833,37)')).toBeVisible()
    await page.getByLabel('Premium chat widget').fill('12420')
    await expect.poll(async () => (await website()).changes).toHaveLength(3)
  })

  await test.step('if two people change one text, both versions are shown until one is chosen, even after a reload', async () => {
    const audience = { part: 'home', field: 'hero.audience' }
    await page.goto('/inbox/website/home')
    await page.route(
      '**/inbox/api/website/draft',
      async (route) => {
        const { changes } = await website()
        const seen = changes.find(({ field }) => field === audience.field)?.revision
        await owner.ask('PUT', 'website/draft', { ...audience, value: 'For clinics', seen })
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByLabel('Whom it is for').fill('For schools in town')
    await expect(page.getByRole('alert')).toContainText('For clinics')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('For clinics')
    await expect(page.getByLabel('Whom it is for')).toHaveValue('For schools in town')
    await page.getByRole('button', { name: 'Take mine' }).click()
    await expect
      .poll(async () => (await website()).changes.map(({ value }) => value))
      .toContain('For schools in town')
  })

  await test.step('products and case studies have their own screens, and a text with a placeholder is previewed', async () => {
    await page.goto('/inbox/website')
    await page.getByRole('link', { name: /^Premium chat widget/ }).click()
    await page.getByLabel('First sentence').fill('A button that reaches you anywhere.')
    await page.getByRole('button', { name: 'Add a feature' }).click()
    await expect(page.getByText('1 fault to put right').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0) // a new entry is not red before its field was left
    await page.getByLabel(/^Text/).focus()
    await page.getByLabel(/^Text/).blur()
    await expect(page.getByRole('alert')).toHaveText('Must not be empty')
    await page.getByLabel(/^Text/).fill('Answers in isiZulu')
    await page.getByLabel(/^Text/).press('Tab')
    await page.goto('/inbox/website/case-studies/furniture-ecommerce-site')
    await page.getByLabel('Paid to others').fill('Care is {site-maintenence}.')
    await expect(page.getByRole('alert')).toContainText('{site-maintenence} is not one of the words')
    await page.getByLabel('Paid to others').fill('Care is {site-maintenance}.')
    await expect(page.getByText('Reads as: Care is from R 1 380,00 a month.')).toBeVisible()
    await expect.poll(async () => (await website()).faults).toEqual([])
  })

  await test.step('a locked sentence says why it cannot be changed', async () => {
    await page.goto('/inbox/website/home')
    const first = page.getByRole('region', { name: 'First screen' })
    await expect(first.getByText('unless you cancel.')).toBeVisible()
    await expect(first.getByText('The exception of the promise')).toBeVisible()
    await expect(first.getByLabel('unless you cancel.')).toHaveCount(0)
  })

  await test.step('the check lists the changes, and publishing makes exactly these live', async () => {
    await page.getByRole('link', { name: 'Check and publish' }).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Publish 7 changes?')
    for (const passedCheck of [
      'link leads somewhere',
      'sum adds up to the cent',
      'picture has its words',
      'letter is in our fonts',
    ])
      await expect(page.getByText(`Every ${passedCheck}`)).toBeVisible()
    await page.getByRole('button', { name: 'Only this : Company facts' }).click()
    await page.reload()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: /Company facts/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Publish only this' })).toBeVisible()
    await page.getByRole('button', { name: 'Tick all' }).click()
    await page.getByRole('link', { name: 'Look at the whole new site' }).click()
    const preview = page.frameLocator('iframe[title="On a phone"]')
    await expect(preview.getByText('For schools')).toBeVisible()
    await preview.getByRole('link', { name: 'See Our Work' }).first().click()
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/inbox/website/check')
    await page.getByRole('button', { name: 'Publish 7 changes' }).click()
    await expect(heading).toHaveText('Version 1 is live')
    await expect(heading).toBeFocused()
    await expect.poll(homeOf).toContain('For schools') // a busy server shows it some seconds later
    expect(await homeOf()).toContain('4123456789')
    await page.goto('/our-work/premium-chat-widget')
    await expect(page.getByText('A button that reaches you anywhere.').first()).toBeVisible()
    await expect(page.getByText('Answers in isiZulu')).toBeVisible()
    await page.goto('/casestudies/furniture-ecommerce-site')
    await expect(page.getByText('Care is from R 1 380,00 a month.')).toBeVisible()
    await page.goto('/contact-us')
    await expect(page.getByText('Monday to Thursday').first()).toBeVisible()
  })

  await test.step('the delivered site is restored as a new version, and unpublished changes stay', async () => {
    await page.goto('/inbox/website/home')
    await page.getByLabel('Whom it is for').fill('For clinics')
    await expect.poll(async () => (await website()).changes).toMatchObject([{ value: 'For clinics' }])
    await page.goto('/inbox/website/versions')
    await page
      .getByRole('row')
      .filter({ hasText: 'As delivered' })
      .getByRole('link', { name: 'Go back' })
      .click()
    await page.getByRole('button', { name: /^Go back to/ }).click()
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect.poll(homeOf).not.toContain('For schools')
    expect(await homeOf()).not.toContain('4123456789')
    expect(await website()).toMatchObject({ live: 2, changes: [{ value: 'For clinics' }] })
  })
})
