import { readFile } from 'node:fs/promises'
import { type Content, type ContentName, parseContentFile } from '../domain/content/content.ts'

/** What the server says and checks of the site's words. */
export type ServerContent = Pick<Content, 'company' | 'notices' | 'solutions'>

/**
 * Reads the files of `content/` that the server needs.
 *
 * @throws {Error} naming the file and each field that is missing or wrong
 */
export async function loadContent(): Promise<ServerContent> {
  const [company, notices, solutions] = await Promise.all([
    read('company'),
    read('notices'),
    read('solutions'),
  ])
  return { company, notices, solutions }
}

async function read<Name extends ContentName>(name: Name): Promise<Content[Name]> {
  const text = await readFile(new URL(`../content/${name}.json`, import.meta.url), 'utf8')
  return parseContentFile(name, JSON.parse(text))
}
