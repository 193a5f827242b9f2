import { type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import { timeAgo } from '../../calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { onDayAtTime } from '../../calls/call-time.ts'
import type { Consent } from '../../enquiry/enquiry.ts'
import { formatRand } from '../../money/money.ts'
import { capitalised, counted, inWords, listInWords, pluralised } from '../../wording.ts'
import type { AnswerChannel } from '../events/kinds.ts'
import { enquiryName } from '../words/names.ts'
import { phoneNumber } from '../words/phone-number.ts'

const MAX_NAMED = 5

/** All data stored about one person, newest first. Times are epoch milliseconds. */
export type StoredPersonData = {
  name: string
  firstName: string
  /** Several if staff corrected an address. */
  addresses: ReadonlyArray<string>
  /** The numbers of enquiries that belong only to the other addresses: they are not included. */
  elsewhere: ReadonlyArray<number>
  /** E.164; null if they left none. */
  phone: string | null
  enquiries: ReadonlyArray<{
    receivedAt: number
    category: string
    messageChars: number
    page: string
    /** The brand in which they saw a product; null if none was sent. */
    seenAs: string | null
  }>
  plans: ReadonlyArray<{ reference: string; priceList: CalendarDate; totalCents: number; months: number }>
  answers: ReadonlyArray<{ way: AnswerChannel; at: number }>
  notes: ReadonlyArray<{ at: number; by: string }>
  consents: ReadonlyArray<Pick<Consent, 'channel' | 'givenAt' | 'withdrawn'>>
  /** The kind of each mail: `Confirmation`, `Answer`. */
  mails: ReadonlyArray<string>
  /** In words: `Confirmed 20 November 2026, 11:09`. */
  subscriptions: ReadonlyArray<string>
  calls: ReadonlyArray<{ startsAt: number; state: 'booked' | 'called' | 'missed' | 'cancelled' }>
}

/** The stored data for the person's page, counted and in detail, without empty kinds. */
export function summariseStoredData(
  data: StoredPersonData,
  nowMs: number,
): Array<{ what: string; details: string }> {
  const { addresses, elsewhere, enquiries, plans, answers, notes, consents, mails, subscriptions, calls } =
    data
  const kinds: Array<[items: ReadonlyArray<unknown>, noun: string, details: () => string]> = [
    [enquiries, 'enquiry', () => enquiries.map(enquiryWords).join('; ')],
    [plans, 'plan', () => plans.map(planWords).join('; ')],
    [answers, 'answer', () => answersWords(answers, nowMs)],
    [calls, 'call', () => calls.map(callWords).join('; ')],
    [notes, 'note', () => notesWords(data, nowMs)],
    [consents, 'consent', () => consents.map(consentWords).join('; ')],
    [mails, 'mail', () => listOfMails(mails)],
    [subscriptions, 'subscription', () => subscriptions.join('; ')],
  ]
  return [
    { what: data.name, details: nameWords(data) },
    ...(addresses.length > 1
      ? [{ what: `${addresses.length} addresses`, details: addresses.join(', ') }]
      : []),
    ...kinds
      .filter(([items]) => items.length > 0)
      .map(([items, noun, details]) => ({ what: counted(items.length, noun), details: details() })),
    ...(elsewhere.length > 0 ? [{ what: 'Not among these', details: elsewhereWords(elsewhere) }] : []),
  ]
}

/** Enquiries that an erasure keeps: staff who want to erase both addresses must see them. */
function elsewhereWords(numbers: ReadonlyArray<number>): string {
  const numberNames = numbers.slice(0, MAX_NAMED).map(enquiryName).join(', ')
  const moreWords = numbers.length > MAX_NAMED ? ` and ${numbers.length - MAX_NAMED} more` : ''
  return `${numberNames}${moreWords}, of the other address: open ${numbers.length === 1 ? 'it' : 'them'} to export or erase ${numbers.length === 1 ? 'it' : 'them'} too`
}

function nameWords({ phone }: StoredPersonData): string {
  return phone === null ? 'The address only' : `First name, surname and phone ${phoneNumber(phone)}`
}

function enquiryWords(enquiry: StoredPersonData['enquiries'][number]): string {
  const { receivedAt, category, messageChars, page, seenAs } = enquiry
  const message = messageChars === 0 ? 'no message' : counted(messageChars, 'character')
  const brandWords = seenAs === null ? [] : [`a product seen as ${seenAs}`]
  return [formatDate(dayOf(receivedAt)), category, message, `from ${page}`, ...brandWords].join(', ')
}

function planWords({ reference, priceList, totalCents, months }: StoredPersonData['plans'][number]): string {
  const sum = `${formatRand(totalCents)} over ${counted(months, 'month')}`
  return `${reference}, price list of ${formatDate(priceList)}, ${sum}`
}

/** `Two e-mails and one telephone note, all of today` */
function answersWords(answers: StoredPersonData['answers'], nowMs: number): string {
  const channelNouns: Array<[AnswerChannel, string]> = [
    ['mail', 'e-mail'],
    ['telephone', 'telephone note'],
    ['whatsapp', 'WhatsApp note'],
  ]
  const phrases = channelNouns.flatMap(([way, noun]) => {
    const count = answers.filter((answer) => answer.way === way).length
    return count === 0 ? [] : [`${inWords(count)} ${pluralised(count, noun)}`]
  })
  const isAllToday = answers.every(({ at }) => dayOf(at) === dayOf(nowMs))
  return `${capitalised(phrases.join(' and '))}${isAllToday ? `, ${answers.length > 1 ? 'all ' : ''}of today` : ''}`
}

/** `26 November 2026, 10:00, booked` */
function callWords({ startsAt, state }: StoredPersonData['calls'][number]): string {
  const outcome = { booked: 'booked', called: 'called', missed: 'not reached', cancelled: 'cancelled' }
  return `${formatDate(dayOf(startsAt))}, ${timeOfDay(startsAt)}, ${outcome[state]}`
}

/** The start of each future booked call. */
export function callsAhead(calls: StoredPersonData['calls'], nowMs: number): Array<number> {
  const ahead = calls.filter(({ state, startsAt }) => state === 'booked' && startsAt > nowMs)
  return ahead.map(({ startsAt }) => startsAt).sort((a, b) => a - b)
}

/** The warning about future calls before an erasure: `The call on Thursday 26 November at 10:00 goes too.`; '' without one. */
export function erasedCallsSentence(startsAt: ReadonlyArray<number>): string {
  if (startsAt.length === 0) return ''
  const times = listInWords(startsAt.map(onDayAtTime), 'and')
  return startsAt.length === 1 ? `The call on ${times} goes too.` : `The calls on ${times} go too.`
}

/** Notes are internal, but the person may request them. */
function notesWords({ notes, firstName }: StoredPersonData, nowMs: number): string {
  const noteLines = notes.map(({ at, by }) => `${timeAgo(at, nowMs)}, by ${by}`).join('; ')
  return `${noteLines}. ${firstName} may read ${notes.length === 1 ? 'it' : 'them'} too, on request`
}

function consentWords({ channel, givenAt, withdrawn }: StoredPersonData['consents'][number]): string {
  const consent = `News by ${channel === 'email' ? 'e-mail' : 'WhatsApp'}, given on ${formatDate(dayOf(givenAt))}`
  return withdrawn ? `${consent}, withdrawn on ${formatDate(dayOf(withdrawn.at))}` : consent
}

/** `Confirmation, two answers` */
function listOfMails(mails: ReadonlyArray<string>): string {
  const kinds = [...new Set(mails)].map((kind) => {
    const count = mails.filter((mail) => mail === kind).length
    const noun = pluralised(count, kind.toLowerCase())
    return count === 1 ? noun : `${inWords(count)} ${noun}`
  })
  return capitalised(kinds.join(', '))
}

/** What a receipt counts, in its order; visits are counted anonymously. */
const RECEIPT_NOUNS = {
  enquiries: 'enquiry',
  plans: 'plan',
  answers: 'answer',
  notes: 'note',
  consents: 'consent',
  mails: 'mail',
  subscriptions: 'subscription',
}
type StoredDataCounts = Readonly<Record<keyof typeof RECEIPT_NOUNS, number>>

/** `1 enquiry, 1 plan, 3 answers and 1 subscription`: a summary for a receipt; `nothing` if there is none. */
export function storedCountsInWords(counts: StoredDataCounts): string {
  const kinds = Object.entries(RECEIPT_NOUNS) as Array<[keyof StoredDataCounts, string]> // its keys are exactly these
  const phrases = kinds.flatMap(([kind, noun]) => (counts[kind] > 0 ? [counted(counts[kind], noun)] : []))
  return listInWords(phrases, 'and') || 'nothing'
}
