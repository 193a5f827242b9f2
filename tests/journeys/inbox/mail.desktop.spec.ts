import { startSmtp, type TestSmtp } from '../../../server/mail/testing/test-smtp.ts'
import { endUndo, startInboxSite, stretchUndo } from '../inbox-site.ts'
import { expect, ownContextTest, press } from '../inbox-steps.ts'

const PLAN = 'v=2026-11-20&need=church-app&months=18&completed=2027-01-31&on=2026-11-20'
const DRAFT = { subject: 'Pictures', text: 'Please send some.', attachPlan: false }

const test = ownContextTest.extend<{ smtp: TestSmtp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
  smtp: async ({}, use) => {
    const smtp = await startSmtp({
      onRecipient: (address) =>
        address.startsWith('nomvla@') ? { code: 550, words: '5.1.1 no such mailbox here' } : undefined,
    })
    await use(smtp)
    await smtp.close()
  },
  /** With a mail server; the worker's inbox has none. */
  inbox: async ({ smtp, inboxTemplate }, use) => {
    const inbox = await startInboxSite(inboxTemplate, {
      SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
      MAIL_FROM: 'hello@twelvemoons.example',
      NOTIFY: 'staff@twelvemoons.example',
    })
    await use(inbox)
    await inbox.site.remove()
  },
})

test('each mail shows whether it is queued, refused (in the mail server’s words) or accepted, and goes to a corrected address', async ({
  page,
  inbox,
  smtp,
}) => {
  const number = await inbox.enquire({ email: 'nomvla@example.co.za', plan: PLAN })
  await page.goto(`/inbox/e/${number}?list=needs`)
  const article = page.getByRole('article', { name: 'Enquiry of Nomvula Dlamini' })

  await test.step('a refused confirmation is reported at once, until the first answer', async () => {
    await expect(article).toContainText('Our confirmation to nomvla@example.co.za was not delivered.')
    const name = article.getByRole('heading', { name: 'Nomvula Dlamini' })
    await article.getByRole('button', { name: 'Put aside' }).focus()
    await press(page, 'Enter')
    await expect(page.getByText('Put aside. Nobody tries it any more.')).toBeVisible()
    await expect(article.getByRole('button', { name: 'Put aside' })).toHaveCount(0)
    await expect(article).toContainText('Our confirmation to nomvla@example.co.za was not delivered.')
    await expect(article.getByRole('button', { name: 'Correct the address' })).toBeVisible()
    await expect(name).toBeFocused()
  })

  await test.step('the confirmation is sent to the corrected address on request', async () => {
    const to = 'lerato@example.co.za'
    const lerato = await inbox.enquire({
      firstName: 'Lerato',
      surname: 'Molefe',
      email: `nomvla@example.com`,
    })
    await page.goto(`/inbox/e/${lerato}?list=needs`)
    const leratoArticle = page.getByRole('article', { name: 'Enquiry of Lerato Molefe' })
    await leratoArticle.getByRole('button', { name: 'Correct the address' }).click()
    await page.getByRole('dialog').getByLabel('E-mail').fill(to)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(leratoArticle).toContainText(`It has not gone to ${to} yet.`)
    await leratoArticle.getByRole('button', { name: `Send it to ${to}` }).click()
    await expect.poll(() => smtp.received.map(({ to }) => to)).toContainEqual([to])
    await expect(leratoArticle.getByRole('button', { name: 'Correct the address' })).toHaveCount(0)
    await page.goto(`/inbox/e/${number}?list=needs`)
  })

  await test.step('after a refused answer the enquiry needs an answer again, with its old deadline', async () => {
    stretchUndo(inbox.site)
    await reply('Six weeks, about R 60 000,00.')
    await expect(article).toContainText('Waiting.')
    endUndo(inbox.site)
    await expect(article).toContainText(
      'Not delivered. The mail server said: 550 5.1.1 no such mailbox here.',
    )
    const { list, dueAt, receivedAt, answered } = await inbox.detail(number)
    expect({ list, dueAt, answered }).toEqual({
      list: 'needs',
      dueAt: receivedAt + 24 * 3_600_000,
      answered: null,
    })
    await inbox.enquire({ firstName: 'Thabo', email: 'nomvla@example.com' })
    await page.goto('/inbox/mails')
    const refused = page.getByRole('row').filter({ hasText: 'Not delivered' })
    await expect(refused).toHaveCount(2)
    await page.getByRole('button', { name: 'Send all failed again' }).click()
    await expect(page.getByText('All that can go is sent again.')).toBeVisible()
    await expect(refused).toHaveCount(2)
    await inbox.owner.ask('PUT', `drafts/${number}`, DRAFT)
    await page.goto('/inbox/needs')
    await expect(
      page.getByText('1 answer did not arrive. Nomvula Dlamini is back in Needs an answer.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Show' }).click()
  })

  await test.step('after the address is corrected, Send again sends the same text and plan to it', async () => {
    await article.getByRole('button', { name: 'Correct the address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct the address' })
    await dialog.getByLabel('E-mail').fill('nomvula@example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The ending after the @ is missing, like .co.za.')).toBeVisible()
    await dialog.getByLabel('E-mail').fill('nomvula@example.co.za')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Answers to Nomvula go to nomvula@example.co.za from now on.')).toBeVisible()
    await expect(article).toContainText('nomvula@example.co.za')
    await article.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Nomvula is answered. The e-mail goes out in 10 seconds.')).toBeVisible()
    await expect.poll(async () => (await inbox.detail(number)).draft).toMatchObject(DRAFT)
    endUndo(inbox.site)
    await expect(article).toContainText(/Taken by the mail server 10:[2-5]\d:\d\d\./)
    const answers = (await inbox.detail(number)).facts.filter((fact) => fact.kind === 'answered')
    expect(answers.map(({ mail }) => [mail?.to, mail?.delivery.state])).toEqual([
      ['nomvla@example.co.za', 'failed'],
      ['nomvula@example.co.za', 'taken'],
    ])
    const replies = smtp.received.filter(({ mail }) => mail.text?.includes('Six weeks'))
    expect(
      replies.map(({ from, to, mail }) => [from, to, mail.attachments.map(({ contentType }) => contentType)]),
    ).toEqual([['hello@twelvemoons.example', ['nomvula@example.co.za'], ['application/pdf']]])
  })

  async function reply(words: string): Promise<void> {
    await expect(article.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeVisible()
    await press(page, 'r')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Message' }).fill(words)
    await press(page, 'Control+Enter')
    await expect(page.getByText('Nomvula is answered. The e-mail goes out in 10 seconds.')).toBeVisible()
    await page.goto(`/inbox/e/${number}?list=waiting`)
  }
})
