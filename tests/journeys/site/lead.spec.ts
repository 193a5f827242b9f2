import { fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { content } from '../site-content.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the lead form, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    // The server names the category by the address: with script and without it is the same.
    for (const solution of content.solutions.filter(({ url }) => !javaScriptEnabled || url === 'ecommerce')) {
      const tag = solution.url === 'ecommerce' ? '@oldest' : []
      test(`of ${solution.url} stores the solution's title as its category`, { tag }, async ({
        page,
        email,
        storedOf,
      }) => {
        await page.goto(`/our-work/${solution.url}`)
        const form = leadForm(page, solution.url)
        await fillPerson(form, email)
        await form.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByText(THANKS)).toBeVisible()
        expect(await storedOf('whiteLabelSolution', email)).toEqual([
          {
            firstName: 'Lerato',
            surname: 'Mokoena',
            email,
            phoneNumber: '+27821234567',
            category: solution.title,
            postId: expect.stringMatching(/^[-0-9A-Z_a-z]{20}$/),
            userId: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
            dateSent: expect.any(Number),
          },
        ])
      })
    }

    test('keeps what was typed and names the fault beside its field', async ({ page, email, storedOf }) => {
      await page.goto('/our-work/live-camera')
      const form = leadForm(page, 'live-camera')
      await fillPerson(form, email)
      await form.getByLabel('Email Address').fill('lerato@')
      await form.getByRole('button', { name: 'Submit' }).click()
      const field = leadForm(page, 'live-camera').getByLabel('Email Address')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue('lerato@')
      await expect(leadForm(page, 'live-camera').getByLabel('Surname')).toHaveValue('Mokoena')
      expect(await storedOf('whiteLabelSolution', email)).toEqual([])
    })
  })
}

test('one visitor keeps one anonymous id over both forms', async ({ page, email, storedOf }) => {
  for (const slug of ['ecommerce', 'church-app']) {
    await page.goto(`/our-work/${slug}`)
    await fillPerson(leadForm(page, slug), email)
    await leadForm(page, slug).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
  }
  const records = await storedOf('whiteLabelSolution', email)
  expect(records).toHaveLength(2)
  expect(new Set(records.map((record) => record.userId)).size).toBe(1)
})
