import { afterEach, beforeEach, expect, test } from 'vitest'
import { quarantined, sampleContact, samplePlan } from '../../domain/enquiry/samples/enquiries.ts'
import { EXPORT_HEADINGS } from '../../domain/inbox/export/export-columns.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from './fixture-inbox.ts'

let inbox: TestInbox
let owner: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const exportFile = (body: object) => owner.send('POST', 'export', { body })

test('the file has every enquiry except quarantined ones, without messages; the total has a decimal comma in CSV alone', async () => {
  for (let index = 0; index < 150; index += 1)
    await inbox.enquiries.add(sampleContact(index, { email: `a${index}@example.com` }))
  await inbox.enquiries.add(quarantined(sampleContact(150, { email: 'held@example.com' })))
  await inbox.enquiries.add(samplePlan(151))
  const { body, headers } = await exportFile({ as: 'csv' })
  const lines = body.split('\r\n')
  expect([lines[0], lines.length]).toEqual([`\uFEFF"${EXPORT_HEADINGS.join('";"')}"`, 153])
  expect(lines[151]).toContain('"E-152";"2026-11-21 12:00";"Thandi Nkosi";"thandi@example.co.za"')
  expect(lines[151]).toContain('"Website";"44091,00";"6"')
  expect(body).not.toMatch(/Please call me|held@/)
  expect(headers['content-disposition']).toBe('attachment; filename="enquiries.csv"')
  expect((await inbox.auditLog())[0]).toMatchObject({
    act: 'exported',
    actor: owner.id,
    data: { count: 151 },
  })
  const records = (await exportFile({ as: 'json' })).json()
  expect(records).toHaveLength(151)
  expect(records[150]).toMatchObject({ Number: 'E-152', 'Total in rand': '44091.00' })
})

test('an enquiry that reveals beliefs is left out unless requested', async () => {
  await inbox.enquiries.add(sampleContact(0, { category: 'Church management' }))
  expect((await exportFile({ as: 'json' })).json()).toEqual([])
  expect((await exportFile({ as: 'json', beliefs: true })).json()).toHaveLength(1)
  expect((await inbox.auditLog()).slice(0, 2).map(({ data }) => data)).toEqual([{ count: 1 }, { count: 0 }])
})

test('another format is refused, without an audit entry', async () => {
  expect((await exportFile({ as: 'xlsx' })).statusCode).toBe(400)
  expect((await inbox.auditLog()).map(({ act }) => act)).not.toContain('exported')
})
