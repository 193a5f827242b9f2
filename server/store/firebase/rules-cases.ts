import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { NAME_MAX_CHARS } from '../../../domain/enquiry/form-schema.ts'
import { samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import {
  type Attempt,
  CONTACT_PATH,
  contact,
  LEAD_PATH,
  lead,
  NOW,
  no,
  OWNER,
  postId,
  type RulesCase,
  STRANGER,
  shortened,
  split,
  type Tree,
  unread,
  userId,
  without,
  yes,
} from './rules-attempts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const { estimate } = samplePlan(1).record as { estimate: Tree } // samplePlan creates no other type

export const RULES_CASES: ReadonlyArray<RulesCase> = [
  ...creating(),
  ...fields('contactUs', CONTACT_PATH, contact),
  ...fields('whiteLabelSolution', LEAD_PATH, lead),
  ...contactOnly(),
  ...leadOnly(),
  ...plans(),
  ...receipts(),
]

function creating(): Array<RulesCase> {
  const storedContact = { contactUs: { [userId]: { [postId]: contact } } }
  const shortKey = postId.slice(1)
  const secondId = postId.toLowerCase()
  return [
    yes('a contact message is created by its owner', {}),
    yes('a lead is created by its owner', { path: LEAD_PATH, value: lead }),
    yes('a second one beside the first', {
      path: `/contactUs/${userId}/${secondId}`,
      value: { ...contact, postId: secondId },
      stands: storedContact,
    }),
    no('nobody overwrites, not even the owner with the same', { stands: storedContact }),
    no('nobody changes a field', { path: `${CONTACT_PATH}/message`, value: 'x', stands: storedContact }),
    no('nobody deletes', { value: null, stands: storedContact }),
    no('nobody deletes what is not there', { value: null }),
    ...['contactUs', 'whiteLabelSolution'].flatMap((collection) => {
      const path = `/${collection}/${userId}/${postId}`
      const value = collection === 'contactUs' ? contact : lead
      return [
        no(`${collection}: not without signing in`, { path, value, auth: null }),
        no(`${collection}: not by another visitor`, { path, value, auth: STRANGER }),
        no(`${collection}: not in another's place with one's own id`, {
          path,
          value: { ...value, userId: STRANGER.uid },
          auth: STRANGER,
        }),
        no(`${collection}: not by a user who is not anonymous`, {
          path,
          value,
          auth: { ...OWNER, provider: 'password' },
        }),
        no(`${collection}: not deleted when not there`, { path, value: null }),
        no(`${collection}: not overwritten`, {
          path,
          value,
          stands: { [collection]: { [userId]: { [postId]: value } } },
        }),
        no(`${collection}: not under a key that is no push id`, {
          path: `/${collection}/${userId}/${shortKey}`,
          value: { ...value, postId: shortKey },
        }),
        no(`${collection}: not as a text`, { path, value: 'x' }),
        unread(`${collection}: its owner cannot read it`, path, {
          [collection]: { [userId]: { [postId]: value } },
        }),
      ]
    }),
    no('nothing elsewhere', { path: `/newsletter/${userId}/${postId}`, value: contact }),
    no('nothing at the root', { path: '/', value: { contactUs: { [userId]: { [postId]: contact } } } }),
    unread('nobody reads the whole', '/', storedContact),
  ]
}

/** Cases for the fields of both collections. */
function fields(collection: string, path: string, record: object): Array<RulesCase> {
  const withField = (field: string, value: unknown): Attempt => ({
    path,
    value: { ...record, [field]: value },
  })
  const accept = (field: string, value: unknown) =>
    yes(`${collection}: ${field} may be ${shortened(value)}`, withField(field, value))
  const refuse = (field: string, value: unknown) =>
    no(`${collection}: ${field} must not be ${shortened(value)}`, withField(field, value))
  // Our limits count code points, the rules UTF-16 units: an emoji has two.
  const longest = '😀'.repeat(NAME_MAX_CHARS)
  const email = (chars: number) => `${'a'.repeat(chars - 11)}@example.co`
  return [
    ...Object.keys(record).flatMap((field) => [
      no(`${collection}: ${field} must be there`, { path, value: without(record, field) }),
      ...[true, 5, 'x'.repeat(10_001), { a: 'x' }].map((value) => refuse(field, value)),
    ]),
    refuse('unknown', 'x'),
    ...['firstName', 'surname'].flatMap((field) => [
      accept(field, 'a'),
      accept(field, longest),
      refuse(field, ''),
      refuse(field, `${longest}a`),
    ]),
    ...['+2782123', '082 123 4567', '27821234567', '+0821234567', '+1234567890123456', '+27821234567 '].map(
      (value) => refuse('phoneNumber', value),
    ),
    ...['+12345678', '+123456789012345'].map((value) => accept('phoneNumber', value)),
    accept('email', email(CONTACT_FIELDS.email.maxChars)),
    ...[email(CONTACT_FIELDS.email.maxChars + 1), 'thandi', '', 'a b@example.com', 'a@b@c.co'].map((value) =>
      refuse('email', value),
    ),
    refuse('postId', `${postId.slice(0, -1)}0`),
    refuse('userId', STRANGER.uid),
    ...[NOW + 5 * MINUTE_MS, NOW - 35 * DAY_MS].map((value) => accept('dateSent', value)),
    ...[NOW + 5 * MINUTE_MS + 1, NOW - 35 * DAY_MS - 1, NOW - 0.5, String(NOW)].map((value) =>
      refuse('dateSent', value),
    ),
  ]
}

function contactOnly(): Array<RulesCase> {
  return [
    ...Object.entries(CONTACT_FIELDS).flatMap(([name, field]) =>
      field.kind === 'text' ? textCases(name, field.maxChars) : [],
    ),
    ...CONTACT_FIELDS.category.choices.map((category) =>
      yes(`the category ${category}`, { value: { ...contact, category } }),
    ),
    no('a category that the form does not have', { value: { ...contact, category: 'other' } }),
  ]
}

function textCases(field: string, maxChars: number): Array<RulesCase> {
  const longest = '😀'.repeat(maxChars)
  return [
    yes(`an empty ${field}`, { value: { ...contact, [field]: '' } }),
    yes(`the longest ${field}`, { value: { ...contact, [field]: longest } }),
    no(`a longer ${field}`, { value: { ...contact, [field]: `${longest}a` } }),
    no(`a ${field} that is no text`, { value: { ...contact, [field]: 5 } }),
  ]
}

function leadOnly(): Array<RulesCase> {
  const longest = 'x'.repeat(200)
  const withCategory = (category: string): Attempt => ({ path: LEAD_PATH, value: { ...lead, category } })
  return [
    yes('a solution with a short title', withCategory('x')),
    yes('a solution with a long title', withCategory(longest)),
    no('a solution without a title', withCategory('')),
    no('a solution with too long a title', withCategory(`${longest}x`)),
    no('a lead with a message', { path: LEAD_PATH, value: { ...lead, message: '' } }),
    no('a lead with a plan', { path: LEAD_PATH, value: { ...lead, estimate } }),
  ]
}

function plans(): Array<RulesCase> {
  const choices = estimate.choices as Tree // as created by samplePlan
  const manyUnits = { key: 'copywriting', quantity: 12 }
  const attempt = (changedEstimate: unknown): Attempt => ({
    value: { ...contact, estimate: changedEstimate },
  })
  const cases = (place: string, wrap: (changes: Tree) => unknown, accepted: Tree, refused: Tree) => [
    ...split(accepted).map(([field, value]) =>
      yes(`${place} with ${field} ${shortened(value)}`, attempt(wrap({ [field]: value }))),
    ),
    ...split(refused).map(([field, value]) =>
      no(`${place} with ${field} ${shortened(value)}`, attempt(wrap({ [field]: value }))),
    ),
  ]
  const inEstimate = (changes: Tree) => ({ ...estimate, ...changes })
  const inChoices = (changes: Tree) => inEstimate({ choices: { ...choices, ...changes } })
  const inExtra = (changes: Tree) => inChoices({ extras: [{ ...manyUnits, ...changes }] })
  const key = { good: ['a', 'x'.repeat(100)], bad: ['', 'x'.repeat(101), 'A', 'a b', 5, true] }
  const count = { good: [1, 10_000], bad: [0, 10_001, 1.5, '1', true] }
  const manyExtras = Array.from({ length: 101 }, () => manyUnits)
  return [
    ...cases(
      'a plan',
      inEstimate,
      { total: [1, 10_000_000_000], months: [MIN_MONTHS, MAX_MONTHS], version: ['2026-11-20'] },
      {
        version: ['', 'today', '2026-11-200', 20261120, null],
        unknown: ['x'],
        choices: ['x', null],
        total: [0, 10_000_000_001, 1.5, '1', null],
        months: [MIN_MONTHS - 1, MAX_MONTHS + 1, 6.5, '6', null],
      },
    ),
    ...cases(
      'choices',
      inChoices,
      {
        need: key.good,
        units: [...count.good, null],
        design: ['template', 'tailored', 'custom'],
        extras: [[], [manyUnits, manyUnits]],
      },
      {
        need: [...key.bad, null],
        units: count.bad,
        design: ['x', 5, null],
        unknown: ['x'],
        extras: ['x', { a: manyUnits }, manyExtras, [5]],
      },
    ),
    ...cases(
      'an extra',
      inExtra,
      { key: key.good, quantity: count.good },
      {
        key: [...key.bad, null],
        quantity: [...count.bad, null],
        unknown: ['x'],
      },
    ),
  ]
}

/** A receipt is empty: only the record's author may delete it, and only if the record exists. */
function receipts(): Array<RulesCase> {
  const storedRecord = { contactUs: { [userId]: { [postId]: contact } } }
  const path = `/receipts${CONTACT_PATH}`
  return [
    yes('a receipt is given to the owner', { path, value: null, stands: storedRecord }),
    no('not before the record is there', { path, value: null }),
    no('not for another record', { path: `/receipts${LEAD_PATH}`, value: null, stands: storedRecord }),
    no('not to another visitor', { path, value: null, stands: storedRecord, auth: STRANGER }),
    no('not without signing in', { path, value: null, stands: storedRecord, auth: null }),
    no('nothing is ever stored there', { path, value: 'x', stands: storedRecord }),
    unread('nobody reads there', path, storedRecord),
  ]
}
