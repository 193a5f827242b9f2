import { expect, test } from 'vitest'
import type { Enquiry } from '../../enquiry/enquiry.ts'
import {
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleLeadPlan,
  samplePlan,
} from '../../enquiry/samples/enquiries.ts'
import { stateOf } from '../events/enquiry-state.ts'
import { logOf } from '../events/event-logs.fixture.ts'
import { EXPORT_HEADINGS, type ExportedEnquiry, exportCells, mayRevealReligion } from './export-columns.ts'

const state = stateOf(logOf({ kind: 'received' }, { kind: 'answered' }))

test('an enquiry is a row under the headings', () => {
  const row = rowOf({ number: 4412, enquiry: samplePlan(1), state, assignee: 'Thandeka Nkosi' })
  expect(row).toEqual({
    Number: 'E-4412',
    Received: '2026-11-20 11:05',
    Name: 'Thandi Nkosi',
    'E-mail': 'thandi@example.co.za',
    Phone: '082 123 4567',
    'Call time': '',
    About: 'Web development',
    Product: 'Website',
    'Total in rand': '44091,00',
    Months: '6',
    'Seen as': '',
    'Seen product': '',
    'Seen colour': '',
    Status: 'In conversation',
    'Assigned to': 'Thandeka Nkosi',
    'Answer by': '',
    Answered: '2026-11-20 11:06',
    'Answered how': 'by telephone',
    'News by e-mail': 'no',
    'News by WhatsApp': 'no',
  })
})

const { metadata, ...seen } = sampleBrand(1)

test.each<[what: string, enquiry: Enquiry, cells: Record<string, string>]>([
  [
    'the plan of a solution’s form',
    sampleLeadPlan(1),
    { Product: 'AI chatbot', 'Total in rand': '34091,00', Months: '18' },
  ],
  [
    'the brand under which the visitor saw a product',
    sampleBrand(1),
    { 'Seen as': 'Thandi’s Kitchen', 'Seen product': 'Ecommerce', 'Seen colour': '#1f6f54' },
  ],
  [
    'a brand that never becomes a formula',
    { ...seen, metadata: { ...metadata, brand: 'name=%3D1%2B1' } },
    { 'Seen as': "'=1+1", 'Seen product': '', 'Seen colour': '' },
  ],
  [
    'a name and an address that never become formulas',
    sampleContact(1, { firstName: '=1+1', email: '+a@example.co.za' }),
    { Name: "'=1+1 Nkosi", 'E-mail': "'+a@example.co.za" },
  ],
  ['when to phone', sampleCall(1, 'mornings'), { 'Call time': 'In the mornings' }],
])('a row includes %s', (_what, enquiry, cells) => {
  expect(rowOf({ number: 1, enquiry, state, assignee: null })).toMatchObject(cells)
})

test('a row has the corrected address', () => {
  const corrected = stateOf(
    logOf({ kind: 'received' }, { kind: 'corrected-address', to: 'new@example.co.za' }),
  )
  expect(rowOf({ number: 1, enquiry: sampleLead(1), state: corrected, assignee: null })['E-mail']).toBe(
    'new@example.co.za',
  )
})

test('a church’s enquiry may reveal beliefs', () => {
  expect(mayRevealReligion(sampleLead(1, { category: 'Custom church app' }))).toBe(true)
  expect(mayRevealReligion(sampleLead(1))).toBe(false)
  const estimate = {
    version: '',
    choices: { need: 'church-app', design: 'tailored', extras: [] },
    total: 1,
    months: 3,
  }
  expect(mayRevealReligion(sampleContact(1, { estimate }))).toBe(true)
  expect(mayRevealReligion({ ...seen, metadata: { ...metadata, brand: 'for=church-app' } })).toBe(true)
  expect(mayRevealReligion(sampleBrand(1))).toBe(false)
})

function rowOf(enquiry: ExportedEnquiry): Record<string, string | undefined> {
  const cells = exportCells(enquiry)
  expect(cells).toHaveLength(EXPORT_HEADINGS.length)
  return Object.fromEntries(EXPORT_HEADINGS.map((heading, index) => [heading, cells[index]]))
}
