import type { Enquiry, EnquiryMetadata } from '../enquiry.ts'
import type { CallTime } from '../form.ts'
import type { ContactRecord, LeadRecord, NewsletterRecord } from '../record.ts'

const noon = Date.UTC(2026, 10, 21, 10)
const userId = 'AbCdEfGhIjKlMnOpQrStUvWxYz01'

/** A contact message for tests, by its index in a series: each is a millisecond later and has its own key. */
export function sampleContact(index: number, changes: Partial<ContactRecord> = {}): Enquiry {
  const record: ContactRecord = {
    firstName: 'Thandi',
    surname: 'Nkosi',
    phoneNumber: '+27821234567',
    email: 'thandi@example.co.za',
    postId: samplePostId(index),
    message: 'Please call me.',
    dateSent: noon + index,
    userId,
    category: 'Web development',
    ...changes,
  }
  return { collection: 'contactUs', record, metadata: sampleMetadata('contactUs', index) }
}

/** Like {@link sampleContact}, with a plan. */
export function samplePlan(index: number): Enquiry {
  const { record, metadata, ...rest } = sampleContact(index, {
    estimate: {
      version: '2026-11-20',
      choices: {
        need: 'website',
        units: 12,
        design: 'custom',
        extras: [{ key: 'copywriting', quantity: 12 }],
      },
      total: 4_409_100,
      months: 6,
    },
  })
  const plan = 'v=2026-11-20&need=website&units=12&design=custom&extras=copywriting:12&months=6'
  return { ...rest, record, metadata: { ...metadata, plan } }
}

/**
 * Like {@link samplePlan}, with a price list that changed after the plan was sent: it costs R 44 091,00 now.
 *
 * @param version pass another one for a list that no longer exists
 */
export function sampleOldPlan(index: number, version = '2026-11-20'): Enquiry {
  const { record, metadata, ...rest } = samplePlan(index)
  if (!('estimate' in record) || !record.estimate) throw new Error('The sample has no plan')
  const estimate = { ...record.estimate, version, total: 4_000_000 }
  const plan = metadata.plan?.replace('2026-11-20', version)
  return { ...rest, record: { ...record, estimate }, metadata: { ...metadata, plan } }
}

/** Like {@link sampleContact}, from a visitor who saw a product under their own name. */
export function sampleBrand(index: number): Enquiry {
  const { metadata, ...rest } = sampleContact(index)
  const brand = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
  return { ...rest, metadata: { ...metadata, brand } }
}

/** Like {@link sampleContact}, from a visitor who chose when to be phoned. */
export function sampleCall(index: number, callTime: CallTime): Enquiry {
  const { metadata, ...rest } = sampleContact(index)
  return { ...rest, metadata: { ...metadata, callTime } }
}

export function sampleLead(index: number, changes: Partial<LeadRecord> = {}): Enquiry {
  const record: LeadRecord = {
    firstName: 'Sipho',
    surname: 'Dlamini',
    phoneNumber: '+27831234567',
    email: 'sipho@example.co.za',
    postId: samplePostId(index),
    userId,
    dateSent: noon + index,
    category: 'AI chatbot',
    ...changes,
  }
  return { collection: 'whiteLabelSolution', record, metadata: sampleMetadata('whiteLabelSolution', index) }
}

/** Like {@link sampleLead}, with a plan, which is stored beside the record. */
export function sampleLeadPlan(index: number): Enquiry {
  const { metadata, ...rest } = sampleLead(index)
  const choices = { need: 'ai-chatbot', design: 'template', extras: [{ key: 'import', quantity: 1 }] }
  const estimate = { version: '2026-11-20', choices, total: 3_409_100, months: 18 }
  const plan = 'v=2026-11-20&need=ai-chatbot&extras=import&months=18'
  return { ...rest, metadata: { ...metadata, plan, estimate } }
}

export function sampleNewsletter(index: number, changes: Partial<NewsletterRecord> = {}): Enquiry {
  const record: NewsletterRecord = {
    email: 'ayanda@example.co.za',
    postId: samplePostId(index),
    userId,
    dateSent: noon + index,
    status: 'pending',
    ...changes,
  }
  const consent = {
    purpose: 'newsletter',
    channel: 'email',
    wording: 'By pressing Join you agree.',
    page: '/',
    givenAt: noon + index,
  } as const
  return {
    collection: 'newsletter',
    record,
    metadata: { ...sampleMetadata('newsletter', index), consents: [consent] },
  }
}

/** The same enquiry, quarantined as possible spam. */
export function quarantined(enquiry: Enquiry, ...reasons: Array<string>): Enquiry {
  const stored = reasons.length > 0 ? reasons : ['many links', 'no browser headers']
  const quarantine = { reasons: stored, until: noon + 30 * 86_400_000 }
  return { ...enquiry, metadata: { ...enquiry.metadata, quarantine } }
}

export function samplePostId(index: number): string {
  return `-P6wpKBh${String(index).padStart(12, '0')}`
}

function sampleMetadata(collection: EnquiryMetadata['collection'], index: number): EnquiryMetadata {
  return {
    collection,
    noticeVersion: '2026-11-21',
    consents: [],
    key: `key-${index}`,
    bodyHash: `hash-${index}`,
    quarantine: null,
  }
}
