import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Route } from '@playwright/test'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { expect, openListening, press, row, test } from '../inbox-steps.ts'

const sent = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

test('new enquiries appear by themselves, but move nothing while some are selected', async ({
  page,
  inbox,
}) => {
  const numbers = [await inbox.enquire(sent('Nomvula')), await inbox.enquire(sent('Sipho'))]
  await openListening(page, '/inbox/needs')
  await expect(row(page, 'Sipho Dlamini')).toBeVisible()
  await page.evaluate('window.isSamePage = true')

  numbers.push(await inbox.enquire(sent('Johan')))
  await expect(row(page, 'Johan Dlamini')).toBeVisible()
  await expect(page.getByText('1 new enquiry. 3 need an answer')).toBeAttached()

  await press(page, 'j', 'x', 'Shift+J')
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
  numbers.push(await inbox.enquire(sent('Lindiwe')))
  const bar = page.getByRole('button', { name: '1 new enquiry. Show it' })
  await expect(bar).toBeVisible()
  await expect(page.locator('li[aria-posinset]')).toHaveCount(3)
  await bar.click()
  await expect(row(page, 'Lindiwe Dlamini')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()

  const pane = page.getByRole('region', { name: 'What to do with them' })
  await expect(pane).toContainText('Nomvula Dlamini and Sipho Dlamini.')
  const download = page.waitForEvent('download')
  await pane.getByRole('button', { name: 'Spreadsheet (CSV)' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(3)
  expect(csv).toContain('sipho@example.co.za')

  await pane.getByRole('button', { name: 'Pieter Louw' }).click()
  const colleague = expect.stringMatching(/./)
  await expect
    .poll(async () => (await inbox.rows('needs')).map(({ number, who }) => [number, who]))
    .toEqual([
      [numbers[3], null],
      [numbers[2], null],
      [numbers[1], colleague],
      [numbers[0], colleague],
    ])
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the next enquiry appears by itself in an inbox that was empty, ${viewport.width} pixels wide`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize(viewport)
    await openListening(page, '/inbox/needs')
    await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    await expect(page).toHaveTitle(/^Everything is answered/)
    await inbox.enquire(sent('Nomvula'))
    await expect(row(page, 'Nomvula Dlamini')).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) Needs an answer/)
  })
}

test('what comes in while the day is still being read for the first time is counted', async ({
  page,
  inbox,
}) => {
  await inbox.enquire(sent('Nomvula'))
  const answer = Promise.withResolvers<void>()
  const old = async (route: Route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  }
  await page.route('**/inbox/api/day', old, { times: 1 })
  await openListening(page, '/inbox/needs')
  await expect(row(page, 'Nomvula Dlamini')).toBeVisible()

  await inbox.enquire(sent('Sipho'))
  await expect(row(page, 'Sipho Dlamini')).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('link', { name: /^Needs an answer/ })).toContainText('2')
})

test('a lost connection is told, what is written is kept on the device, and all is caught up', async ({
  page,
  pageOf,
  inbox,
}) => {
  const number = await inbox.enquire(sent('Nomvula'))
  const other = await pageOf(inbox.member)
  await openListening(other, '/inbox/needs')
  await expect(row(other, 'Nomvula Dlamini')).toBeVisible()
  await page.goto(`/inbox/e/${number}?list=needs`)
  await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
  await press(page, 'r')
  await inbox.site.kill()
  await expect(page.getByText(/^No connection since 10:2\d\.$/)).toBeVisible()
  await page.keyboard.type('Written while nobody listens.')
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible()

  // Another page, which has nothing yet that it could show.
  await other.getByRole('link', { name: /^Won/ }).click()
  await expect(other.getByRole('heading', { name: 'The list cannot be read just now' })).toBeVisible()
  await expect(other.getByText(/There has been no connection since 10:2\d/)).toBeVisible()

  await inbox.site.up()
  await inbox.enquire(sent('Sipho'))
  await expect(other.getByRole('heading', { name: 'The list cannot be read just now' })).toBeHidden()
  await expect(row(page, 'Sipho Dlamini')).toBeVisible()
  await expect(page.getByText(/No connection since/)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Written while nobody listens.')
  await press(page, 'Escape')
  await expect
    .poll(async () => (await inbox.detail(number)).draft?.text)
    .toBe('Written while nobody listens.')
})

test('that something was not done for want of a connection is told only until it is back', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(sent('Nomvula'))
  await openListening(page, `/inbox/e/${number}?list=needs`)
  await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
  await inbox.site.kill()
  await press(page, 'n')
  await page.keyboard.type('Ask for pictures.')
  await press(page, 'Control+Enter')
  const fault = page.getByRole('alert').filter({ hasText: 'There is no connection just now.' })
  await expect(fault).toBeVisible()
  await expect(page.getByText(/^No connection since/)).toBeVisible()

  await inbox.site.up()
  await expect(page.getByText(/^No connection since/)).toBeHidden()
  await expect(fault).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Ask for pictures.')
  await press(page, 'Control+Enter')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  expect((await inbox.detail(number)).facts.map(({ kind }) => kind)).toEqual(['received', 'note'])
})

test('while the store is away what is typed is kept, and it goes through once the store is back', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(sent('Nomvula'))
  await page.goto(`/inbox/e/${number}?list=needs`)
  await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
  const other = new DatabaseSync(join(inbox.site.dataDir, DATABASE_FILE), { timeout: 5_000 })
  other.exec('BEGIN IMMEDIATE')
  await press(page, 'n')
  await page.keyboard.type('Ask for pictures.')
  await press(page, 'Control+Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'The store does not answer just now. Nothing that was received is lost.',
  )
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Ask for pictures.')
  await expect(inbox.enquire(sent('Sipho'))).rejects.toThrow('503')

  other.close()
  await press(page, 'Control+Enter')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  const { facts } = await inbox.detail(number)
  expect(facts.map(({ kind }) => kind)).toEqual(['received', 'note'])
  await inbox.enquire(sent('Sipho'))
  await expect(row(page, 'Sipho Dlamini')).toBeVisible()
})
