import { randomBytes } from 'node:crypto'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../../../server/content.ts'
import { siteHooks } from '../../../server/enquiries/enquiry-hooks.ts'
import { secretIn } from '../../../server/secrets.ts'
import { openEmbedded } from '../../../server/store/sqlite/driver.ts'
import { expect, row, test } from '../inbox-steps.ts'
import type { SiteServer } from '../site-server.ts'

const senderNamed = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

/** In Johannesburg, two hours ahead: Thursday 15:00, Friday 14:10 and 18:40, Saturday 11:00. "Now" is Monday 10:24. */
const EARLIER = {
  Lindiwe: '2026-11-19T13:00:00Z',
  Sipho: '2026-11-20T12:10:00Z',
  Rukhsana: '2026-11-20T16:40:00Z',
  Johan: '2026-11-21T09:00:00Z',
}

/** Stores the earlier enquiries as the server would have at their times. */
async function storeEarlier({ url, dataDir }: SiteServer): Promise<void> {
  let now = new Date()
  const content = await loadContent()
  const dependencies = { content: () => content, secret: await secretIn(dataDir), webhook: null, randomBytes }
  const hooks = siteHooks({ ...dependencies, siteUrl: url, confirmationsPerHour: 0, now: () => now })
  const { enquiries, close } = openEmbedded(dataDir, { mustExist: true, hooks })
  for (const [index, [firstName, moment]] of Object.entries(EARLIER).entries()) {
    now = new Date(moment)
    const person = { ...senderNamed(firstName), surname: 'Dlamini', dateSent: now.getTime() }
    await enquiries.add(sampleContact(index, person))
  }
  await close()
}

test('over a weekend every deadline is one working day after its enquiry, in the list, on the timeline and in the mails', async ({
  page,
  inbox,
}) => {
  await storeEarlier(inbox.site)
  const number = await inbox.enquire(senderNamed('Nomvula'))
  await page.goto('/inbox/needs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 late, 3 due today')
  await expect(page.getByText(/^Monday 23 November\. 1 more by tomorrow, 10:[2-4]/)).toBeVisible()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Late1', 'Today3', 'Tomorrow1'])
  await expect(main.locator('li[aria-posinset]')).toHaveText([
    /^Lindiwe Dlamini.*since Fri 15:00/,
    /^Sipho Dlamini.*3 h [1-4]\d/,
    /^Rukhsana Dlamini.*6 h [0-3]\d/,
    /^Johan Dlamini.*6 h [0-3]\d/,
    /^Nomvula Dlamini.*(9 h 00|8 h [3-5]\d)/,
  ])
  // Two enquiries with the same deadline share a position.
  const line = page.getByRole('list', { name: 'Waiting for an answer, by time left' })
  await expect(line.getByRole('listitem')).toHaveCount(4)

  for (const [name, words] of [
    ['Lindiwe', 'was due by 15:00 on Friday 20 November'],
    ['Sipho', 'answer by 14:10 today'],
    ['Rukhsana', 'answer by 17:00 today'],
    ['Johan', 'answer by 17:00 today'],
    ['Nomvula', /answer by 10:[2-4]\d tomorrow/],
  ] as const) {
    await row(page, `${name} Dlamini`).click()
    await expect(page.getByRole('article', { name: `Enquiry of ${name} Dlamini` })).toContainText(words)
  }

  const { dueAt, receivedAt } = await inbox.detail(number)
  expect(dueAt).toBe(receivedAt + 24 * 3_600_000)
  const confirmationSubject = async (name: string) => {
    const [mail] = await inbox.site.mailsTo(`${name.toLowerCase()}@example.co.za`)
    return mail?.subject
  }
  await expect
    .poll(() => Promise.all(Object.keys(EARLIER).map(confirmationSubject)))
    .toEqual([
      'Your message is here', // sent on Monday, when this deadline has passed
      'We answer by Monday 14:10: your message is here',
      'We answer by Monday 17:00: your message is here',
      'We answer by Monday 17:00: your message is here',
    ])
})
