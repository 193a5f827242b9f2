import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { gatherRateCards } from '../../domain/content/rate-card-files.ts'
import { lastVersionOn } from '../../domain/pricing/list-version.ts'

/**
 * Builds the site with the price list that is in force on a day: pages get its version as `PRICE_LIST`, and the server
 * reads it from `dist/server/price-list.txt`, so that both calculate with the same prices.
 *
 * @param day of the build, in South Africa
 * @param content the folder with the words and prices
 */
export function priceList(day: CalendarDate, content: string): AstroIntegration {
  let version = ''
  let file: URL
  return {
    name: 'price-list',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        version = rateCardVersionOn(day, content)
        updateConfig({ vite: { define: { PRICE_LIST: JSON.stringify(version) } } })
      },
      'astro:config:done': ({ config }) => {
        file = new URL('price-list.txt', config.build.server)
      },
      'astro:build:done': () => writeFile(file, version),
    },
  }
}

/** @throws {Error} as {@link gatherRateCards} does */
function rateCardVersionOn(day: CalendarDate, folder: string): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const names = readdirSync(join(folder, 'ratecards')).filter((name) => name.endsWith('.json'))
  const files = Object.fromEntries(names.map((name) => [name, read(`ratecards/${name}`)]))
  return gatherRateCards(read('ratecard.json'), files, lastVersionOn(day)).today.version
}
