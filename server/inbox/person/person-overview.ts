import { estimateOf } from '../../../domain/enquiry/enquiry.ts'
import { BACKUP_DAYS } from '../../../domain/enquiry/retention.ts'
import type { PersonOverview } from '../../../domain/inbox/api/person.ts'
import {
  callsAhead,
  type StoredPersonData,
  summariseStoredData,
} from '../../../domain/inbox/person/stored-data.ts'
import { firstNameOf, nameOf } from '../../../domain/inbox/words/names.ts'
import {
  type SubscriptionStatus,
  subscriptionSentence,
} from '../../../domain/inbox/words/subscription-words.ts'
import { quoteReference } from '../../../domain/plan/link/quote-reference.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import type { ServerContent } from '../../content.ts'
import { sourceOf } from '../../enquiries/enquiry-mails.ts'
import { type SubmittedBrand, submittedBrandOf } from '../../enquiries/submitted-brand.ts'
import { mailNameOf } from '../../mail/due-mail.ts'
import type { PersonData } from '../../store/sql/inbox/person.ts'
import type { Subscription } from '../../store/sql/inbox/subscription-rows.ts'

type HoldingsDependencies = {
  content: ServerContent
  nowMs: number
  staffName: (id: string) => string
}

/** The overview of all data stored about a person. */
export function personOverview(
  key: string,
  data: PersonData,
  dependencies: HoldingsDependencies,
): PersonOverview {
  const { name, firstName, ...rest } = dataInWords(data, dependencies)
  return {
    key,
    email: data.email,
    name,
    firstName,
    holdings: summariseStoredData({ name, firstName, ...rest }, dependencies.nowMs),
    enquiries: data.histories.map(({ row }) => row.number),
    mailsWaiting: data.mails.filter(({ waits }) => waits).length,
    callsAhead: callsAhead(data.calls, dependencies.nowMs),
    backupDays: BACKUP_DAYS,
  }
}

function dataInWords(data: PersonData, dependencies: HoldingsDependencies): StoredPersonData {
  const newestFirst = data.enquiries.toReversed()
  const namedRecord = newestFirst.find(({ record }) => 'firstName' in record)?.record
  const name = namedRecord ? nameOf(namedRecord) : data.email
  const events = data.histories.flatMap((history) => history.events).toSorted((a, b) => b.at - a.at)
  return {
    name,
    firstName: firstNameOf(name),
    addresses: data.addresses,
    elsewhere: data.elsewhere,
    phone: namedRecord && 'phoneNumber' in namedRecord ? namedRecord.phoneNumber : null,
    enquiries: newestFirst
      .filter(({ collection }) => collection !== 'newsletter')
      .map((enquiry) => ({
        receivedAt: enquiry.record.dateSent,
        category: 'category' in enquiry.record ? enquiry.record.category : '',
        messageChars: 'message' in enquiry.record ? enquiry.record.message.length : 0,
        page: sourceOf(enquiry, dependencies.content).page,
        seenAs: seenAs(submittedBrandOf(enquiry, dependencies.content)),
      })),
    plans: newestFirst.flatMap((enquiry) => {
      const estimate = estimateOf(enquiry)
      if (!estimate) return []
      const { version, total: totalCents, months } = estimate
      const { plan } = enquiry.metadata
      const reference = plan ? quoteReference(plan) : 'A plan'
      return { reference, priceList: firstDayOf(version), totalCents, months }
    }),
    answers: events.flatMap((event) => (event.kind === 'answered' ? { way: event.way, at: event.at } : [])),
    notes: events.flatMap((event) =>
      event.kind === 'note' ? { at: event.at, by: dependencies.staffName(event.by ?? '') } : [],
    ),
    consents: newestFirst.flatMap(({ metadata }) => metadata.consents),
    mails: data.mails.map(({ id }) => mailNameOf(id)),
    calls: data.calls,
    subscriptions: data.subscriptions.map((subscription) =>
      subscriptionSentence(statusOf(subscription, dependencies.staffName), dependencies.nowMs),
    ),
  }
}

/** `Thandi’s Kitchen, #1f6f54` */
function seenAs(brand: SubmittedBrand | null): string | null {
  return brand && ([brand.name, brand.colour].filter(Boolean).join(', ') || (brand.product?.title ?? null))
}

function statusOf(
  { state, at, linkUntil, lastMailAt, by, words }: Subscription,
  staffName: HoldingsDependencies['staffName'],
): SubscriptionStatus {
  switch (state) {
    case 'confirmed':
      return { state, at }
    case 'waiting':
      return lastMailAt === null ? { state, at, linkUntil: null } : { state, at: lastMailAt, linkUntil }
    case 'stopped':
      return { state, at, by: by === null ? null : staffName(by), words }
    case 'bounced':
      return { state, at, response: words }
  }
}
