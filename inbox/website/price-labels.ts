import type { RateCard } from '../../domain/pricing/rate-card.ts'
import { counted } from '../../domain/wording.ts'

type Solution = { url: string; title: string }
type Calculator = { builds: ReadonlyArray<{ need: string; title: string }> }

/**
 * The label of each price, by its field in the price list.
 *
 * @param solutions the data of solutions.json; undefined while it loads
 * @param calculator the data of calculator.json; undefined while it loads
 */
export function priceLabels(card: RateCard, solutions: unknown, calculator: unknown): Map<string, string> {
  // Both casts: by their schemas.
  const titles = new Map(
    (solutions as ReadonlyArray<Solution> | undefined)?.map(({ url, title }) => [url, title]),
  )
  const builds = (calculator as Calculator | undefined)?.builds ?? []
  return new Map([
    ['hourlyRateCents', 'An hour of work'],
    ...Object.keys(card.solutions).map((need) => pair(`solutions.${need}.base`, titles.get(need) ?? need)),
    ...builds.flatMap(({ need, title }) => {
      const build = card.custom[need]
      if (!build) return []
      return [
        pair(`custom.${need}.base`, `${title}, ${counted(build.included, build.unit)}`),
        pair(`custom.${need}.further`, `${title}, each ${build.unit} after that`),
      ]
    }),
    ...Object.entries(card.addOns).map(([key, { label }]) => pair(`addOns.${key}.price`, label)),
  ])
}

function pair(field: string, label: string): [field: string, label: string] {
  return [field, label]
}
