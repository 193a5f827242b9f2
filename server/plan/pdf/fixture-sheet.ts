import solutions from '../../../content/solutions.json' with { type: 'json' }
import { GOLD } from '../../../domain/brand/accent.ts'
import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import type { Company } from '../../../domain/content/company.ts'
import { readPlanQuery } from '../../../domain/plan/link/read-plan-query.ts'
import { rateCardOfNovember2026 } from '../../../domain/pricing/rate-card.fixture.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import { type PlanSheet, planSheet } from './plan-sheet.ts'

export const EXAMPLE_B =
  'need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25'
const everyExtra = Object.entries(rateCardOfNovember2026.addOns).map(
  ([key, { qtyMax = 1 }]) => `${key}:${qtyMax}`,
)
/** Every extra over 36 months, with a lump sum and a damaged link. */
export const LONGEST = `need=web-app&units=60&design=custom&extras=${everyExtra}&months=36&completed=2027-02-20&lumpSum=5000&x=1&v=1999-01-01&payDay=7`

export const COMPANY: Company = {
  tradingName: { value: 'Twelve Moons' },
  registeredName: { value: 'Twelve Moons (Pty) Ltd' },
  registrationNumber: { value: '2026/123456/07' },
  vatNumber: { value: '4123456789' },
  email: { value: 'hello@twelvemoons.example' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}
const NAMES = {
  needs: { ecommerce: 'Ecommerce with admin dashboard', 'web-app': 'Web app' },
  inSentence: { ecommerce: 'an online shop', 'web-app': 'a web app' },
  solutionNote: 'The finished solution, set up in your name',
  designs: {
    template: { title: 'Ready-made', note: 'Our layout with your name, logo and main colour' },
    tailored: { title: 'Tailored', note: 'Our layout redrawn in your colours and type' },
    custom: { title: 'Custom', note: 'A layout drawn for you alone' },
  },
}
const COSTS = [
  { title: 'A .co.za domain', price: 'R 80 to R 300', unit: 'a year' },
  { title: 'Cameras and routers', price: 'At shop price', needs: ['live-camera'] },
]

/** The texts of a query's PDF on 21 November 2026, with the prices of the worked examples. */
export function sheetOf(
  query: string,
  { card = rateCardOfNovember2026, earlier = [], company = COMPANY, accent = GOLD }: Overrides = {},
): PlanSheet {
  const today = '2026-11-21'
  const cards: RateCards = { today: card, earlier }
  return planSheet(readPlanQuery(new URLSearchParams(query), cards, today), {
    names: NAMES,
    otherCosts: COSTS,
    solutions,
    siteUrl: 'https://twelvemoons.example',
    today,
    company,
    look: { accent },
    now: new Date('2026-11-21T10:00:00Z'),
  })
}

type Overrides = { card?: RateCard; earlier?: Array<RateCard>; company?: Company; accent?: HexColour }
