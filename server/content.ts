import { readdir, readFile } from 'node:fs/promises'
import { gatherRateCards } from '../domain/content/archived-rate-cards.ts'
import { type Content, type ContentName, parseContentFile } from '../domain/content/content.ts'
import type { OtherCost } from '../domain/content/other-costs.ts'
import type { RateCard } from '../domain/pricing/rate-card.ts'
import type { RateCards } from '../domain/pricing/rate-cards.ts'
import { OperatorError } from './errors.ts'

/** What the server says and checks of the site's words, and the prices it answers with. */
export type ServerContent = Pick<Content, 'calculator' | 'company' | 'notices' | 'solutions'> & {
  rateCards: RateCards
  otherCosts: ReadonlyArray<OtherCost>
}

/**
 * Reads the files of `content/` that the server needs.
 *
 * @throws {OperatorError} naming the file and each field that is missing or wrong
 */
export async function loadContent(): Promise<ServerContent> {
  try {
    return await readContent()
  } catch (error) {
    if (error instanceof TypeError || !(error instanceof Error)) throw error // a bug, not a file at fault
    throw new OperatorError(error.message, { cause: error })
  }
}

async function readContent(): Promise<ServerContent> {
  const [calculator, company, notices, solutions, ratecard, { costs: otherCosts }] = await Promise.all([
    read('calculator'),
    read('company'),
    read('notices'),
    read('solutions'),
    read('ratecard'),
    read('other-costs'),
  ])
  const rateCards = await readRateCards(ratecard)
  return { calculator, company, notices, solutions, rateCards, otherCosts }
}

async function readRateCards(today: RateCard): Promise<RateCards> {
  const folder = new URL('../content/ratecards/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const files = names.map(async (name) => [name, JSON.parse(await readFile(new URL(name, folder), 'utf8'))])
  return gatherRateCards(today, Object.fromEntries(await Promise.all(files)))
}

async function read<Name extends ContentName>(name: Name): Promise<Content[Name]> {
  const file = new URL(`../content/${name}.json`, import.meta.url)
  return parseContentFile(name, JSON.parse(await readFile(file, 'utf8')))
}
