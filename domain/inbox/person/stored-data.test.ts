import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { NOW } from '../time/drawn-day.fixture.ts'
import {
  erasedCallsSentence,
  type StoredPersonData,
  storedCountsInWords,
  summariseStoredData,
} from './stored-data.ts'

const today = (time: string) => momentOf('2026-11-23', time)
const sent = momentOf('2026-11-20', '11:05')

const NOMVULA: StoredPersonData = {
  name: 'Nomvula Khoza',
  firstName: 'Nomvula',
  phone: '+27835550142',
  addresses: ['nomvula@khoza.example', 'nomvula@kohza.example'],
  elsewhere: [],
  enquiries: [
    {
      receivedAt: sent,
      category: 'White label solution',
      messageChars: 412,
      page: '/contact-us',
      seenAs: 'Khoza Hardware, #1f6f54',
    },
  ],
  plans: [{ reference: 'EST-8THH-12', priceList: '2026-11-20', totalCents: 6_417_000, months: 12 }],
  answers: [
    { way: 'mail', at: today('10:09') },
    { way: 'telephone', at: today('10:05') },
    { way: 'mail', at: today('10:02') },
  ],
  notes: [{ at: momentOf('2026-11-20', '15:02'), by: 'Aisha Davids' }],
  consents: [{ channel: 'email', givenAt: sent }],
  mails: ['Confirmation', 'Confirm your address', 'Answer', 'Answer'],
  subscriptions: ['Confirmed 20 November 2026, 11:09', 'Waiting'],
  calls: [{ startsAt: momentOf('2026-11-26', '10:00'), state: 'booked' }],
}

test('all data stored about a person is counted and described', () => {
  expect(summariseStoredData(NOMVULA, NOW).map(({ what, details }) => `${what}: ${details}`)).toEqual([
    'Nomvula Khoza: First name, surname and phone 083 555 0142',
    '2 addresses: nomvula@khoza.example, nomvula@kohza.example',
    '1 enquiry: 20 November 2026, White label solution, 412 characters, from /contact-us, a product seen as Khoza Hardware, #1f6f54',
    '1 plan: EST-8THH-12, price list of 20 November 2026, R\u00a064\u00a0170,00 over 12 months',
    '3 answers: Two e-mails and one telephone note, all of today',
    '1 call: 26 November 2026, 10:00, booked',
    '1 note: Friday 15:02, by Aisha Davids. Nomvula may read it too, on request',
    '1 consent: News by e-mail, given on 20 November 2026',
    '4 mails: Confirmation, confirm your address, two answers',
    '2 subscriptions: Confirmed 20 November 2026, 11:09; Waiting',
  ])
})

test('a person with only an address has few lines', () => {
  const nothing = { enquiries: [], plans: [], answers: [], notes: [], consents: [], mails: [], calls: [] }
  const address = { name: 'ayanda@example.co.za', phone: null, addresses: ['ayanda@example.co.za'] }
  const sparse = { ...NOMVULA, ...nothing, ...address, subscriptions: ['Waiting'] }
  expect(summariseStoredData(sparse, NOW)).toEqual([
    { what: 'ayanda@example.co.za', details: 'The address only' },
    { what: '1 subscription', details: 'Waiting' },
  ])
})

test('answers are “of today” only if all of them are', () => {
  const answers = [
    { way: 'whatsapp', at: today('10:09') },
    { way: 'mail', at: sent },
  ] as const
  const answerDetails = (listed: StoredPersonData['answers']) =>
    summariseStoredData({ ...NOMVULA, answers: listed }, NOW)[4]?.details
  expect(answerDetails(answers)).toBe('One e-mail and one WhatsApp note')
  expect(answerDetails(answers.slice(0, 1))).toBe('One WhatsApp note, of today')
})

test('several mails about new enquiries are in the plural', () => {
  const mails = ['New enquiry', 'Confirmation', 'New enquiry', 'New enquiry']
  expect(summariseStoredData({ ...NOMVULA, mails }, NOW)).toContainEqual({
    what: '4 mails',
    details: 'Three new enquiries, confirmation',
  })
})

test('enquiries of the other address are listed as not included', () => {
  const lastLine = (elsewhere: Array<number>) => summariseStoredData({ ...NOMVULA, elsewhere }, NOW).at(-1)
  expect(lastLine([7])).toEqual({
    what: 'Not among these',
    details: 'E-7, of the other address: open it to export or erase it too',
  })
  expect(lastLine([1, 2, 3, 4, 5, 6, 7])?.details).toBe(
    'E-1, E-2, E-3, E-4, E-5 and 2 more, of the other address: open them to export or erase them too',
  )
})

const none = { enquiries: 0, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }
const some = { enquiries: 1, plans: 1, answers: 3, notes: 1, consents: 1, mails: 4, subscriptions: 1 }

test.each([
  [some, '1 enquiry, 1 plan, 3 answers, 1 note, 1 consent, 4 mails and 1 subscription'],
  [{ ...none, enquiries: 2 }, '2 enquiries'],
  [none, 'nothing'],
])('erased data is counted, without a name: %j is %s', (counts, words) => {
  expect(storedCountsInWords(counts)).toBe(words)
})

test('an erasure names the future calls that it cancels', () => {
  const [thursday, friday] = [momentOf('2026-11-26', '10:00'), momentOf('2026-11-27', '09:30')]
  expect(erasedCallsSentence([])).toBe('')
  expect(erasedCallsSentence([thursday])).toBe('The call on Thursday 26 November at 10:00 goes too.')
  expect(erasedCallsSentence([thursday, friday])).toBe(
    'The calls on Thursday 26 November at 10:00 and Friday 27 November at 09:30 go too.',
  )
})
