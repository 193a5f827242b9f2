import type { Page } from '@playwright/test'
import {
  type Subscriber,
  type SubscriptionState,
  subscribersSchema,
} from '../../../domain/inbox/api/subscribers.ts'
import { stopTokenOf } from '../../../server/newsletter/link-token.ts'
import { secretIn } from '../../../server/secrets.ts'
import { PASSWORD } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'
import { recordsOf } from '../site-server.ts'

const EMAIL = 'ayanda@example.co.za'

/** As whoever is signed in on the page is told it. */
async function subscriberOn(page: Page): Promise<Subscriber | undefined> {
  const answer = await page.request.get('/inbox/api/subscribers')
  return subscribersSchema.parse(await answer.json()).rows.find(({ email }) => email === EMAIL)
}

test('from the form to the last letter: asked, confirmed by the mail’s button, and stopped by its link', async ({
  page,
  inbox,
}) => {
  const { site } = inbox
  const exported = async () => recordsOf((await site.stored()).newsletter)
  const row = page.getByRole('row').filter({ hasText: EMAIL })
  const isShown = async (state: SubscriptionState, words: string | RegExp) => {
    await page.goto(`/inbox/subscribers?state=${state}`)
    await expect(row).toContainText(words)
    expect(await subscriberOn(page)).toMatchObject({ state })
  }
  await page.goto('/newsletter')
  await page.locator('main').getByRole('textbox', { name: 'Email Address' }).fill(EMAIL)
  await page.locator('main').getByRole('button', { name: 'Join' }).click()
  await expect.poll(() => site.mailsTo(EMAIL)).toHaveLength(1)
  await isShown('waiting', /Asked 23 November 2026, 10:\d\d\. The link ends 25 November, 10:\d\d/)
  await expect(row).toContainText('“By pressing Join and confirming by email you agree')

  const [mail] = await site.mailsTo(EMAIL)
  await page.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
  await expect(page).toHaveURL('/letters/confirmed')
  await isShown('confirmed', /Confirmed 23 November 2026, 10:\d\d/)
  expect(await exported()).toMatchObject([{ email: EMAIL, status: 'confirmed' }])

  await page.goto(`/letters/stop/${stopTokenOf(EMAIL, await secretIn(site.dataDir))}`)
  await page.locator('main').getByRole('button').click()
  await expect(page).toHaveURL('/letters/stopped')
  await isShown('stopped', 'Stopped 23 November 2026, by the link in the letter')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await exported()).toMatchObject([{ email: EMAIL, status: 'stopped' }])
})

test('staff ask again once a day, and note who stopped whom, by any of them', async ({
  page,
  inbox,
  pageOf,
}) => {
  const { site, member, owner } = inbox
  const browser = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/newsletter', { headers: browser, data: { email: EMAIL } })
  await page.request.post('/newsletter', { headers: browser, data: { email: 'other@example.co.za' } })
  await expect.poll(() => site.mailsTo(EMAIL)).toHaveLength(1)

  await page.goto('/inbox/subscribers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 subscribers')
  const row = page.getByRole('row').filter({ hasText: EMAIL })
  await expect(row).toContainText('Waiting')
  await expect(row.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  const { id } = (await subscriberOn(page)) ?? { id: '' }
  await expect(owner.ask('POST', `subscribers/${id}/ask-again`)).rejects.toThrow(
    '409 {"error":"They were asked less than a day ago."}',
  )

  await site.restartAt('2026-11-24T09:00:00Z')
  const [before] = await site.mailsTo(EMAIL)
  // A night ends every session.
  const his = await pageOf(member)
  await his.goto('/inbox/sign-in')
  await his.getByLabel('Work e-mail').fill(member.email)
  await his.getByLabel('Password').fill(PASSWORD)
  await his.getByLabel('Password').press('Enter')
  await his.waitForURL('**/inbox/needs')
  await his.goto('/inbox/subscribers?q=ayanda')
  await expect(his.locator('tbody').getByRole('row')).toHaveCount(1)
  await his.getByRole('button', { name: 'Ask again' }).click()
  await expect(his.getByText(`${EMAIL} is asked again.`)).toBeVisible()
  await expect(his.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  await expect.poll(() => site.mailsTo(EMAIL).then((mails) => mails.at(-1)?.text)).not.toBe(before?.text)

  const [link = ''] = /https?:\/\/\S+/.exec((await site.mailsTo(EMAIL)).at(-1)?.text ?? '') ?? []
  const confirmed = await page.request.post(link, { headers: browser })
  expect(confirmed.url()).toBe(`${site.url}/letters/confirmed`)
  await his.reload()
  await his.getByRole('button', { name: 'Stop', exact: true }).click()
  const asked = his.getByRole('dialog', { name: `Stop ${EMAIL}?` })
  await asked.getByLabel('How they asked').fill('Asked to stop by WhatsApp')
  await asked.getByRole('button', { name: 'Stop' }).click()
  await expect(his.getByText(`${EMAIL} gets no letters any more.`)).toBeVisible()
  await expect(
    his.getByText('Asked to stop by WhatsApp, 24 November 2026, noted by Pieter Louw'),
  ).toBeVisible()
  expect(await subscriberOn(his)).toMatchObject({
    state: 'stopped',
    stopped: { words: 'Asked to stop by WhatsApp' },
  })
  expect(recordsOf((await site.stored()).newsletter)).toContainEqual(
    expect.objectContaining({ email: EMAIL, status: 'stopped' }),
  )
})
