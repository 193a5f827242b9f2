import type { Beside, Enquiry } from '../enquiry.ts'
import type { CallTime } from '../form.ts'
import type { ContactRecord, LeadRecord, NewsletterRecord } from '../record.ts'

const noon = Date.UTC(2026, 10, 21, 10)
const userId = 'AbCdEfGhIjKlMnOpQrStUvWxYz01'

/** A contact message for tests, by its index in a series: each is a millisecond later and has its own key. */
export function sampleContact(at: number, changes: Partial<ContactRecord> = {}): Enquiry {
  const record: ContactRecord = {
    firstName: 'Thandi',
    surname: 'Nkosi',
    phoneNumber: '+27821234567',
    email: 'thandi@example.co.za',
    postId: samplePostId(at),
    message: 'Please call me.',
    dateSent: noon + at,
    userId,
    category: 'Web development',
    ...changes,
  }
  return { collection: 'contactUs', record, beside: sampleBeside('contactUs', at) }
}

/** Like {@link sampleContact}, with a plan. */
export function samplePlan(at: number): Enquiry {
  const { record, beside, ...rest } = sampleContact(at, {
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
  return { ...rest, record, beside: { ...beside, plan } }
}

/** Like {@link sampleContact}, of a visitor who saw a product under their own name. */
export function sampleBrand(at: number): Enquiry {
  const { beside, ...rest } = sampleContact(at)
  const brand = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce'
  return { ...rest, beside: { ...beside, brand } }
}

/** Like {@link sampleContact}, of a visitor who chose when to be phoned. */
export function sampleCall(at: number, callTime: CallTime): Enquiry {
  const { beside, ...rest } = sampleContact(at)
  return { ...rest, beside: { ...beside, callTime } }
}

export function sampleLead(at: number, changes: Partial<LeadRecord> = {}): Enquiry {
  const record: LeadRecord = {
    firstName: 'Sipho',
    surname: 'Dlamini',
    phoneNumber: '+27831234567',
    email: 'sipho@example.co.za',
    postId: samplePostId(at),
    userId,
    dateSent: noon + at,
    category: 'AI chatbot',
    ...changes,
  }
  return { collection: 'whiteLabelSolution', record, beside: sampleBeside('whiteLabelSolution', at) }
}

export function sampleNewsletter(at: number, changes: Partial<NewsletterRecord> = {}): Enquiry {
  const record: NewsletterRecord = {
    email: 'ayanda@example.co.za',
    postId: samplePostId(at),
    userId,
    dateSent: noon + at,
    status: 'pending',
    ...changes,
  }
  const consent = {
    purpose: 'newsletter',
    channel: 'email',
    wording: 'By pressing Join you agree.',
    page: '/',
    givenAt: noon + at,
  } as const
  return {
    collection: 'newsletter',
    record,
    beside: { ...sampleBeside('newsletter', at), consents: [consent] },
  }
}

/** The same enquiry, quarantined as possible spam. */
export function quarantined(enquiry: Enquiry): Enquiry {
  const quarantine = { reasons: ['many links', 'no browser headers'], until: noon + 30 * 86_400_000 }
  return { ...enquiry, beside: { ...enquiry.beside, quarantine } }
}

export function samplePostId(at: number): string {
  return `-P6wpKBh${String(at).padStart(12, '0')}`
}

function sampleBeside(collection: Beside['collection'], at: number): Beside {
  return {
    collection,
    noticeVersion: '2026-11-21',
    consents: [],
    key: `key-${at}`,
    bodyHash: `hash-${at}`,
    quarantine: null,
  }
}
