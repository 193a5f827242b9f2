import { describe, expect, test } from 'vitest'
import notice from '../../content/legal-privacy.json' with { type: 'json' }
import type { Enquiry } from './enquiry.ts'
import { consentOnly, ENQUIRY_MONTHS, keptUntil, QUARANTINE_DAYS, retentionOf } from './retention.ts'
import { quarantined, sampleContact, sampleLead, sampleNewsletter, samplePlan } from './samples/enquiries.ts'

const sent = Date.UTC(2026, 10, 21, 10)
const LAST_MOMENT = new Date('2027-11-21T21:59:59.999Z') // still the 21st in South Africa
const NEXT_DAY = new Date('2027-11-21T22:00:00Z')
const DECADES_LATER = new Date('2090-01-01T00:00:00Z')

describe('by the privacy notice', () => {
  test('the periods are those of the notice', () => {
    expect(JSON.stringify(notice)).toMatch(new RegExp(`"Enquiries[^"]*","${ENQUIRY_MONTHS} months\\b`))
    expect(JSON.stringify(notice)).toMatch(new RegExp(`spam","[^"]*\\b${QUARANTINE_DAYS} days\\b`))
  })

  test.each([sampleContact(1), sampleLead(1)])('an enquiry is kept for exactly 12 months: %#', (enquiry) => {
    expect(retentionOf(enquiry, LAST_MOMENT)).toBe('keep')
    expect(retentionOf(enquiry, NEXT_DAY)).toBe('delete')
  })

  test('an enquiry of 29 February is deleted after 28 February', () => {
    const leap = sampleContact(1, { dateSent: Date.UTC(2028, 1, 29, 10) })
    expect(retentionOf(leap, new Date('2029-02-28T10:00:00Z'))).toBe('keep')
    expect(retentionOf(leap, new Date('2029-03-01T10:00:00Z'))).toBe('delete')
  })

  test.each([quarantined(sampleContact(0)), quarantined(sampleNewsletter(0))])(
    'suspected spam is kept in quarantine for 30 days: %#',
    (suspect) => {
      expect(retentionOf(suspect, new Date(sent + 30 * 86_400_000 - 1))).toBe('keep')
      expect(retentionOf(suspect, new Date(sent + 30 * 86_400_000))).toBe('delete')
    },
  )

  test('a newsletter address is kept until it unsubscribes', () => {
    expect(retentionOf(sampleNewsletter(1), DECADES_LATER)).toBe('keep')
  })

  test('an enquiry sent by a clock that was ahead is kept', () => {
    expect(retentionOf(sampleContact(1), new Date(sent - 86_400_000))).toBe('keep')
  })

  test.each([sent * 1_000, Number.MAX_SAFE_INTEGER])(
    'an enquiry with a time outside the calendar is kept: %d',
    (dateSent) => {
      expect(retentionOf(sampleContact(1, { dateSent }), DECADES_LATER)).toBe('keep')
      expect(retentionOf(sampleContact(1, { dateSent }), DECADES_LATER, 1)).toBe('keep')
    },
  )
})

describe('the owner’s setting', () => {
  test('may shorten the period of the notice', () => {
    expect(keptUntil(sent, 6)).toBe('2027-05-21')
    expect(retentionOf(sampleContact(1), new Date('2027-05-21T21:59:59Z'), 6)).toBe('keep')
    expect(retentionOf(sampleContact(1), new Date('2027-05-21T22:00:00Z'), 6)).toBe('delete')
  })

  test.each([0, ENQUIRY_MONTHS + 1, 1.5])('may not extend it, or be %d months', (months) => {
    expect(() => keptUntil(sent, months)).toThrow(RangeError)
  })
})

describe('a consent to news', () => {
  const consents = [
    { purpose: 'news', channel: 'email', wording: 'Send me news', page: '/contact-us', givenAt: sent },
  ] as const
  const withConsents = (enquiry: Enquiry): Enquiry => ({
    ...enquiry,
    metadata: { ...enquiry.metadata, consents: [...consents] },
  })

  test('is kept longer than its enquiry, with only the person’s details', () => {
    expect(retentionOf(withConsents(samplePlan(1)), LAST_MOMENT)).toBe('keep')
    expect(retentionOf(withConsents(samplePlan(1)), NEXT_DAY)).toBe('consent-only')
    expect(consentOnly(withConsents(samplePlan(1)))).toEqual(
      withConsents(sampleContact(1, { message: '', category: '' })),
    )
  })

  test.each([samplePlan(1), sampleLead(1)])('leaves a reduced enquiry unchanged: %#', (enquiry) => {
    expect(retentionOf(consentOnly(withConsents(enquiry)), DECADES_LATER)).toBe('keep')
  })
})
