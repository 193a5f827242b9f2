import { CONTACT_FIELDS } from '../../../domain/enquiry/contact-form.ts'
import { NAME_MAX_CHARS } from '../../../domain/enquiry/form-schema.ts'
import { samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import {
  allows,
  CONTACT_PATH,
  contact,
  fieldValues,
  LEAD_PATH,
  lead,
  NOW,
  type Operation,
  OWNER,
  postId,
  type RulesCase,
  refuses,
  refusesRead,
  STRANGER,
  shortened,
  type Tree,
  userId,
  without,
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
  ...existenceChecks(),
]

function creating(): Array<RulesCase> {
  const storedContact = { contactUs: { [userId]: { [postId]: contact } } }
  const shortKey = postId.slice(1)
  const secondId = postId.toLowerCase()
  return [
    allows('a contact message is created by its owner', {}),
    allows('a lead is created by its owner', { path: LEAD_PATH, value: lead }),
    allows('a second record beside the first', {
      path: `/contactUs/${userId}/${secondId}`,
      value: { ...contact, postId: secondId },
      stored: storedContact,
    }),
    refuses('no one changes a field', { path: `${CONTACT_PATH}/message`, value: 'x', stored: storedContact }),
    refuses('no one deletes', { value: null, stored: storedContact }),
    ...['contactUs', 'whiteLabelSolution'].flatMap((collection) => {
      const path = `/${collection}/${userId}/${postId}`
      const value = collection === 'contactUs' ? contact : lead
      return [
        refuses(`${collection}: not without signing in`, { path, value, auth: null }),
        refuses(`${collection}: not by another visitor`, { path, value, auth: STRANGER }),
        refuses(`${collection}: not under another visitor's path with one's own id`, {
          path,
          value: { ...value, userId: STRANGER.uid },
          auth: STRANGER,
        }),
        refuses(`${collection}: not by a user who is not anonymous`, {
          path,
          value,
          auth: { ...OWNER, provider: 'password' },
        }),
        refuses(`${collection}: not deleted when missing`, { path, value: null }),
        refuses(`${collection}: not overwritten`, {
          path,
          value,
          stored: { [collection]: { [userId]: { [postId]: value } } },
        }),
        refuses(`${collection}: not under a key that is no push id`, {
          path: `/${collection}/${userId}/${shortKey}`,
          value: { ...value, postId: shortKey },
        }),
        refuses(`${collection}: not as a text`, { path, value: 'x' }),
        refusesRead(`${collection}: its owner cannot read it`, path, {
          [collection]: { [userId]: { [postId]: value } },
        }),
      ]
    }),
    refuses('nothing under another collection', { path: `/newsletter/${userId}/${postId}`, value: contact }),
    refuses('nothing at the root', { path: '/', value: { contactUs: { [userId]: { [postId]: contact } } } }),
    refusesRead('no one reads the whole database', '/', storedContact),
  ]
}

/** Cases for the fields of both collections. */
function fields(collection: string, path: string, record: object): Array<RulesCase> {
  const withField = (field: string, value: unknown): Operation => ({
    path,
    value: { ...record, [field]: value },
  })
  const accept = (field: string, value: unknown) =>
    allows(`${collection}: ${field} may be ${shortened(value)}`, withField(field, value))
  const refuse = (field: string, value: unknown) =>
    refuses(`${collection}: ${field} must not be ${shortened(value)}`, withField(field, value))
  // Our limits count code points, the rules UTF-16 units: an emoji has two.
  const longest = '😀'.repeat(NAME_MAX_CHARS)
  const email = (chars: number) => `${'a'.repeat(chars - 11)}@example.co`
  return [
    ...Object.keys(record).flatMap((field) => [
      refuses(`${collection}: ${field} must be there`, { path, value: without(record, field) }),
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
      allows(`the category ${category}`, { value: { ...contact, category } }),
    ),
    refuses('a category that the form does not have', { value: { ...contact, category: 'other' } }),
  ]
}

function textCases(field: string, maxChars: number): Array<RulesCase> {
  const longest = '😀'.repeat(maxChars)
  return [
    allows(`an empty ${field}`, { value: { ...contact, [field]: '' } }),
    allows(`the longest ${field}`, { value: { ...contact, [field]: longest } }),
    refuses(`a longer ${field}`, { value: { ...contact, [field]: `${longest}a` } }),
    refuses(`a ${field} that is no text`, { value: { ...contact, [field]: 5 } }),
  ]
}

function leadOnly(): Array<RulesCase> {
  const longest = 'x'.repeat(200)
  const withCategory = (category: string): Operation => ({ path: LEAD_PATH, value: { ...lead, category } })
  return [
    allows('a solution with a short title', withCategory('x')),
    allows('a solution with a long title', withCategory(longest)),
    refuses('a solution without a title', withCategory('')),
    refuses('a solution with too long a title', withCategory(`${longest}x`)),
    refuses('a lead with a message', { path: LEAD_PATH, value: { ...lead, message: '' } }),
    refuses('a lead with a plan', { path: LEAD_PATH, value: { ...lead, estimate } }),
  ]
}

function plans(): Array<RulesCase> {
  const choices = estimate.choices as Tree // as created by samplePlan
  const manyUnits = { key: 'copywriting', quantity: 12 }
  const attempt = (changedEstimate: unknown): Operation => ({
    value: { ...contact, estimate: changedEstimate },
  })
  const cases = (place: string, wrap: (changes: Tree) => unknown, accepted: Tree, refused: Tree) => [
    ...fieldValues(accepted).map(([field, value]) =>
      allows(`${place} with ${field} ${shortened(value)}`, attempt(wrap({ [field]: value }))),
    ),
    ...fieldValues(refused).map(([field, value]) =>
      refuses(`${place} with ${field} ${shortened(value)}`, attempt(wrap({ [field]: value }))),
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

/**
 * How an author asks whether a record exists, which may not be read: a DELETE at `receipts/…`, where nothing is ever stored, is
 * allowed exactly then.
 */
function existenceChecks(): Array<RulesCase> {
  const storedRecord = { contactUs: { [userId]: { [postId]: contact } } }
  const path = `/receipts${CONTACT_PATH}`
  return [
    allows('its author may ask whether a record exists', { path, value: null, stored: storedRecord }),
    refuses('not before the record exists', { path, value: null }),
    refuses('not for another record', { path: `/receipts${LEAD_PATH}`, value: null, stored: storedRecord }),
    refuses('not by another visitor', { path, value: null, stored: storedRecord, auth: STRANGER }),
    refuses('not without signing in', { path, value: null, stored: storedRecord, auth: null }),
    refuses('nothing is ever stored there', { path, value: 'x', stored: storedRecord }),
    refusesRead('no one reads there', path, storedRecord),
  ]
}
