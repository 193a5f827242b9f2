import { createHash } from 'node:crypto'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { CONTACT_FORM } from '../../domain/enquiry/contact-form.ts'
import { HELD_BACK_DAYS } from '../../domain/enquiry/retention.ts'
import { checkSentPlan } from '../../domain/enquiry/sent-plan.ts'
import type { Beside, Consent, Submission } from '../../domain/enquiry/submission.ts'
import type { ServerContent } from '../content.ts'
import type { Chance } from './chance.ts'
import { CLOSINGS, FIRST_NAMES, SPAM, SURNAMES, TOWNS, TRADES, WISHES } from './seed-words.ts'

const DAY_MS = 86_400_000
const PLAN_MONTHS = [3, 6, 9, 12]
const USER_ID_CHARS = 28

export type SeedContent = Pick<ServerContent, 'company' | 'notices' | 'rateCards' | 'solutions'>

export type SeedParts = {
  chance: Chance
  content: SeedContent
  now: Date
  newPostId: (ms: number) => string
}

/** An enquiry that somebody might have sent at a moment (epoch milliseconds). */
export function seedSubmission(
  { chance, content, now, newPostId }: SeedParts,
  place: number,
  sentAt: number,
  isSuspect: boolean,
): Submission {
  const [firstName, surname] = [chance.oneOf(FIRST_NAMES), chance.oneOf(SURNAMES)]
  const mailbox = `${firstName}.${surname}${place}`.toLowerCase().replaceAll(' ', '')
  const person = {
    ...{ firstName, surname, email: `${mailbox}@post.example` },
    phoneNumber: `+278355501${String(place % 100).padStart(2, '0')}`,
    ...{
      postId: newPostId(sentAt),
      userId: hashOf(`user ${place}`).slice(0, USER_ID_CHARS),
      dateSent: sentAt,
    },
  }
  if (!isSuspect && chance.next() < 0.3) {
    const { title, url } = chance.oneOf(content.solutions)
    const record = { ...person, category: title }
    return {
      collection: 'whiteLabelSolution',
      record,
      beside: besideOf('whiteLabelSolution', `/our-work/${url}`),
    }
  }
  const category = chance.oneOf(CONTACT_FORM.fields.category.choices)
  const plan = !isSuspect && chance.next() < 0.4 ? somePlan() : null
  const record = { ...person, category, message: messageOf(), ...(plan && { estimate: plan.estimate }) }
  const beside = besideOf('contactUs', '/contact-us')
  return { collection: 'contactUs', record, beside: { ...beside, ...(plan && { plan: plan.query }) } }

  function messageOf(): string {
    if (isSuspect) return chance.oneOf(SPAM)
    const who = `Good day. I run ${chance.oneOf(TRADES)} in ${chance.oneOf(TOWNS)}.`
    return [who, chance.oneOf(WISHES), chance.oneOf(CLOSINGS)].join(' ')
  }

  function somePlan() {
    const { url: need } = chance.oneOf(content.solutions)
    const { version } = content.rateCards.today
    const query = `v=${version}&need=${need}&months=${chance.oneOf(PLAN_MONTHS)}`
    return checkSentPlan(query, content.rateCards, todayInJohannesburg(now))
  }

  function besideOf(collection: Beside['collection'], page: string): Beside {
    const wantsNews = chance.next() < 0.2
    const consent: Consent = {
      purpose: 'news',
      channel: 'email',
      ...{ page, givenAt: sentAt },
      wording: 'Send me news about your software products by email.',
    }
    return {
      ...{ collection, noticeVersion: todayInJohannesburg(now), consents: wantsNews ? [consent] : [] },
      ...{ key: `seed-${place}`, bodyHash: hashOf(`body ${place}`) },
      quarantine: isSuspect ? { reasons: ['many links'], until: sentAt + HELD_BACK_DAYS * DAY_MS } : null,
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
