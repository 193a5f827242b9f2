import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { legalPageSchema } from '../content/legal-page.ts'
import { CONTACT_FORM } from './contact-form.ts'
import type { FormDefinition } from './form-definition.ts'
import { LEAD_FORM } from './lead-form.ts'
import { NEWSLETTER_FORM } from './newsletter-form.ts'

const NOTICE = new URL('../../content/legal-privacy.json', import.meta.url)

/** The notice's name for the answer to a field; `form.field` if a form has its own. */
const NAMES_IN_NOTICE: Readonly<Record<string, string>> = {
  firstName: 'First name',
  surname: 'surname',
  email: 'email address',
  phoneNumber: 'phone number',
  category: 'what it is about',
  callAt: 'a time for a call',
  zone: 'your browser’s time zone, if it is not ours',
  callTime: 'When we may phone you',
  message: 'message',
  marketingEmail: 'news by email',
  marketingWhatsapp: 'news by WhatsApp',
  plan: 'a plan from the calculator, if you came with one',
  brand: 'the name, the colour and the product that you looked at under your own name, if you came with them',
  'lead.plan': 'The months, design and extras that you chose beside it',
  'newsletter.page': 'we note on which page the form stood',
}
/** Data in the notice that is not a field. */
const OTHER_DATA = ['we note which solution it was', 'Nothing more']

test.each<[row: string, form: FormDefinition]>([
  ['Contact', CONTACT_FORM],
  ['Sign-up on a solution’s page', LEAD_FORM],
  ['Monthly newsletter', NEWSLETTER_FORM],
])('the privacy notice names every field of a form, and no other: %s', (row, form) => {
  const { sections } = legalPageSchema.parse(JSON.parse(readFileSync(NOTICE, 'utf8')))
  const [table] = sections
    .filter(({ id }) => id === 'what-we-collect')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])))
  const [, required = '', chosen = ''] = table?.rows.find(([name]) => name === row) ?? []
  const named = [
    ...required.split(', '),
    ...chosen.split('; ').filter((words) => !OTHER_DATA.includes(words)),
  ]

  const fields = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'honeypot')
  const expected = fields.map(
    ([name]) => NAMES_IN_NOTICE[`${form.name}.${name}`] ?? NAMES_IN_NOTICE[name] ?? `the field ${name}`,
  )
  const folded = (words: ReadonlyArray<string>) => words.map((word) => word.toLowerCase()).toSorted()
  expect(folded(named)).toEqual(folded(expected))
})
