import type { Page } from '@playwright/test'
import { expect, press, row, test } from '../inbox-steps.ts'

const NOMVULA = { firstName: 'Nomvula', email: 'nomvula@example.co.za' }
const SIPHO = { firstName: 'Sipho', email: 'sipho@example.co.za' }

test('if two people answer at once, the second is asked before sending, and nothing is lost', async ({
  page,
  pageOf,
  inbox,
}) => {
  const [first, second] = [await inbox.enquire(NOMVULA), await inbox.enquire(SIPHO)]
  const other = await pageOf(inbox.member)
  // The owner gets no events, and so hears of the other answer only at Send.
  await page.route('**/inbox/api/stream', (route) => route.abort())
  const conflict = (at: Page) => at.getByRole('alertdialog')

  await test.step('at Send, the later answer is refused, and kept as a note', async () => {
    await Promise.all([write(page, first, 'The later answer.'), write(other, first, 'The first answer.')])
    await press(other, 'Control+Enter')
    await expect(
      other.getByText('Nomvula is answered. The e-mail is written to the folder in 10 seconds.'),
    ).toBeVisible()
    await press(page, 'Control+Enter')
    await expect(row(page, 'Nomvula Dlamini')).toContainText(/Pieter answered at 10:[2-5]\d/)
    await expect(conflict(page)).toContainText('Pieter answered while you were writing')
    await expect(page.getByText('The first answer.')).toBeVisible()
    await expect(page.getByText('The later answer.')).toBeVisible()
    expect((await answers(first)).map(({ words }) => words)).toEqual(['The first answer.'])
    await expect(page.getByRole('button', { name: 'Keep mine as a note' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByText('Yours is kept as a note.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nomvula Dlamini' })).toBeFocused()
    const { facts, draft } = await inbox.detail(first)
    expect(facts.at(-1)).toMatchObject({ kind: 'note', words: 'The later answer.' })
    expect(draft).toBeNull()
  })

  await test.step('the stream warns a colleague who is still writing, and sending anyway sends both answers', async () => {
    await Promise.all([write(other, second, 'Also mine.'), write(page, second, 'I was faster.')])
    await press(page, 'Control+Enter')
    await expect(conflict(other)).toContainText('Thandeka answered while you were writing')
    await other.getByRole('button', { name: 'Send mine as well' }).click()
    await expect(
      other.getByText('Sipho gets yours as well. The e-mail is written to the folder in 10 seconds.'),
    ).toBeVisible()
    expect((await answers(second)).map(({ words }) => words)).toEqual(['I was faster.', 'Also mine.'])
  })

  async function answers(number: number) {
    return (await inbox.detail(number)).facts.filter((fact) => fact.kind === 'answered')
  }
})

async function write(page: Page, number: number, words: string): Promise<void> {
  await page.goto(`/inbox/e/${number}?list=needs`)
  await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible()
  await press(page, 'r')
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
}
