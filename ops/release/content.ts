import { readFile } from 'node:fs/promises'
import { type Content, type ContentName, parseContentFile } from '../../domain/content/content.ts'

/** The files of content/ whose words and prices the social cards show. */
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
  // Each value was parsed by the schema of its name.
  return Object.fromEntries(await Promise.all(entries)) as CardContent
}

async function readContentFile<Name extends ContentName>(name: Name): Promise<Content[Name]> {
  const file = new URL(`../../content/${name}.json`, import.meta.url)
  return parseContentFile(name, JSON.parse(await readFile(file, 'utf8')))
}
