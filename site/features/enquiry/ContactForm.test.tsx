import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import notices from '../../../content/notices.json' with { type: 'json' }
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { officeHours } from '../../../domain/calendar/working-time.fixture.ts'
import type { OfferedWeek } from '../../../domain/calls/offered-week.ts'
import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { CALL_TIMES, FAILURE_SENTENCE, KEY_FIELD } from '../../../domain/enquiry/form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import { ContactForm } from './ContactForm.tsx'
import { attributesOf, controls, labelsOf } from './markup.fixture.ts'
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

  test('names each field and each choice', () => {
    expect(labelsOf(contactForm())).toEqual([
      'First Name',
      'Surname',
      'Email Address',
      'Phone Number',
      'Web development a website or a web app',
      'Mobile app development an app for Android and iPhone',
      'White label solution a finished product that carries your name',
      'Other anything else, or you do not know yet',
      'Message optional',
      'Any time 08:00 to 17:00',
      'Mornings 08:00 to 12:00',
      'Afternoons 12:00 to 17:00',
      'Rather write to me',
      'Leave this empty',
      'email',
      'WhatsApp',
    ])
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

  test('requires five answers, but not the message', () => {
    const required = controls(contactForm()).filter((control) => 'required' in attributesOf(control))
    expect([...new Set(required.map((control) => attributesOf(control).name))]).toEqual([
      'firstName',
      'surname',
      'email',
      'phoneNumber',
    ])
    expect(contactForm()).toMatch(
      /role="radiogroup"[^>]*aria-required="true"|aria-required="true"[^>]*role="radiogroup"/,
    )
  })

  test('asks when to phone after the five answers, or first for visitors who want a call, and does not require it', () => {
    const html = contactForm()
    expect(html.indexOf('name="callTime"')).toBeGreaterThan(html.indexOf('name="message"'))
    const first = contactForm(NOT_SUBMITTED, { asksCallFirst: true })
    expect(first.indexOf('name="callTime"')).toBeLessThan(first.indexOf('name="firstName"'))
    expect(first.match(/name="callTime"/g)).toHaveLength(CALL_TIMES.length)
    const [question = ''] = /<fieldset[^>]*callTime-legend[^>]*>/.exec(html) ?? []
    expect(question).toContain('role="radiogroup"')
    expect(question).not.toContain('aria-required')
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

  test('states the deadline for an answer', () => {
    expect(contactForm()).toContain('>We answer by Tuesday 17:00. Nothing to sign.')
  })

  test('has no style attribute, because the security policy would block it', () => {
    expect(contactForm(REFUSED)).not.toContain('style=')
  })
})

describe('the contact form with a plan', () => {
  test('shows the total first, sends the plan, and offers to remove it', () => {
    const html = contactForm(NOT_SUBMITTED, { plan: { note: PLAN, changes: ['You see 24 months.'] } })
    expect(html.indexOf(PLAN.total)).toBeLessThan(html.indexOf(PLAN.payments))
    expect(html).toContain('You ask about this plan')
    expect(html.indexOf(PLAN.title)).toBeLessThan(html.indexOf('<form'))
    expect(html).toContain(
      '<input type="hidden" name="plan" value="v=2026-11-20&amp;need=ecommerce&amp;months=24"/>',
    )
    expect(html).toContain('You see 24 months.')
    expect(html).toContain('<a href="/contact-us" class="hit">Leave it out</a>')
  })

  test('reports a plan that could not be read, and sends none', () => {
    const html = contactForm(NOT_SUBMITTED, { plan: { note: null, changes: ['It could not be read.'] } })
    expect(html).toContain('It could not be read.')
    expect(html).not.toContain('name="plan"')
  })
})

describe('the contact form with a brand', () => {
  const query = 'name=Thandi%E2%80%99s+Kitchen&amp;colour=1f6f54&amp;for=ecommerce'

  test('says what the visitor saw, shows the colour, sends both, and offers to remove them', () => {
    const html = contactForm(NOT_SUBMITTED, { brand: { note: BRAND, changes: [] } })
    expect(html).toContain('You ask about Ecommerce with admin dashboard')
    expect(html).toContain('as “<bdi>Thandi’s Kitchen</bdi>”')
    expect(html).toContain('in this colour')
    expect(html).toContain('fill="#1f6f54"')
    expect(html).toContain(`<input type="hidden" name="brand" value="${query}"/>`)
    expect(html).toContain(`<a href="/your-name?${query}" class="hit" rel="nofollow">Change it</a>`)
    expect(html).toContain('<a href="/contact-us" class="hit">Leave it out</a>')
    expect(html).not.toContain('style=')
    const suggested = controls(html)
      .map(attributesOf)
      .find((control) => 'data-suggested' in control)
    expect(suggested?.value).toBe('White label solution')
  })

  test('lets the brand and a plan each be removed without the other', () => {
    const [plan, brand] = [
      { note: PLAN, changes: [] },
      { note: BRAND, changes: [] },
    ]
    const html = contactForm(NOT_SUBMITTED, { plan, brand })
    expect(html).toContain(`<a href="${paths.contactWithPlan(PLAN.query)}" class="hit">Leave it out</a>`)
    expect(html).toContain(`<a href="${paths.contactWithBrand(BRAND.query)}" class="hit">Leave it out</a>`)
  })

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
