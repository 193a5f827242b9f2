import type { Page } from '@playwright/test'
import {
  type Subscriber,
  type SubscriptionState,
  subscribersSchema,
} from '../../../domain/inbox/api/subscribers.ts'
import { stopTokenOf } from '../../../server/mail/link-token.ts'
import { secretIn } from '../../../server/secrets.ts'
import { openDatabase } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'
import { recordsOf } from '../site-server.ts'

const EMAIL = 'ayanda@example.co.za'
const OTHER = 'sizwe@example.co.za'
const AS_A_BROWSER = { 'sec-fetch-site': 'same-origin' }

/** A subscriber as the inbox's API returns it to the page's person. */
async function subscriberOn(page: Page, address = EMAIL): Promise<Subscriber | undefined> {
  const answer = await page.request.get('/inbox/api/subscribers')
  return subscribersSchema.parse(await answer.json()).rows.find(({ email }) => email === address)
}

function letADayPass(dataDir: string): void {
  const database = openDatabase(dataDir)
  database.exec('UPDATE subscriptions SET at = at - 86400000, last_mail_at = last_mail_at - 86400000')
  database.close()
}

test('a subscription is requested by the form and again by staff, confirmed by the mail’s button, and stopped by a link or by staff', async ({
  page,
  inbox,
  pageOf,
}) => {
  const { site, member, owner } = inbox
  const exported = async () => recordsOf((await site.stored()).newsletter)
  const rowOf = (at: Page, email: string) => at.getByRole('row').filter({ hasText: email })
  const row = rowOf(page, EMAIL)
  const expectState = async (state: SubscriptionState, words: string | RegExp) => {
    await page.goto(`/inbox/subscribers?state=${state}`)
    await expect(row).toContainText(words)
    expect(await subscriberOn(page)).toMatchObject({ state })
  }
  const newestMail = async (email: string) => (await site.mailsTo(email)).at(-1)?.text
  const linkTo = async (email: string) => /https?:\/\/\S+/.exec((await newestMail(email)) ?? '')?.[0] ?? ''

  await test.step('the form requests a subscription', async () => {
    await page.goto('/newsletter')
    await page.locator('main').getByRole('textbox', { name: 'Email Address' }).fill(EMAIL)
    await page.locator('main').getByRole('button', { name: 'Join' }).click()
    await expect.poll(() => site.mailsTo(EMAIL)).toHaveLength(1)
    await expectState('waiting', /Asked 23 November 2026, 10:[2-5]\d\. The link ends 25 November, 10:[2-5]\d/)
    await expect(row).toContainText('“By pressing Join and confirming by email you agree')
  })

  const memberPage = await pageOf(member)
  await test.step('staff may request its confirmation again once a day', async () => {
    await expect(row.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
    const { id } = (await subscriberOn(page)) ?? { id: '' }
    await expect(owner.ask('POST', `subscribers/${id}/ask-again`)).rejects.toThrow(
      '409 {"error":"They were asked less than a day ago."}',
    )
    letADayPass(site.dataDir)
    await page.request.post('/newsletter', { headers: AS_A_BROWSER, data: { email: OTHER } })
    const before = await newestMail(EMAIL)
    await memberPage.goto('/inbox/subscribers')
    await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('2 subscribers')
    await memberPage.getByRole('searchbox').fill('ayanda')
    await memberPage.getByRole('searchbox').press('Enter')
    await expect(memberPage).toHaveURL('/inbox/subscribers?q=ayanda')
    await expect(memberPage.locator('tbody').getByRole('row')).toHaveCount(1)
    await memberPage.getByRole('button', { name: 'Ask again' }).click()
    await expect(memberPage.getByText(`${EMAIL} is asked again.`)).toBeVisible()
    await expect(memberPage.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
    await expect.poll(() => newestMail(EMAIL)).not.toBe(before)
  })

  await test.step('the mail’s button confirms it, and the link in a letter stops it', async () => {
    await page.goto(await linkTo(EMAIL))
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
    await expect(page).toHaveURL('/letters/confirmed')
    await expectState('confirmed', /Confirmed 23 November 2026, 10:[2-5]\d/)
    expect(await exported()).toContainEqual(expect.objectContaining({ email: EMAIL, status: 'confirmed' }))

    await page.goto(`/letters/stop/${stopTokenOf(EMAIL, await secretIn(site.dataDir))}`)
    await page.locator('main').getByRole('button').click()
    await expect(page).toHaveURL('/letters/stopped')
    await expectState('stopped', 'Stopped 23 November 2026, by the link in the letter')
    await expect(row.getByRole('button')).toHaveCount(0)
    expect(await exported()).toContainEqual(expect.objectContaining({ email: EMAIL, status: 'stopped' }))
  })

  await test.step('any member of staff can stop a subscription and record how the person asked', async () => {
    await expect.poll(() => site.mailsTo(OTHER)).toHaveLength(1)
    const confirmed = await page.request.post(await linkTo(OTHER), { headers: AS_A_BROWSER })
    expect(confirmed.url()).toBe(`${site.url}/letters/confirmed`)
    await memberPage.goto('/inbox/subscribers?q=sizwe')
    await memberPage.getByRole('button', { name: 'Stop', exact: true }).click()
    const dialog = memberPage.getByRole('dialog', { name: `Stop ${OTHER}?` })
    await dialog.getByLabel('How they asked').fill('Asked to stop by WhatsApp')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(memberPage.getByText(`${OTHER} gets no letters any more.`)).toBeVisible()
    await expect(memberPage.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(rowOf(memberPage, OTHER)).toContainText(
      'Asked to stop by WhatsApp, 23 November 2026, noted by Pieter Louw',
    )
    expect(await subscriberOn(page, OTHER)).toMatchObject({
      state: 'stopped',
      stopped: { words: 'Asked to stop by WhatsApp' },
    })
    expect(await exported()).toContainEqual(expect.objectContaining({ email: OTHER, status: 'stopped' }))
  })
})
