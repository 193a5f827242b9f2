import { websiteSchema } from '../../../domain/inbox/api/website.ts'
import { startInboxSite } from '../inbox-site.ts'
import { expect, ownContextTest } from '../inbox-steps.ts'

/** A server of its own: what it publishes stays. */
const test = ownContextTest.extend({
  inbox: async ({ staffed }, use) => {
    const inbox = await startInboxSite(staffed)
    await use(inbox)
    await inbox.site.remove()
  },
})

test('an owner changes words, a fact and the hours; visitors see it once it is published, and what was before comes back', async ({
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
    await page.goto('/inbox/website/facts')
    await page.getByLabel('VAT number').fill('400000000')
    await expect(page.getByText('This one has nine.')).toBeVisible()
    await page.getByLabel('VAT number').fill('4123456789')
    await page.getByLabel('Friday').uncheck()
    await expect.poll(async () => (await website()).changes).toHaveLength(3)
    await expect.poll(async () => (await website()).faults).toEqual([])
    expect(await homeOf()).not.toContain('For schools')
  })

  await test.step('a product and a case study have screens of their own; a text reads as visitors will read it', async () => {
    await page.goto('/inbox/website')
    await page.getByRole('link', { name: /^Premium chat widget/ }).click()
    await page.getByLabel('First sentence').fill('A button that reaches you anywhere.')
    await page.getByRole('button', { name: 'Add a feature' }).click()
    await page.getByLabel(/^Text/).fill('Answers in isiZulu')
    await page.getByLabel(/^Text/).press('Tab')
    await page.goto('/inbox/website/case-studies/furniture-ecommerce-site')
    await page.getByLabel('Paid to others').fill('Care is {site-maintenence}.')
    await expect(page.getByRole('alert')).toContainText('{site-maintenence} is not one of the words')
    await page.getByLabel('Paid to others').fill('Care is {site-maintenance}.')
    await expect(page.getByText('Reads as: Care is from R 1 380,00 a month.')).toBeVisible()
    await expect.poll(async () => (await website()).faults).toEqual([])
  })

  await test.step('a sentence that stays says why', async () => {
    await page.goto('/inbox/website/home')
    const first = page.getByRole('region', { name: 'First screen' })
    await expect(first.getByText('unless you cancel.')).toBeVisible()
    await expect(first.getByText('The exception of the promise')).toBeVisible()
    await expect(first.getByLabel('unless you cancel.')).toHaveCount(0)
  })

  await test.step('the check says what would change; publishing it shows exactly that', async () => {
    await page.getByRole('link', { name: 'Check and publish' }).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Publish 7 changes?')
    for (const held of [
      'link leads somewhere',
      'sum adds up to the cent',
      'picture has its words',
      'letter is in our fonts',
    ])
      await expect(page.getByText(`Every ${held}`)).toBeVisible()
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

  await test.step('the site as it was delivered is restored as a new version; unfinished changes stay', async () => {
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
