import { auditSchema } from '../../../domain/inbox/api/audit.ts'
import { peopleSchema } from '../../../domain/inbox/api/people.ts'
import { settingsSchema } from '../../../domain/inbox/api/settings.ts'
import type { Colleague } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

test('a member is shown nothing that only owners may do, and the server refuses it', async ({
  inbox,
  pageOf,
}) => {
  const { owner, member } = inbox
  const number = await inbox.enquire()
  const { personKey, email } = await inbox.detail(number)
  const { people } = peopleSchema.parse(await owner.ask('GET', 'people'))
  const { id = '' } = people.find(({ role }) => role === 'owner') ?? {}
  const before = await told()
  const page = await pageOf(member)
  const main = page.locator('main')

  await page.goto(`/inbox/person/${personKey}`)
  await expect(page.getByText('Only an owner may export or erase.')).toBeVisible()
  await expect(main.getByRole('rowheader', { name: 'Nomvula Dlamini' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Export|Erase/ })).toHaveCount(0)
  await expect(page.getByLabel('Type the address to go on')).toHaveCount(0)

  await page.goto('/inbox/settings')
  await expect(main.getByRole('row').filter({ hasText: 'Thandeka Nkosi' })).toContainText('Owner')
  await expect(
    main.getByRole('button', {
      name: /^(Change|Invite|Send a test|New signing key|Spreadsheet \(CSV\)|File \(JSON\))$/,
    }),
  ).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toHaveCount(0)
  await expect(page.getByLabel('Enquiries that led nowhere')).toBeDisabled()
  await expect(page.getByLabel('Address')).not.toBeEditable()

  await page.goto('/inbox/audit')
  await expect(page.getByRole('heading', { name: 'Only an owner may see this' })).toBeVisible()
  await page.goto('/inbox/more')
  await expect(main.getByRole('link', { name: /People and settings/ })).toContainText('2 people')
  await expect(main.getByRole('link', { name: /Audit log/ })).toHaveCount(0)

  const refused: Array<Parameters<Colleague['ask']>> = [
    ['GET', 'audit'],
    ['POST', 'audit/check'],
    ['POST', 'audit/export'],
    ['POST', 'export', { as: 'csv' }],
    ['POST', 'bulk/export', { as: 'csv', numbers: [number] }],
    ['POST', `person/${personKey}/export`],
    ['POST', `person/${personKey}/erase`, { email }],
    ['POST', 'people/invite', { email: 'friend@example.co.za', role: 'owner' }],
    ['PUT', `people/${id}`, { left: true }],
    ['POST', `people/${id}/link`],
    ['PUT', 'settings', { retentionMonths: 3 }],
    ['POST', 'settings/webhook/key'],
    ['POST', 'settings/webhook/test'],
  ]
  for (const asked of refused)
    await expect(member.ask(...asked)).rejects.toThrow(`${asked[0]} /inbox/api/${asked[1]}: 403`)
  expect(await told()).toEqual(before)

  /** All that could have become another. */
  async function told() {
    return {
      people: peopleSchema.parse(await owner.ask('GET', 'people')),
      retention: settingsSchema.parse(await owner.ask('GET', 'settings')).retention,
      acts: auditSchema.parse(await owner.ask('GET', 'audit')).entries.length,
      enquiry: (await inbox.detail(number)).email,
    }
  }
})
