import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { openDatabase } from '../inbox-site.ts'
import { expect, openListening, press, row, test } from '../inbox-steps.ts'

const sent = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

test('new enquiries appear by themselves: in an empty inbox, while the day is still read, and moving nothing that is selected', async ({
  page,
  pageOf,
  inbox,
}) => {
  const numbers: Array<number> = []

  await test.step('the first one, on a desk and on a phone', async () => {
    const phone = await pageOf(inbox.member)
    await phone.setViewportSize({ width: 390, height: 844 })
    for (const each of [page, phone]) {
      await openListening(each, '/inbox/needs')
      await expect(each.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
      await expect(each).toHaveTitle(/^Everything is answered/)
    }
    numbers.push(await inbox.enquire(sent('Nomvula')))
    for (const each of [page, phone]) {
      await expect(row(each, 'Nomvula Dlamini')).toBeVisible()
      await expect(each).toHaveTitle(/^\(1\) Needs an answer/)
    }
    await phone.close()
  })

  await test.step('one that comes in while the day is still being read for the first time is counted', async () => {
    const answer = Promise.withResolvers<void>()
    const old = async (route: Route) => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    }
    await page.route('**/inbox/api/day', old, { times: 1 })
    await openListening(page, '/inbox/needs')
    await expect(row(page, 'Nomvula Dlamini')).toBeVisible()

    numbers.push(await inbox.enquire(sent('Sipho')))
    await expect(row(page, 'Sipho Dlamini')).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('link', { name: /^Needs an answer/ })).toContainText('2')
  })

  await test.step('while some are selected it says so, and moves nothing', async () => {
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
  })

  await test.step('the selected ones are taken along as a file, and given to a colleague', async () => {
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

test('while the store or the connection is away what is typed is kept; it goes through and all is caught up once it is back', async ({
  page,
  pageOf,
  inbox,
}) => {
  const number = await inbox.enquire(sent('Nomvula'))
  const noted = await inbox.enquire(sent('Johan'))
  const noting = await pageOf(inbox.owner)
  await openListening(noting, `/inbox/e/${noted}?list=needs`)
  await expect(noting.getByRole('heading', { name: 'Johan Dlamini' })).toBeVisible()
  const note = noting.getByRole('textbox', { name: 'New note' })
  const fault = noting.getByRole('alert')
  const writeNote = async (words: string) => {
    await note.fill(words)
    await press(noting, 'Control+Enter')
  }
  const notes = async () =>
    (await inbox.detail(noted)).facts.flatMap((fact) => (fact.kind === 'note' ? [fact.words] : []))

  await test.step('while another holds the store', async () => {
    const holder = openDatabase(inbox.site.dataDir)
    holder.exec('BEGIN IMMEDIATE')
    await writeNote('Ask for pictures.')
    await expect(fault).toHaveText('The store does not answer just now. Nothing that was received is lost.')
    await expect(note).toHaveValue('Ask for pictures.')
    await expect(inbox.enquire(sent('Lindiwe'))).rejects.toThrow('503')

    holder.close()
    await press(noting, 'Control+Enter')
    await expect(note).toHaveValue('')
    expect(await notes()).toEqual(['Ask for pictures.'])
    await inbox.enquire(sent('Lindiwe'))
    await expect(row(noting, 'Lindiwe Dlamini')).toBeVisible()
  })

  const other = await pageOf(inbox.member)
  await openListening(other, '/inbox/needs')
  await expect(row(other, 'Nomvula Dlamini')).toBeVisible()
  await page.goto(`/inbox/e/${number}?list=needs`)
  await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
  await press(page, 'r')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()

  await test.step('while the server is gone', async () => {
    await inbox.site.kill()
    await expect(page.getByText(/^No connection since 10:[2-5]\d\.$/)).toBeVisible()
    await page.keyboard.type('Written while nobody listens.')
    await expect(page.getByText(/^Draft kept on this device/)).toBeVisible()

    await writeNote('Ask for sizes.')
    await expect(fault).toHaveText(/^There is no connection just now\./)
    await expect(noting.getByText(/^No connection since/)).toBeVisible()

    // Pages that have nothing yet that they could show.
    await other.getByRole('link', { name: /^Won/ }).click()
    await expect(other.getByRole('heading', { name: 'The list cannot be read just now' })).toBeVisible()
    await expect(other.getByText(/There has been no connection since 10:[2-5]\d/)).toBeVisible()
  })

  await test.step('once it is back', async () => {
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

    await expect(noting.getByText(/^No connection since/)).toBeHidden()
    await expect(fault).toBeHidden()
    await expect(note).toHaveValue('Ask for sizes.')
    await press(noting, 'Control+Enter')
    await expect(note).toHaveValue('')
    expect(await notes()).toEqual(['Ask for pictures.', 'Ask for sizes.'])
  })
})
