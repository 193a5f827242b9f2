import type { Browser, Page } from '@playwright/test'
import { countBytes } from '../count-bytes.ts'
import { fillContact, THANKS } from '../enquiry-steps.ts'
import { expect, test } from '../inbox-steps.ts'

const PHONE = { width: 360, height: 740 }
const FIRST_VIEW_MAX_BYTES = 60_000

/** A visitor's own browser on a narrow phone. */
async function visitorOn(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
  timezoneId = 'Africa/Johannesburg',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, javaScriptEnabled, timezoneId })
  return context.newPage()
}

for (const javaScriptEnabled of [true, false]) {
  test(`a call is booked, moved and cancelled on a narrow phone, script ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    inbox,
    page: staff,
  }) => {
    await test.step('no time is offered before a member of staff takes calls', async () => {
      const visitor = await visitorOn(browser, inbox.site.url, javaScriptEnabled)
      await visitor.goto('/contact-us?call=yes')
      await expect(visitor.getByText('Pick a time for a call')).toHaveCount(0)
      await expect(visitor.getByText('When may we phone you?')).toBeVisible()
      await visitor.context().close()
      await staff.goto('/inbox/calls')
      await staff.getByRole('checkbox', { name: 'I take calls' }).click()
      await expect(staff.getByText('Only one person takes calls')).toBeVisible()
    })

    const visitor = await visitorOn(browser, inbox.site.url, javaScriptEnabled)
    await test.step('the visitor picks a time by the keyboard and sends the form', async () => {
      await visitor.goto('/')
      await visitor.getByRole('link', { name: 'Schedule a Call' }).first().click()
      await expect(visitor).toHaveTitle(/Arrange a call/)
      await expect(visitor.getByRole('radio', { name: 'Monday 23 November, 12:30' })).toBeVisible()
      const tomorrow = visitor.getByText('Tomorrow')
      await tomorrow.focus()
      await visitor.locator('summary', { has: tomorrow }).press('Enter')
      await visitor.locator('summary', { has: tomorrow }).press('Tab')
      await visitor.keyboard.press('Space')
      await expect(visitor.getByRole('radio', { name: 'Tuesday 24 November, 08:00' })).toBeChecked()
      await fillContact(visitor, 'lerato@example.co.za')
      if (javaScriptEnabled)
        await expect(visitor.getByText(/We phone you on Tuesday 24 November at 08:00/)).toBeVisible()
      await visitor.getByRole('button', { name: 'Submit' }).press('Enter')
      await expect(visitor.getByText(THANKS)).toBeVisible()
      await expect(visitor.getByText('Thandeka phones you on Tuesday 24 November at 08:00.')).toBeVisible()
    })

    await test.step('nothing is wider than the phone', async () => {
      const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(PHONE.width)
    })

    await test.step('staff see the call on its enquiry and in the agenda', async () => {
      await staff.goto('/inbox/calls')
      await staff.getByRole('link', { name: /Lerato Mokoena/ }).click()
      await expect(staff.getByRole('heading', { name: 'Tuesday 24 November, 08:00 to 08:20' })).toBeVisible()
    })

    await test.step('the private link moves the call, by the keyboard', async () => {
      await visitor.getByRole('link', { name: /Move or cancel/ }).click()
      await expect(visitor.getByRole('heading', { name: 'Tuesday 24 November, 08:00' })).toBeVisible()
      await visitor.getByRole('button', { name: 'Move the call' }).press('Enter')
      await expect(visitor.getByText('Choose a time first.')).toBeVisible()
      const thursday = visitor.getByText('Thursday 26 November', { exact: true })
      await visitor.locator('summary', { has: thursday }).press('Enter')
      await visitor.getByRole('radio', { name: 'Thursday 26 November, 10:00' }).press('Space')
      await visitor.getByRole('button', { name: 'Move the call' }).press('Enter')
      await expect(visitor.getByRole('heading', { name: 'Thursday 26 November, 10:00' })).toBeVisible()
      await expect(visitor.getByText('It was Tuesday 24 November, 08:00.')).toBeVisible()
    })

    await test.step('the private link cancels the call', async () => {
      await visitor.getByRole('button', { name: 'Cancel the call' }).press('Enter')
      await expect(visitor.getByRole('heading', { name: 'The call is cancelled.' })).toBeVisible()
      await staff.reload()
      await expect(staff.getByText('was cancelled by them.')).toBeVisible()
    })
    await visitor.context().close()
  })
}

test('a call is booked with three taps and five answers, the times load in 60 KB, and the visitor’s own time is beside them', async ({
  browser,
  inbox,
}) => {
  await inbox.owner.ask('PUT', 'calls/mine', { takesCalls: true, calendar: 'mail' })
  const visitor = await visitorOn(browser, inbox.site.url, true)
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Schedule a Call' }).first().click()
  await visitor.getByRole('radio', { name: 'Monday 23 November, 12:30' }).click()
  await fillContact(visitor, 'lerato@example.co.za')
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText(THANKS)).toBeVisible()
  await visitor.context().close()

  const visitorInLondon = await visitorOn(browser, inbox.site.url, true, 'Europe/London')
  const wire = await countBytes(visitorInLondon)
  await visitorInLondon.goto('/contact-us?call=yes')
  await wire.settled()
  await expect(visitorInLondon.getByRole('radio', { name: 'Monday 23 November, 13:00' })).toBeVisible()
  expect(wire.total(), wire.list()).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES)
  await visitorInLondon.getByLabel('First Name').focus()
  await expect(visitorInLondon.getByText('Small number: time where you are.')).toBeVisible()
  await expect(visitorInLondon.locator('label', { hasText: '23 November, 13:00' })).toContainText('11:00')
  await visitorInLondon.context().close()
})

test('an owner who declares a day off sees the calls on it at once', async ({ inbox, page }) => {
  await inbox.owner.ask('PUT', 'calls/mine', { takesCalls: true, calendar: 'mail' })
  const number = await inbox.enquire({ callAt: '2026-12-03T09:30+02:00' })
  await page.goto('/inbox/settings')
  await page.getByLabel('Another day off').fill('2026-12-03')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('1 booked call outside these hours, or on a day off.')).toBeVisible()
  await page.getByRole('link', { name: 'Thursday 3 December at 09:30, Nomvula Dlamini' }).click()
  await expect(page).toHaveURL(`/inbox/e/${number}`)
  await inbox.owner.ask('PUT', 'settings', { extraHolidays: [] }) // the next journeys share this inbox
})

test('staff cancel a call with a reason that the visitor reads', async ({ inbox, page }) => {
  await inbox.owner.ask('PUT', 'calls/mine', { takesCalls: true, calendar: 'mail' })
  const number = await inbox.enquire({ callAt: '2026-11-24T09:30+02:00' })
  await page.goto(`/inbox/e/${number}`)
  await expect(page.getByText('Not confirmed yet: phone all the same.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not reached' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await page.getByRole('button', { name: 'Cancel the call' }).last().click()
  await expect(page.getByText('Write a reason first. Nomvula reads it.')).toBeVisible()
  await page
    .getByRole('textbox', { name: /reads this/ })
    .fill('I have to be at a client’s shop that morning.')
  await page.getByRole('button', { name: 'Cancel the call' }).last().click()
  await expect(page.getByText('Nomvula is mailed why.')).toBeVisible()
  await expect(page.getByText('“I have to be at a client’s shop that morning.”')).toBeVisible()
  await page.goto('/inbox/calls')
  await expect(page.locator('s').first()).toHaveText('09:30')
})
