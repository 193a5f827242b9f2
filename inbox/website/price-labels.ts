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
  return new Map<string, string>([
    ['hourlyRateCents', 'An hour of work'],
    ...Object.keys(card.solutions).map(
      (need) => [`solutions.${need}.base`, titles.get(need) ?? need] as const,
    ),
    ...builds.flatMap(({ need, title }) => {
      const build = card.custom[need]
      if (!build) return []
      return [
        [`custom.${need}.base`, `${title}, ${counted(build.included, build.unit)}`],
        [`custom.${need}.further`, `${title}, each ${build.unit} after that`],
      ] as const
    }),
    ...Object.entries(card.addOns).map(([key, { label }]) => [`addOns.${key}.price`, label] as const),
  ])
}
