import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Download } from '@playwright/test'
import { addAuthenticator } from '../authenticator.ts'
import { openDatabase } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

const EMAIL = 'Rukhsana@example.co.za'
const PATEL = { firstName: 'Rukhsana', surname: 'Patel', email: EMAIL, phoneNumber: '083 555 0142' }
const ANYTHING_OF_HER = /rukhsana|patel|835550142|555 0142|saffron/i

test('all data under one address is exported as a file, erased with the passkey, and found nowhere afterwards', async ({
  page,
  inbox,
}) => {
  const { site, owner } = inbox
  const first = await inbox.enquire({ ...PATEL, message: 'We sell saffron by post.' })
  const second = await inbox.enquire({ ...PATEL, message: 'And one question more on saffron.' })
  const robot = await inbox.enquire({ ...PATEL, extraNote: 'x' })
  const other = await inbox.enquire({
    firstName: 'Lerato',
    surname: 'Mokoena',
    email: 'lerato@example.co.za',
  })
  await page.request.post('/newsletter', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email: EMAIL },
  })
  const { version, personKey } = await inbox.detail(first)
  const note = { kind: 'note', words: 'Rukhsana phones on Friday.' }
  await owner.ask('POST', `enquiries/${first}/facts`, { version, fact: note })
  const draft = { subject: 'Saffron', text: 'Dear Rukhsana,', attachPlan: false }
  await owner.ask('PUT', `drafts/${second}`, draft)
  await expect.poll(() => site.mailsTo(EMAIL)).toHaveLength(3)
  await expect.poll(() => countMails(site.dataDir, ANYTHING_OF_HER)).toBe(5)

  const authenticator = await addAuthenticator(page)
  await page.goto('/inbox/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await page.goto(`/inbox/e/${first}`)
  await page.getByRole('link', { name: 'Everything we hold about Rukhsana' }).click()
  await expect(page).toHaveURL(`/inbox/person/${personKey}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EMAIL)
  for (const rowName of ['Rukhsana Patel', '3 enquiries', '1 note', '5 mails', '1 subscription'])
    await expect(page.getByRole('rowheader', { name: rowName, exact: true })).toBeVisible()

  await test.step('the exported file contains all data of the person and nothing of others', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as a file' }).click()
    const file = JSON.parse(await textOf(await saved))
    expect(file).toMatchObject({ email: EMAIL, subscriptions: [{ state: 'waiting' }] })
    expect(file.histories).toMatchObject([{ number: first }, { number: second }, { number: robot }])
    expect(JSON.stringify(file)).toContain('We sell saffron by post.')
    expect(JSON.stringify(file)).toContain('Rukhsana phones on Friday.')
    expect(JSON.stringify(file)).not.toContain('Mokoena')
  })

  letFiveMinutesPass(site.dataDir)
  await page.reload()
  const addressField = page.getByLabel('Type the address to go on')
  const eraseButton = page.getByRole('button', { name: 'Erase for good' })
  await expect(addressField).toHaveAccessibleDescription(`It is ${EMAIL}.`)

  await test.step('another address erases nothing', async () => {
    await addressField.fill('lerato@example.co.za')
    await expect(eraseButton).toHaveAttribute('aria-disabled', 'true')
    await addressField.press('Enter')
  })

  await test.step('the right address without the passkey erases nothing', async () => {
    await addressField.fill(EMAIL.toLowerCase())
    await eraseButton.click()
    await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('It was not done: it asks for your passkey or password first.')).toBeVisible()
    expect((await inbox.detail(first)).email).toBe(EMAIL)
  })

  await test.step('the receipt counts the data without naming the person', async () => {
    await eraseButton.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased')
    const main = page.locator('main')
    await expect(main).toContainText('ER-2026-0001')
    await expect(main).toContainText('3 enquiries')
    await expect(main).toContainText('1 subscription')
    await expect(main).not.toContainText(ANYTHING_OF_HER)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Keep the receipt' }).click()
    expect(await textOf(await download)).toMatch(/^ER-2026-0001\n.*by Thandeka Nkosi\n/)
  })

  await test.step('no list, search, page or file contains anything of the person', async () => {
    await page.goto('/inbox/needs')
    await expect(page.getByRole('link', { name: /Lerato Mokoena/ })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(ANYTHING_OF_HER)
    await page.goto('/inbox/search?q=saffron')
    await expect(page.getByRole('heading', { name: 'Nothing found for “saffron”' })).toBeVisible()
    for (const number of [first, robot]) {
      await page.goto(`/inbox/e/${number}`)
      await expect(page.getByRole('heading', { name: 'This enquiry is no longer here' })).toBeVisible()
      await expect(page.getByText('Receipt ER-2026-0001')).toBeVisible()
    }
    await page.goto(`/inbox/person/${personKey}`)
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    await page.goto('/inbox/audit')
    await expect(page.getByText('erased a person, receipt ER-2026-0001')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(ANYTHING_OF_HER)

    expect((await inbox.detail(other)).email).toBe('lerato@example.co.za')
    expect(everyRowIn(site.dataDir)).not.toMatch(ANYTHING_OF_HER)
    expect(everyRowIn(site.dataDir)).toContain('Mokoena')
    expect(await countMails(site.dataDir, ANYTHING_OF_HER)).toBe(0)
    const receipts = await readFile(join(site.dataDir, 'erasures.jsonl'), 'utf8')
    expect(receipts.trim().split('\n')).toHaveLength(1)
    expect(receipts).not.toMatch(ANYTHING_OF_HER)
  })
  await authenticator.detach()
})

async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream())
}

/** The number of saved mails that match. */
async function countMails(dataDir: string, words: RegExp): Promise<number> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => words.test(mail)).length
}

/** Expires the recent reauthentication. */
function letFiveMinutesPass(dataDir: string): void {
  const database = openDatabase(dataDir)
  database.exec('UPDATE sessions SET reauthenticated_at = reauthenticated_at - 300000')
  database.close()
}

/** The content of the whole database as one text. */
function everyRowIn(dataDir: string): string {
  const database = openDatabase(dataDir)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all())
  database.close()
  return JSON.stringify(rows)
}
