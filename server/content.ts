import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ParseError } from 'jsonc-parser'
import type { CalendarDate } from '../domain/calendar/calendar.ts'
import {
  type Content,
  type ContentFiles,
  type ContentName,
  parseContent,
  parseContentFile,
} from '../domain/content/content.ts'
import type { OtherCost } from '../domain/content/other-costs.ts'
import { gatherRateCards, type PriceLists } from '../domain/content/rate-card-files.ts'
import { lastVersionOn } from '../domain/pricing/list-version.ts'
import type { RateCard } from '../domain/pricing/rate-card.ts'
import type { RateCards } from '../domain/pricing/rate-cards.ts'
import { OperatorError } from './errors.ts'

/** The part of the site's content that the server uses, and the price lists. */
export type ServerContent = Pick<Content, 'calculator' | 'company' | 'look' | 'notices' | 'solutions'> & {
  rateCards: RateCards
  /** The versions of the price lists that are newer than the one the site was built with. */
  comingPrices: ReadonlyArray<string>
  otherCosts: ReadonlyArray<OtherCost>
}

/** The content that came with the program. */
export const CONTENT = new URL('../content/', import.meta.url)
const BUILT_SITE = fileURLToPath(new URL('../dist/', import.meta.url))
const NEWEST = '9999-12-31'

/**
 * Reads the files of `content/` that the server needs.
 *
 * @param directory the built site, whose price list the server uses. Default: `dist/`; the newest price list if nothing is built
 * @param folder with the files of `content/`
 * @throws {OperatorError} naming the file and each field that is missing or wrong
 */
export async function loadContent(directory?: string, folder = CONTENT): Promise<ServerContent> {
  return asOperatorError(() => readServerContent(directory, folder))
}

/**
 * Reads all of `content/`, as it is on a day.
 *
 * @param day the day in South Africa, which decides the price list
 * @param folder with the files of `content/`
 * @throws {OperatorError} naming the file, and each field that is missing or wrong or the line that is not JSON
 */
export async function loadWholeContent(day: CalendarDate, folder = CONTENT): Promise<Content> {
  return asOperatorError(async () =>
    parseContent(await readJsonFiles(folder), await readPriceLists(lastVersionOn(day), folder)),
  )
}

/**
 * The content that came with the program, without its price lists: what {@link withDraft} changes.
 *
 * @returns the parsed JSON of each file, by its name without `.json`
 */
export async function readContentFiles(): Promise<Record<string, unknown>> {
  const files = await asOperatorError(() => readJsonFiles(CONTENT))
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name !== 'ratecard.json')
      .map(([name, data]) => [name.slice(0, -'.json'.length), data]),
  )
}

/** All price lists of the program. @throws {OperatorError} naming the file and each fault */
export async function readProgramLists(): Promise<Array<RateCard>> {
  const { today, earlier, coming } = await asOperatorError(() => readPriceLists(NEWEST, CONTENT))
  return [...coming, today, ...earlier]
}

/** @throws {OperatorError} for each error that a file of `content/` causes */
async function asOperatorError<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof TypeError || !(error instanceof Error)) throw error // a bug, not an invalid file
    throw new OperatorError(error.message, { cause: error })
  }
}

async function readServerContent(directory: string | undefined, folder: URL): Promise<ServerContent> {
  const [calculator, company, look, notices, solutions, { costs: otherCosts }, prices] = await Promise.all([
    read('calculator', folder),
    read('company', folder),
    read('look', folder),
    read('notices', folder),
    read('solutions', folder),
    read('other-costs', folder),
    readPriceLists(await builtVersion(directory), folder),
  ])
  const { coming, ...rateCards } = prices
  const comingPrices = coming.map(({ version }) => version)
  return { calculator, company, look, notices, solutions, rateCards, comingPrices, otherCosts }
}

/** The version of the price list that the site was built with. */
async function builtVersion(directory: string | undefined): Promise<string> {
  try {
    return await readFile(join(directory ?? BUILT_SITE, 'server', 'price-list.txt'), 'utf8')
  } catch (cause) {
    if (directory === undefined) return NEWEST
    throw new Error(`There is no built site with its prices at ${directory}: run npm run build.`, { cause })
  }
}

async function readPriceLists(until: string, folder: URL): Promise<PriceLists> {
  return gatherRateCards(
    await readJson('ratecard.json', folder),
    await readJsonFiles(folder, 'ratecards/'),
    until,
  )
}

async function read<Name extends ContentName>(name: Name, folder: URL): Promise<ContentFiles[Name]> {
  return parseContentFile(name, await readJson(`${name}.json`, folder))
}

/**
 * @param folder such as `content/`
 * @param below a folder in it; empty for `folder` itself
 * @returns the parsed JSON of each file, by file name: `home.json`
 * @throws {Error} naming the file, and the line that is not JSON
 */
async function readJsonFiles(folder: URL, below = ''): Promise<Record<string, unknown>> {
  const names = (await readdir(new URL(below, folder))).filter((name) => name.endsWith('.json'))
  const files = names.map(async (name) => [name, await readJson(`${below}${name}`, folder)])
  return Object.fromEntries(await Promise.all(files))
}

async function readJson(path: string, folder: URL): Promise<unknown> {
  const text = (await readFile(new URL(path, folder), 'utf8')).replace(/^\uFEFF/, '') // some editors write a byte order mark
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`content/${path} is not right:\n  ${await syntaxFault(text)}`, { cause })
  }
}

/** Where and why a text is not JSON, because JSON.parse rarely names the line. */
async function syntaxFault(text: string): Promise<string> {
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const faults: Array<ParseError> = []
  parse(text, faults, { disallowComments: true })
  const [fault] = faults
  if (!fault) return 'this is not JSON'
  const { offset, error } = fault
  const code = printParseErrorCode(error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `line ${text.slice(0, offset).split('\n').length}: ${code}`
}
