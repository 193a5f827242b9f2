import { formatDate } from '../../domain/calendar/calendar.ts'
import type { ReportedChange, SiteReport } from '../../domain/inbox/api/website.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import { counted } from '../../domain/wording.ts'
import { Card } from '../ui/layout.tsx'
import { priceLabels } from './price-labels.ts'
import { useSitePart } from './site-state.ts'
import { labelOf } from './words.ts'

/** What the owners changed, each once: prices first, with the day on which they start. Nothing without changes. */
export function ChangesInWords({ report: { changes = [], pricesFrom } }: { report: SiteReport }) {
  const { data: prices } = useSitePart('ratecard')
  const { draft: solutions } = useSitePart('solutions')
  const { draft: calculator } = useSitePart('calculator')
  if (changes.length === 0) return null
  // Each file by its schema.
  const labels = prices ? priceLabels(prices.live as RateCard, solutions, calculator) : null
  const start = pricesFrom === undefined ? '' : `From ${formatDate(pricesFrom)}: `
  return (
    <Card>
      <h2>What you changed</h2>
      <ul className="rows">
        {changes.map((change) => {
          const { part, field, from, to } = change
          const label =
            part === 'ratecard' ? `${start}${labels?.get(field) ?? 'Prices'}` : labelOf(part, field)
          return (
            <li key={`${part} ${field}`}>
              {label}: {from || 'nothing'} → <b>{to || 'nothing'}</b>
              {onPages(change)}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** `, on 39 pages` */
function onPages({ pages }: ReportedChange): string {
  return pages === 0 ? '' : `, on ${counted(pages, 'page')}`
}
