import { expect, test } from 'vitest'
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

test('a row includes the plan of a solution’s form', () => {
  const row = rowOf({ number: 1, enquiry: sampleLeadPlan(1), state, assignee: null })
  expect(row).toMatchObject({ Product: 'AI chatbot', 'Total in rand': '34091,00', Months: '18' })
})

test('a row includes the brand under which the visitor saw a product', () => {
  const row = rowOf({ number: 1, enquiry: sampleBrand(1), state, assignee: null })
  expect(row).toMatchObject({
    'Seen as': 'Thandi’s Kitchen',
    'Seen product': 'Ecommerce',
    'Seen colour': '#1f6f54',
  })
  const { metadata, ...rest } = sampleBrand(2)
  const formula = { ...rest, metadata: { ...metadata, brand: 'name=%3D1%2B1' } }
  expect(rowOf({ number: 2, enquiry: formula, state, assignee: null })).toMatchObject({
    'Seen as': "'=1+1",
    'Seen product': '',
    'Seen colour': '',
  })
})

test('a row includes when to phone', () => {
  const row = rowOf({ number: 1, enquiry: sampleCall(1, 'mornings'), state, assignee: null })
  expect(row['Call time']).toBe('In the mornings')
})

test('a row includes no message', () => {
  const cells = exportCells({
    number: 1,
    enquiry: sampleContact(1, { message: 'canary' }),
    state,
    assignee: null,
  })
  expect(cells.join()).not.toContain('canary')
})

test('input never becomes a formula', () => {
  const enquiry = sampleContact(1, { firstName: '=1+1', email: '+a@example.co.za' })
  const row = rowOf({ number: 1, enquiry, state, assignee: null })
  expect([row.Name, row['E-mail']]).toEqual(["'=1+1 Nkosi", "'+a@example.co.za"])
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
  const { metadata, ...rest } = sampleBrand(1)
  expect(mayRevealReligion({ ...rest, metadata: { ...metadata, brand: 'for=church-app' } })).toBe(true)
  expect(mayRevealReligion(sampleBrand(1))).toBe(false)
})

function rowOf(enquiry: ExportedEnquiry): Record<string, string | undefined> {
  const cells = exportCells(enquiry)
  expect(cells).toHaveLength(EXPORT_HEADINGS.length)
  return Object.fromEntries(EXPORT_HEADINGS.map((heading, index) => [heading, cells[index]]))
}
