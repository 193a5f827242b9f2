import { readFile } from 'node:fs/promises'
import { type Content, type ContentName, parseContentFile } from '../domain/content/content.ts'

/** The files of content/ whose words and prices stand in the social cards. */
const CARD_FILES = [
  'company',
  'ratecard',
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
export type CardContent = Pick<Content, (typeof CARD_FILES)[number]>

/** @throws {Error} naming the file and each field that is missing or wrong */
export async function readCardContent(): Promise<CardContent> {
  const entries = CARD_FILES.map(async (name) => [name, await readContentFile(name)])
  // Each name stands beside what was read by this name.
  return Object.fromEntries(await Promise.all(entries)) as CardContent
}

async function readContentFile<Name extends ContentName>(name: Name): Promise<Content[Name]> {
  const file = new URL(`../content/${name}.json`, import.meta.url)
  return parseContentFile(name, JSON.parse(await readFile(file, 'utf8')))
}
