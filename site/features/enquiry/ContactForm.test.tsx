import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import notices from '../../../content/notices.json' with { type: 'json' }
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { officeHours } from '../../../domain/calendar/working-time.fixture.ts'
import type { OfferedWeek } from '../../../domain/calls/offered-week.ts'
import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { FAILURE_SENTENCE, KEY_FIELD } from '../../../domain/enquiry/form.ts'
import type { BrandNote } from './brand-note.ts'
import { ContactForm } from './ContactForm.tsx'
import { attributesOf, controls } from './markup.fixture.ts'
import { splitNewsWording } from './news-choices.ts'
import type { PlanNote } from './plan-note.ts'
import { NOT_SUBMITTED, type SubmittedForm } from './submitted-form.ts'

const REFUSED: SubmittedForm = {
  values: {
    firstName: 'Lerato',
    email: 'lerato@',
    category: 'Other',
    message: 'A <b>shop</b>',
    marketingEmail: 'yes',
  },
  errors: {
    surname: 'Enter your surname',
    email: 'The part after the @ is missing. Enter an email address like name@example.co.za',
  },
  notice: null,
}

const PLAN: PlanNote = {
  query: 'v=2026-11-20&need=ecommerce&months=24',
  title: 'Ecommerce with admin dashboard',
  total: 'R\u00a044\u00a0850,00 incl. VAT',
  payments: 'R\u00a01\u00a0868,75 a month for 24 months',
  reference: 'EST-7K2Q-24',
}

const BRAND: BrandNote = {
  query: 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce',
  product: 'Ecommerce with admin dashboard',
  name: 'Thandi’s Kitchen',
  colour: '#1f6f54',
  category: 'White label solution',
}

const NINE = momentOf('2026-11-24', '09:00')
const TIMES: OfferedWeek = {
  today: '2026-11-23',
  minutes: 20,
  days: [
    { day: '2026-11-23', closed: null, starts: 18, free: [] },
    { day: '2026-11-24', closed: null, starts: 18, free: [NINE, momentOf('2026-11-24', '12:30')] },
    { day: '2026-11-27', closed: 'We are closed', starts: 0, free: [] },
  ],
  earlier: null,
  later: { monday: '2026-11-30', words: '30 November to 4 December' },
}

type FormOptions = Partial<
  Pick<Parameters<typeof ContactForm>[0], 'plan' | 'brand' | 'asksCallFirst' | 'times'>
>

function contactForm(
  posted: SubmittedForm = NOT_SUBMITTED,
  { plan = null, brand = null, asksCallFirst = false, times = null }: FormOptions = {},
): string {
  return renderToStaticMarkup(
    <ContactForm
      action="/contact-us"
      draftName="draft:contact"
      news={splitNewsWording(notices.newsWording)}
      privacyContact={{ name: 'Email', text: 'privacy@twelvemoons.example', href: null }}
      otherMethod={{ name: 'WhatsApp', text: '082 123 4567', href: null }}
      whatsapp={null}
      answerTime="within one working day"
      answerBy="Tuesday 17:00"
      hours={officeHours(1, 2, 3, 4, 5)}
      steps={[]}
      posted={posted}
      plan={plan}
      brand={brand}
      asksCallFirst={asksCallFirst}
      times={times}
    />,
  )
}

describe('the contact form', () => {
  test('sends exactly the fields of the schema, and the hidden field of the key', () => {
    const html = contactForm(NOT_SUBMITTED, {
      plan: { note: PLAN, changes: [] },
      brand: { note: BRAND, changes: [] },
      times: TIMES,
    })
    const names = controls(html).map((control) => attributesOf(control).name)
    // In a browser elsewhere the script adds the time zone.
    expect([...new Set([...names, 'zone'])].sort()).toEqual(
      [...Object.keys(CONTACT_FIELDS), KEY_FIELD].sort(),
    )
  })

  test('offers each free time as an optional answer, names a closed day, and asks when to phone instead', () => {
    const html = contactForm(NOT_SUBMITTED, { times: TIMES, asksCallFirst: true })
    const times = controls(html)
      .map(attributesOf)
      .filter(({ name }) => name === 'callAt')
    expect(times.map(({ value }) => value)).toEqual([
      '2026-11-24T09:00+02:00',
      '2026-11-24T12:30+02:00',
      'none',
    ])
    expect(times.some((time) => 'required' in time || 'checked' in time)).toBe(false)
    expect(html).toContain('We are closed')
    expect(html).toContain('href="/contact-us?call=yes&amp;week=2026-11-30"')
    expect(html).toContain('When may we phone you?')
  })

  test('marks the name, the email address and the telephone number as required, but not the message', () => {
    const required = controls(contactForm()).filter((control) => 'required' in attributesOf(control))
    expect(required.map((control) => attributesOf(control).name).join()).toBe(
      'firstName,surname,email,phoneNumber',
    )
  })

  test('says before Submit what the answers are used for', () => {
    const html = contactForm()
    expect(html.indexOf('kept for 12 months')).toBeGreaterThan(0)
    expect(html.indexOf('kept for 12 months')).toBeLessThan(html.indexOf('type="submit"'))
    expect(html).toContain('at any time: <span>privacy@twelvemoons.example</span>.')
  })

  test('states the message’s maximum length if no script can count it', () => {
    expect(contactForm()).toContain('Up to 5\u00a0000 characters')
  })

  test('has no style attribute, because the security policy would block it', () => {
    expect(contactForm(REFUSED)).not.toContain('style=')
  })
})

