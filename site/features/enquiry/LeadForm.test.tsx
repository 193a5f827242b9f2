import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import { KEY_FIELD } from '../../../domain/enquiry/form.ts'
import { LEAD_FIELDS } from '../../../domain/enquiry/lead-form.ts'
import { LeadForm } from './LeadForm.tsx'
import { attributesOf, controls } from './markup.fixture.ts'
import { NOT_SUBMITTED, type SubmittedForm } from './submitted-form.ts'
import { planInWords } from './use-attached-plan.ts'

const WHATSAPP: ContactMethod = { name: 'WhatsApp', text: '082 123 4567', href: 'https://wa.me/27821234567' }

function leadForm(posted: SubmittedForm = NOT_SUBMITTED, method: ContactMethod | null = WHATSAPP): string {
  return renderToStaticMarkup(
    <LeadForm
      action="/our-work/live-camera"
      draftName="draft:lead:live-camera"
      answerTime="within one working day"
      answerBy="Tuesday 17:00"
      whatsapp={null}
      privacyContact={null}
      otherMethod={method}
      posted={posted}
    />,
  )
}

test('the lead form sends the four answers, the honeypot and the idempotency key, and never the category', () => {
  const names = controls(leadForm()).map((control) => attributesOf(control).name)
  const { plan: _outsideForm, ...formFields } = LEAD_FIELDS
  expect(names.toSorted()).toEqual([...Object.keys(formFields), KEY_FIELD].toSorted())
})

test('the lead form says how long the answers are kept, and the visitor’s rights', () => {
  expect(leadForm()).toContain('kept for 12 months')
  expect(leadForm()).toContain('You may see, correct or delete them, or object, at any time.')
  expect(leadForm()).toContain('href="/privacy"')
})

test('the lead form says beside Submit how many answers it needs', () => {
  expect(leadForm()).toContain('>All four answers are needed.</p>')
})

test('the lead form offers another contact method only if there is one', () => {
  expect(leadForm()).toContain('<a href="https://wa.me/27821234567">082 123 4567</a>')
  expect(leadForm(NOT_SUBMITTED, null)).not.toContain('Rather talk?')
})

test('a refused lead keeps the plan that came with it, and says so beside Submit', () => {
  const plan = 'v=2026-11-20&need=live-camera&months=18&design=custom&extras=language'
  const html = leadForm({ values: { plan }, errors: { email: 'Enter it' }, notice: null })
  expect(controls(html).map(attributesOf)).toContainEqual(expect.objectContaining({ name: 'plan' }))
  expect(html).toContain('>With 18 months and your choices, which add to the total.</p></div></form>')
})

test.each([
  ['', undefined],
  ['months=18&design=template', 'With 18 months.'],
  ['months=12&design=template&extras=a&extras=b', 'With 12 months and your choices, which add to the total.'],
  ['months=3&design=custom', 'With 3 months and your choices, which add to the total.'],
  ['nothing', undefined],
])('the plan %s in words', (query, words) => {
  expect(planInWords(query)).toBe(words)
})
