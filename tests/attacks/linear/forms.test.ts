import { test } from 'vitest'
import { CONTACT_FORM } from '../../../domain/enquiry/contact-form.ts'
import { parseForm } from '../../../domain/enquiry/form-schema.ts'
import { LEAD_FORM } from '../../../domain/enquiry/lead-form.ts'
import { NEWSLETTER_FORM } from '../../../domain/enquiry/newsletter-form.ts'
import { readSentBrand } from '../../../domain/enquiry/sent-brand.ts'
import { checkSentPlan } from '../../../domain/enquiry/sent-plan.ts'
import { parseRand } from '../../../domain/money/parse-rand.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { spamReasons } from '../../../server/enquiries/spam-reasons.ts'
import { assertLinearTime } from './assert-linear-time.ts'
import { hostileShape } from './hostile-text.ts'

const HALF_A_BODY = 32_768
const shapes = hostileShape(
  [
    ...['@', '.', '-', '+', '/', '(0)', '00', '&', '=', '$1', 'http://', 'www.', '[url=', 'get ', ' million'],
    ...['\r', '\r\n', '\0', '\u00a0', '\u200b', '\ud800', '\u0301', '\u0316', '🌙', 'İ', 'ﷺ', '⑳', 'вa'],
  ],
  ['+27', '@example.co.za', '/our-work/', 'R ', '1', 'need=website&extras='],
)

const everywhere = (text: string) =>
  Object.fromEntries(Object.keys(CONTACT_FORM.fields).map((name) => [name, text]))

test.each<[string, (text: string) => unknown]>([
  ['a contact form', (text) => parseForm(CONTACT_FORM, everywhere(text))],
  ['a lead form', (text) => parseForm(LEAD_FORM, everywhere(text))],
  ['a newsletter form', (text) => parseForm(NEWSLETTER_FORM, { email: text, page: text, extraNote: text })],
  ['a plan in a form', (text) => checkSentPlan(text, { today: card, earlier: [] }, '2026-11-21')],
  ['a brand in a form', (text) => readSentBrand(text, ['ecommerce'])],
  ['an amount', parseRand],
  ['suspicion of a message', (message) => spamReasons({ values: { message }, browserHeaders: true })],
  ['suspicion of a name', (firstName) => spamReasons({ values: { firstName }, browserHeaders: true })],
])('%s reads twice as long a text in twice the steps', async (_name, read) => {
  await assertLinearTime({ prepare: (text) => () => read(text), shapes, length: HALF_A_BODY, runs: 15 })
})
