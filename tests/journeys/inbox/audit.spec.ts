import { text } from 'node:stream/consumers'
import { openDatabase } from '../inbox-site.ts'
import { expect, test } from '../inbox-steps.ts'

test('the audit log is searched, exported and verified, and shows which entry was tampered with', async ({
  page,
  inbox,
}) => {
  const number = await inbox.enquire()
  const { version } = await inbox.detail(number)
  const note = { kind: 'note', words: 'Beads from Gqeberha' }
  await inbox.member.ask('POST', `enquiries/${number}/facts`, { version, fact: note })
  await page.goto('/inbox/audit')
  const entries = page.locator('tbody').getByRole('row')
  const noted = entries.filter({ hasText: `Pieter Louw wrote a note on E-${number}` })
  const invited = entries.filter({
    hasText: 'Thandeka Nkosi invited pieter@twelvemoons.example as a member',
  })
  const joined = entries.filter({ hasText: 'joined with a password' })
  await expect(noted).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText(/Nomvula|Beads/)

  await test.step('the search is in the address', async () => {
    await page.getByRole('searchbox').fill(`E-${number}`)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`/inbox/audit?q=E-${number}`)
    await expect(entries).toHaveCount(1)
    await page.goto('/inbox/audit')
    await page.getByLabel('Act').selectOption('joined')
    await expect(joined).toHaveCount(2)
    await expect(noted).toHaveCount(0)
    await page.getByLabel('Act').selectOption('invited somebody')
    await expect(page).toHaveURL('/inbox/audit?act=invited')
    await expect(invited).toHaveCount(1)
    await expect(joined).toHaveCount(0)
    await page.goBack()
    await expect(joined).toHaveCount(2)
  })

  await test.step('the file has one entry per line', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const lines = (await text(await (await saved).createReadStream())).trim().split('\n')
    const acts = lines.map((line) => JSON.parse(line))
    expect(acts.map(({ n }) => n)).toEqual(acts.map((_, index) => index + 1))
    expect(acts.at(-1)).toMatchObject({ act: 'exported-audit' })
  })

  const check = async () => page.getByRole('button', { name: 'Check again' }).click()
  const unbroken = page.getByText(/^\d+ entries, unbroken\.$/)
  await check()
  await expect(unbroken).toBeVisible()

  await test.step('a changed entry is named in red, and no entry is hidden', async () => {
    await page.goto('/inbox/audit')
    await expect(noted).toHaveCount(1)
    const all = await entries.count()
    const tampered = openDatabase(inbox.site.dataDir)
    const { act = null } = tampered.prepare('SELECT act FROM audit WHERE n = 2').get() ?? {}
    const setAct = tampered.prepare('UPDATE audit SET act = ? WHERE n = 2')
    setAct.run('opened')
    await check()
    await expect(page.getByText('Entry 2 does not fit the one before.')).toBeVisible()
    await expect(entries).toHaveCount(all)
    await page.goto('/inbox/more')
    await expect(page.getByRole('link', { name: 'Audit log' })).toContainText('Broken')
    setAct.run(act)
    tampered.close()
  })

  await page.goto('/inbox/audit')
  await check()
  await expect(unbroken).toBeVisible()
})
