import { expect, press, row, test } from '../inbox-steps.ts'
import { recordsOf } from '../site-server.ts'

const HONEST = {
  firstName: 'Ayanda',
  surname: 'Zulu',
  email: 'ayanda@example.co.za',
  extraNote: 'Durban',
  message: 'We run a nursery school and want an app for parents.',
}
const SPAM = {
  firstName: 'Max',
  surname: 'Rank',
  email: 'max@example.com',
  phoneNumber: '083 555 0142',
  message: 'Cheap backlinks for you: https://a.example https://b.example https://c.example https://d.example',
}

test('a quarantined enquiry shows why; released, it needs an answer and is confirmed by mail; deleted, it is gone', async ({
  page,
  inbox,
}) => {
  const [honest, spam] = [await inbox.enquire(HONEST), await inbox.enquire(SPAM)]
  expect(await inbox.site.mailsTo(HONEST.email)).toEqual([])
  await page.goto('/inbox/needs')
  await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
  await press(page, 'g', 'h')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 held back')

  await test.step('an honest enquiry shows its reason in a sentence, and Y releases it', async () => {
    await row(page, 'Ayanda Zulu').click()
    const article = page.getByRole('article', { name: 'Enquiry of Ayanda Zulu' })
    await expect(article).toContainText('A field that people cannot see was filled in.')
    await expect(article).toContainText('Or leave it: on 23 December it deletes itself.')
    await press(page, 'y')
    await expect(page.getByText('Ayanda needs an answer now. Everybody is told.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ayanda Zulu' })).toBeFocused()
    expect(await inbox.detail(honest)).toMatchObject({ list: 'needs', held: null })
    const { contactUs, quarantine } = await inbox.site.stored()
    expect(recordsOf(contactUs)).toEqual([expect.objectContaining({ email: HONEST.email })])
    expect(recordsOf(quarantine)).toEqual([expect.objectContaining({ email: SPAM.email })])
    await expect.poll(async () => (await inbox.site.mailsTo(HONEST.email)).length).toBe(1)

    await page.getByRole('button', { name: 'This is spam' }).click()
    await expect(page.getByText('Ayanda is held back as spam. Release takes it back.')).toBeVisible()
    const explanation = page.getByRole('article').getByText(/^Moves it to Needs an answer/)
    await expect(explanation).toHaveText(/^Moves it to Needs an answer\. The working day begins now/)
    await press(page, 'y')
    await expect(page.getByText('Ayanda needs an answer now.', { exact: true })).toBeVisible()
    expect(await inbox.detail(honest)).toMatchObject({ list: 'needs', held: null })
    await expect(page.getByRole('heading', { name: 'Ayanda Zulu' })).toBeFocused()
    await page.goto('/inbox/held')
  })

  await test.step('spam has its suspicious words marked and no links, and Delete asks once', async () => {
    await row(page, 'Max Rank').click()
    const article = page.getByRole('article', { name: 'Enquiry of Max Rank' })
    await expect(article).toContainText('It reads like known spam.')
    await expect(article).toContainText('Many links. 4 in one message.')
    await expect(article.locator('mark').first()).toHaveText(/cheap backlinks/i)
    await expect(article.getByRole('link')).toHaveCount(0)
    await press(page, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete what Max Rank sent?' })
    await dialog.getByRole('button', { name: 'Leave it' }).click()
    expect((await inbox.detail(spam)).list).toBe('held')
    await press(page, 'Delete')
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByText('It is deleted for good.')).toBeVisible()
    await expect(inbox.detail(spam)).rejects.toThrow('410')
    expect(JSON.stringify(await inbox.site.stored())).not.toContain(SPAM.email)
    expect(JSON.stringify(await inbox.owner.ask('GET', 'audit'))).toContain('deleted-held-back')
  })
})
