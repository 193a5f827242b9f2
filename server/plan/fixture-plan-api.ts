import { rateCardOfNovember2026 as card } from '../../domain/pricing/rate-card.fixture.ts'
import { loadContent } from '../content.ts'
import { openTestApp, type TestApp } from '../fixture-app.ts'

const cheaper = { ...card, version: '2026-06-01', hourlyRateCents: 60_000 }

/** The server with the prices of the worked examples, and an earlier, cheaper list. */
export async function openPlanApi(): Promise<TestApp> {
  const content = await loadContent()
  return openTestApp({ content: { ...content, rateCards: { today: card, earlier: [cheaper] } } })
}