describe('the contact form with a plan', () => {
  test('shows the total before the payments, and what was corrected', () => {
    const html = contactForm(NOT_SUBMITTED, { plan: { note: PLAN, changes: ['You see 24 months.'] } })
    expect(html.indexOf(PLAN.total)).toBeGreaterThan(0)
    expect(html.indexOf(PLAN.total)).toBeLessThan(html.indexOf(PLAN.payments))
    expect(html).toContain('You see 24 months.')
  })
})

describe('the contact form with a brand', () => {
  test('shows a name that is markup as text, and names neither colour nor product if there is none', () => {
    const note = { query: 'name=x', product: '', name: '<b>"x"</b>', colour: '' }
    const html = contactForm(NOT_SUBMITTED, { brand: { note, changes: [] } })
    expect(html).toContain('You ask about our products')
    expect(html).toContain('as “<bdi>&lt;b&gt;&quot;x&quot;&lt;/b&gt;</bdi>”</b>')
    expect(html).not.toContain('in this colour')
  })

  test('reports a brand that could not be read, and sends none', () => {
    const html = contactForm(NOT_SUBMITTED, { brand: { note: null, changes: ['It could not be read.'] } })
    expect(html).toContain('It could not be read.')
    expect(html).not.toContain('name="brand"')
  })
})

describe('the contact form after a refusal', () => {
  const html = contactForm(REFUSED)

  test('lists the faults in the form’s order, each with a link to its field', () => {
    expect(html).toContain('One answer is missing, and one needs a correction')
    expect(html).toContain(
      '<a href="#contact-surname">Surname</a></li><li><a href="#contact-email">Email Address: the part after the @ is missing</a>',
    )
  })

  test('links to the first choice if the category is missing', () => {
    const missing = contactForm({ ...REFUSED, errors: { category: 'Choose one' } })
    expect(missing).toContain('One answer needs a correction')
    expect(missing).toContain('<a href="#contact-category">What is it about? Choose one</a>')
    expect(missing.match(/id="contact-category"/g)).toHaveLength(1)
    expect(missing).toMatch(/<fieldset[^>]*aria-invalid="true"[^>]*aria-describedby="contact-category-error"/)
  })
})

test.each([
  [{}, 'Five answers are missing'],
  [
    { firstName: ' ', surname: 'M', email: 'a@', phoneNumber: '12', category: 'Else' },
    'One answer is missing, and four need a correction',
  ],
  [
    { firstName: '1', surname: '1', email: 'a@', phoneNumber: '12', category: 'Else' },
    'Five answers need a correction',
  ],
  [{ email: 'a@' }, 'Four answers are missing, and one needs a correction'],
])('five faults after %j have the heading: %s', (values, heading) => {
  const errors = Object.fromEntries(
    ['firstName', 'surname', 'email', 'phoneNumber', 'category'].map((name) => [name, 'Say it']),
  )
  expect(contactForm({ values, errors, notice: null })).toContain(`<h2>${heading}</h2>`)
})

test('after a failure the contact form names it and another contact method', () => {
  const html = contactForm({ ...NOT_SUBMITTED, notice: FAILURE_SENTENCE })
  expect(html).toContain('Oops! Something went wrong while submitting the form.')
  expect(html).toContain(
    'Your words are still here. Press Submit again, or send them by WhatsApp: 082 123 4567.',
  )
})
