import { expect, row, test } from '../inbox-steps.ts'

const sent = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

// In Johannesburg, two hours ahead: Thursday 15:00, Friday 14:10 and 18:40, Saturday 11:00. "Now" is Monday 10:24.
test.use({
  earlier: {
    '2026-11-19T13:00:00Z': sent('Lindiwe'),
    '2026-11-20T12:10:00Z': sent('Sipho'),
    '2026-11-20T16:40:00Z': sent('Rukhsana'),
    '2026-11-21T09:00:00Z': sent('Johan'),
  },
})

test('after a week-end each deadline is one working day long, in the list, in the line and in the mails', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire(sent('Nomvula'))
  await page.goto('/inbox/needs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 late, 3 due today')
  await expect(page.getByText('Monday 23 November. 1 more by tomorrow, 10:2')).toBeVisible()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Late1', 'Today3', 'Tomorrow1'])
  await expect(main.locator('li[aria-posinset]')).toHaveText([
    /^Lindiwe Dlamini.*since Fri 15:00/,
    /^Sipho Dlamini.*3 h 4\d/,
    /^Rukhsana Dlamini.*6 h 3\d/,
    /^Johan Dlamini.*6 h 3\d/,
    /^Nomvula Dlamini.*(9 h 00|8 h 5\d)/,
  ])
  // Two at one moment share a place.
  const line = page.getByRole('list', { name: 'Waiting for an answer, by time left' })
  await expect(line.getByRole('listitem')).toHaveCount(4)

  for (const [name, words] of [
    ['Lindiwe', 'was due by 15:00 on Friday 20 November'],
    ['Sipho', 'answer by 14:10 today'],
    ['Rukhsana', 'answer by 17:00 today'],
    ['Johan', 'answer by 17:00 today'],
    ['Nomvula', /answer by 10:2\d tomorrow/],
  ] as const) {
    await row(page, `${name} Dlamini`).click()
    await expect(page.getByRole('article', { name: `Enquiry of ${name} Dlamini` })).toContainText(words)
  }

  const { dueAt, receivedAt } = await inbox.detail(number)
  expect(dueAt).toBe(receivedAt + 24 * 3_600_000)
  const promised = async (name: string) => {
    const [mail] = await inbox.site.mailsTo(`${name.toLowerCase()}@example.co.za`)
    return mail?.subject
  }
  expect(await Promise.all(['Lindiwe', 'Sipho', 'Rukhsana', 'Johan'].map(promised))).toEqual([
    'We answer by Friday 15:00: your message is here',
    'We answer by Monday 14:10: your message is here',
    'We answer by Monday 17:00: your message is here',
    'We answer by Monday 17:00: your message is here',
  ])
  // However often the server was started since.
  const told = async (email: string) =>
    (await inbox.site.mailsTo(email)).flatMap(({ subject = '' }) => (/late/i.test(subject) ? [subject] : []))
  for (const { email } of [inbox.owner, inbox.member])
    await expect.poll(() => told(email)).toEqual(['Late: E-1'])
})
