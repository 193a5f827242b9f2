import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { openDatabase } from '../inbox-site.ts'
import { expect, openWithStream, press, row, test } from '../inbox-steps.ts'

const senderNamed = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

test('new enquiries appear by themselves, in an empty inbox and during its first load, and never move selected rows', async ({
  page,
  pageOf,
  inbox,
}) => {
  const numbers: Array<number> = []

  await test.step('the first enquiry appears in a wide window and on a phone', async () => {
    const phone = await pageOf(inbox.member)
    await phone.setViewportSize({ width: 390, height: 844 })
    for (const device of [page, phone]) {
      await openWithStream(device, '/inbox/needs')
      await expect(device.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
      await expect(device).toHaveTitle(/^Everything is answered/)
    }
    numbers.push(await inbox.enquire(senderNamed('Nomvula')))
    for (const device of [page, phone]) {
      await expect(row(device, 'Nomvula Dlamini')).toBeVisible()
      await expect(device).toHaveTitle(/^\(1\) Needs an answer/)
    }
    await phone.close()
  })

  await test.step('an enquiry that arrives during the first load of the day’s summary is counted', async () => {
    const answer = Promise.withResolvers<void>()
    const delayAnswer = async (route: Route) => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    }
    await page.route('**/inbox/api/day', delayAnswer, { times: 1 })
    await openWithStream(page, '/inbox/needs')
    await expect(row(page, 'Nomvula Dlamini')).toBeVisible()

    numbers.push(await inbox.enquire(senderNamed('Sipho')))
    await expect(row(page, 'Sipho Dlamini')).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('link', { name: /^Needs an answer/ })).toContainText('2')
  })

  await test.step('while rows are selected, a button offers the new enquiry, and nothing moves', async () => {
    await openWithStream(page, '/inbox/needs')
    await expect(row(page, 'Sipho Dlamini')).toBeVisible()
    await page.evaluate('window.isSamePage = true')
    numbers.push(await inbox.enquire(senderNamed('Johan')))
    await expect(row(page, 'Johan Dlamini')).toBeVisible()
    await expect(page.getByText('1 new enquiry. 3 need an answer')).toBeAttached()

    await press(page, 'j', 'x', 'Shift+J')
    await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
    numbers.push(await inbox.enquire(senderNamed('Lindiwe')))
    const bar = page.getByRole('button', { name: '1 new enquiry. Show it' })
    await expect(bar).toBeVisible()
    await expect(page.locator('li[aria-posinset]')).toHaveCount(3)
    await bar.click()
    await expect(row(page, 'Lindiwe Dlamini')).toBeVisible()
    await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
  })

  await test.step('the selected enquiries are exported as a file, and assigned to a colleague', async () => {
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
})

test('while the store is unavailable typed text is kept, and it can be sent once the store is back', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(senderNamed('Nomvula'))
  await page.goto(`/inbox/e/${number}?list=needs`)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Ask for pictures.')
  const other = openDatabase(inbox.site.dataDir)
  other.exec('BEGIN IMMEDIATE')
  await press(page, 'Control+Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'The store does not answer just now. Nothing that was received is lost.',
  )
  await expect(note).toHaveValue('Ask for pictures.')
  await expect(inbox.enquire(senderNamed('Sipho'))).rejects.toThrow('503')

  other.close()
  await press(page, 'Control+Enter')
  await expect(note).toHaveValue('')
  const { facts } = await inbox.detail(number)
  expect(facts.map(({ kind }) => kind)).toEqual(['received', 'note'])
  await inbox.enquire(senderNamed('Sipho'))
  await expect(row(page, 'Sipho Dlamini')).toBeVisible()
})
