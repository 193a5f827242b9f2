import { readdir, readFile } from 'node:fs/promises'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import {
  type Content,
  type ContentFiles,
  type ContentName,
  parseContentFile,
} from '../../domain/content/content.ts'
import { gatherRateCards } from '../../domain/content/rate-card-files.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'

/** The files of content/ whose words and prices the social cards show. */
const CARD_FILES = [
  'company',
  'home',
  'services',
  'solutions',
  'case-studies',
  'categories',
  'example-plan',
  'legal-privacy',
  'legal-terms',
  'legal-paia',
] as const
export type CardContent = Pick<Content, (typeof CARD_FILES)[number] | 'ratecard'>

const CONTENT = new URL('../../content/', import.meta.url)

/**
 * @param day in South Africa, whose prices the cards show
 * @throws {Error} naming the file and each field that is missing or wrong
 */
export async function readCardContent(day: CalendarDate): Promise<CardContent> {
  const entries = CARD_FILES.map(async (name) => [name, await readContentFile(name)])
  // Each value was parsed by the schema of its name.
  const words = Object.fromEntries(await Promise.all(entries)) as Omit<CardContent, 'ratecard'>
  return { ...words, ratecard: await pricesOn(day) }
}

async function pricesOn(day: CalendarDate): Promise<RateCard> {
  const names = (await readdir(new URL('ratecards/', CONTENT))).filter((name) => name.endsWith('.json'))
  const files = names.map(async (name) => [name, await readJson(`ratecards/${name}`)])
  const lists = Object.fromEntries(await Promise.all(files))
  return gatherRateCards(await readJson('ratecard.json'), lists, day).today
}

/** @throws {Error} naming the file and each field that is missing or wrong */
export async function readContentFile<Name extends ContentName>(name: Name): Promise<ContentFiles[Name]> {
  return parseContentFile(name, await readJson(`${name}.json`))
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, CONTENT), 'utf8'))
}
