import { duration } from '../../../domain/calendar/day-words.ts'
import { numbersSchema } from '../../../domain/inbox/api/day.ts'
import { expect, test } from '../inbox-steps.ts'

test('the statistics match the stored data, and every chart has its table', async ({ page, inbox }) => {
  const first = await inbox.enquire({
    plan: 'v=2026-11-20&need=ecommerce&months=12&completed=2027-02-10&payDay=25&on=2026-11-20',
  })
  await inbox.enquire()
  await inbox.enquire({}, '/our-work/ecommerce')
  const { version } = await inbox.detail(first)
  const answered = { kind: 'answered', way: 'telephone', words: '' }
  await inbox.owner.ask('POST', `enquiries/${first}/facts`, { version, fact: answered })
  const stored = async (weeks: number) =>
    numbersSchema.parse(await inbox.owner.ask('GET', `numbers?weeks=${weeks}`))

  // The server caches the numbers for a minute, and earlier journeys have requested them.
  await expect.poll(() => stored(4), { timeout: 120_000 }).toMatchObject({ enquiries: 3, answered: 1 })

  await page.goto('/inbox/numbers')
  await expect(page.getByRole('banner')).toContainText('November 2026')
  const promise = page.getByRole('region', { name: 'The promise' })
  await expect(promise).toContainText('1 of 1answered within one working day')
  await expect(promise).toContainText('3enquiries, 1 with a plan. 2 are not answered yet.')
  const { weeks } = await stored(4)
  expect(weeks.at(-1)).toMatchObject({ monday: '2026-11-23', enquiries: 3 })

  const charts: Array<[name: string, sentence: RegExp, cells: Array<string>]> = [
    ['Enquiries by week', /, 3 so far this week$/, weeks.map(({ enquiries }) => String(enquiries))],
    [
      'Time until the answer',
      /; the promise is 9 hours$/,
      weeks.map(({ medianMinutes }) => (medianMinutes === null ? 'none yet' : duration(medianMinutes))),
    ],
  ]
  for (const [name, sentence, cells] of charts) {
    const figure = page.getByRole('figure').filter({ has: page.getByRole('heading', { name }) })
    await expect(figure.getByRole('img', { name: sentence })).toBeVisible()
    await expect(figure.getByRole('table')).toBeHidden()
    await figure.getByText('As a table').click()
    await expect(figure.getByRole('table').getByRole('cell')).toHaveText(cells)
    await expect(figure.getByRole('rowheader')).toHaveCount(weeks.length)
  }
  const rows = (name: string) => page.getByRole('table', { name }).locator('tbody').getByRole('row')
  await expect(rows('From visit to enquiry').filter({ hasText: 'Enquiries sent' })).toContainText('3')
  await expect(rows('From visit to enquiry').filter({ hasText: 'With a plan' })).toContainText('1')
  await expect(rows('The page they wrote from')).toHaveText([/^\/contact-us.*2$/, /^…\/ecommerce.*1$/])
  await expect(rows('What it was about')).toHaveCount((await stored(4)).categories.length)

  await page.getByRole('link', { name: 'A year' }).click()
  await expect(page).toHaveURL('/inbox/numbers?weeks=52')
  await expect(page.getByRole('link', { name: 'A year' })).toHaveAttribute('aria-current', /page|true/)
  await page.getByText('As a table').first().click()
  await expect(rows('Enquiries by week')).toHaveCount((await stored(52)).weeks.length)
  await page.goBack()
  await expect(page.getByRole('link', { name: '4 weeks' })).toHaveAttribute('aria-current', /page|true/)
})
