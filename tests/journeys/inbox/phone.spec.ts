import { endUndo } from '../inbox-site.ts'
import { expect, openWithStream, row, test } from '../inbox-steps.ts'

const PLAN =
  'v=2026-11-20&need=church-app&extras=language:2,import,brand-starter&months=18&completed=2027-01-31&payDay=last&lumpSum=2000&on=2026-11-20'
const NOMVULA = { firstName: 'Nomvula', email: 'nomvula@example.co.za', plan: PLAN }
const SIPHO = { firstName: 'Sipho', email: 'sipho@example.co.za', plan: PLAN }
/** Later enquiries, more than a phone's screen shows. */
const OTHERS = ['Johan', 'Lindiwe', 'Anele', 'Thabo', 'Zanele', 'Pieter', 'Aisha', 'Grant']

test('on a phone a long list keeps its position, and enquiries are answered by mail, with a saved answer and the plan, and by a call', async ({
  page,
  inbox,
}) => {
  const [first, second] = [await inbox.enquire(NOMVULA), await inbox.enquire(SIPHO)]
  await inbox.owner.ask('PUT', 'saved-answers', {
    revision: 0,
    answers: [
      { id: 'a', name: 'Thank you', subject: 'Your plan', text: 'Hello {name}, I call at [12:30]. {me}' },
    ],
  })
  const others: Array<number> = []
  for (const firstName of OTHERS)
    others.push(await inbox.enquire({ firstName, email: `${firstName}@example.co.za` }))
  await openWithStream(page, '/inbox')

  await test.step('after Back the list keeps its position, and after Send the next enquiry is visible', async () => {
    await expect(row(page, 'Nomvula Dlamini')).toBeInViewport()
    const last = row(page, 'Grant Dlamini')
    await expect(last).not.toBeInViewport()
    await last.tap()
    await page.getByRole('link', { name: 'Back to the list' }).tap()
    await expect(last).toBeInViewport()
    await expect(row(page, 'Nomvula Dlamini')).not.toBeInViewport()

    await last.tap()
    await page.getByRole('button', { name: 'Reply' }).tap()
    await page.getByRole('textbox', { name: 'Message' }).fill('We call today.')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(page).toHaveURL('/inbox/needs')
    await expect(last).toHaveCount(0)
    await expect(row(page, 'Aisha Dlamini')).toBeFocused()
    await expect(row(page, 'Aisha Dlamini')).toBeInViewport()
  })

  await inbox.owner.ask('POST', 'bulk/status', { numbers: others, to: 'lost' })
  await expect(row(page, 'Aisha Dlamini')).toHaveCount(0)
  await row(page, 'Nomvula Dlamini').tap()

  await test.step('the enquiry fills the page, with the plan, its amount on completion and its moons', async () => {
    await expect(page).toHaveURL(`/inbox/e/${first}?list=needs`)
    const article = page.getByRole('article', { name: 'Enquiry of Nomvula Dlamini' })
    await expect(article).toContainText('We sell beads in Gqeberha.')
    await expect(article.getByRole('img', { name: /^17 × R 3 875,56 and a last one/ })).toBeVisible()
    await expect(article.getByText(/^On completionR.2.000,00$/)).toBeVisible()
    await expect(row(page, 'Sipho Dlamini')).toBeHidden()
    await page.getByRole('link', { name: 'Next' }).tap()
    await expect(page).toHaveURL(`/inbox/e/${second}?list=needs`)
    await page.goBack()
    await expect(article).toBeVisible()
  })

  await test.step('unfilled placeholders of a saved answer are asked about, and the draft is kept', async () => {
    await page.getByRole('button', { name: 'Reply' }).tap()
    const form = page.getByRole('form', { name: 'Reply to Nomvula Dlamini' })
    await form.getByRole('button', { name: 'Send' }).tap()
    await expect(form.getByRole('alert')).toHaveText('Write an answer first.')
    await form.getByRole('button', { name: 'Thank you' }).tap()
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello Nomvula, I call at [12:30]. Thandeka Nkosi',
    )
    await expect.poll(async () => (await inbox.detail(first)).draft).toMatchObject({ subject: 'Your plan' })
    await form.getByRole('button', { name: 'Send' }).tap()
    await expect(form.getByRole('alert')).toContainText('Still marked: 12:30. Is it right?')
    await form.getByRole('button', { name: 'It is right, send' }).tap()
    await expect(
      page.getByText('Nomvula is answered. The e-mail is written to the folder in 10 seconds.'),
    ).toBeVisible()
    await expect(page).toHaveURL('/inbox/needs')
    await expect(row(page, 'Sipho Dlamini')).toBeFocused()
    expect(await inbox.detail(first)).toMatchObject({ list: 'waiting', draft: null })
  })

  await test.step('after a call the inbox asks whether the customer was reached, and "I only looked" stores nothing', async () => {
    await row(page, 'Sipho Dlamini').tap()
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+27821234567')
    await page.evaluate(
      `document.querySelector('a[href^="tel:"]').addEventListener('click', (event) => event.preventDefault())`,
    )
    const question = page.getByRole('form', { name: 'Did you reach Sipho?' })
    await call()
    await question.getByRole('button', { name: 'I only looked' }).tap()
    await expect(question).toBeHidden()
    expect((await inbox.detail(second)).facts).toHaveLength(1)
    await call()
    await question.getByRole('button', { name: 'No, try later' }).tap()
    await expect(page.getByText('Call attempt logged.')).toBeVisible()
    expect((await inbox.detail(second)).list).toBe('needs')
    await expect(page.getByRole('region', { name: 'The plan they sent' })).toBeVisible()
    await call()
    await question.getByRole('textbox').fill('Wants a shop by March.')
    await question.getByRole('button', { name: 'Yes, answered' }).tap()
    await expect(page.getByText('Sipho is answered.')).toBeVisible()
    const { facts, list } = await inbox.detail(second)
    expect(facts.map(({ kind }) => kind)).toEqual(['received', 'called', 'answered'])
    expect(facts.at(-1)).toMatchObject({ way: 'telephone', words: 'Wants a shop by March.' })
    expect(list).toBe('waiting')
  })

  await test.step('a reminder is set for a day, shown with its owner, and removed', async () => {
    const question = page.getByRole('form', { name: 'When shall we remind you of Sipho?' })
    await page.getByRole('button', { name: 'Remind me' }).first().tap()
    await question.getByRole('button', { name: 'Wednesday' }).tap()
    await expect(page.getByText('You are reminded on Wednesday.')).toBeVisible()
    const article = page.getByRole('article', { name: 'Enquiry of Sipho Dlamini' })
    await expect(article).toContainText('reminder on Wednesday')
    await expect(article).toContainText('Wednesday 25 November, for you')
    await article.getByRole('button', { name: 'Another day' }).tap()
    await question.getByLabel('Another day').fill('2026-11-28')
    await expect(question).toContainText('The office is closed then: the mail comes on Monday 30 November.')
    await question.getByRole('button', { name: 'Remind me' }).tap()
    await expect(page.getByText('You are reminded on Monday 30 November.')).toBeVisible()
    expect((await inbox.detail(second)).reminder).toMatchObject({ on: '2026-11-28' })
    await article.getByRole('button', { name: 'Take away' }).tap()
    await expect(page.getByText('The reminder is taken away.')).toBeVisible()
    expect((await inbox.detail(second)).reminder).toBeNull()
  })

  await test.step('the full moon shows who was answered, and the promise for the next enquiry', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).tap()
    await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    await expect(page.getByText(/is promised an answer by 10:[2-5]\d tomorrow\./)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Answered today' }).getByRole('listitem')).toHaveText([
      /Nomvula|Sipho|Grant/,
      /Nomvula|Sipho|Grant/,
      /Nomvula|Sipho|Grant/,
    ])
    await expect(page.getByRole('link', { name: '2 wait for them' })).toBeVisible()
  })

  await test.step('the mail has the text without brackets, and the plan as PDF', async () => {
    endUndo(inbox.site)
    const reply = async () =>
      (await inbox.site.mailsTo(NOMVULA.email)).find(({ subject }) => subject === `Your plan (E-${first})`)
    await expect.poll(reply).toBeDefined()
    const { text = '', attachments = [] } = (await reply()) ?? {}
    expect(text).toContain('Hello Nomvula, I call at 12:30. Thandeka Nkosi')
    expect(
      attachments.map(({ contentType, content }) => [contentType, content.toString('latin1', 0, 5)]),
    ).toEqual([['application/pdf', '%PDF-']])
  })

  async function call(): Promise<void> {
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
  }
})
