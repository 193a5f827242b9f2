import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { checkSentPlan } from '../../domain/enquiry/sent-plan.ts'
import type { ServerContent } from '../../server/content.ts'
import type { SeededRandom } from './seeded-random.ts'

const PLAN_MONTHS = [3, 6, 9, 12]
/** On every price list, and in the price of no product already. */
const EXTRAS = [
  'bookings',
  'admin',
  'reports',
  'whatsapp',
  'email-sms',
  'import',
  'offline',
  'copywriting:4',
  'language:2',
]
const MOST_EXTRAS = 3
const DESIGNS = ['template', 'tailored', 'custom']
const MOST_PAGES = 20

type SeedPlanDependencies = {
  random: SeededRandom
  content: Pick<ServerContent, 'rateCards' | 'solutions'>
  now: Date
}

/** A plan that somebody might have sent; null if what chance has put together is none. */
export function seedPlan({ random, content, now }: SeedPlanDependencies): ReturnType<typeof checkSentPlan> {
  const { solutions, rateCards } = content
  const isWebsite = random.next() < 1 / 4
  const product = isWebsite
    ? `website&units=${5 + random.below(MOST_PAGES)}&design=${random.oneOf(DESIGNS)}`
    : random.oneOf(solutions).url
  const chosen = new Set(Array.from({ length: random.below(MOST_EXTRAS + 1) }, () => random.oneOf(EXTRAS)))
  const extras = chosen.size > 0 ? `&extras=${[...chosen].join(',')}` : ''
  const query = `v=${rateCards.today.version}&need=${product}${extras}&months=${random.oneOf(PLAN_MONTHS)}`
  return checkSentPlan(query, rateCards, todayInJohannesburg(now))
}
