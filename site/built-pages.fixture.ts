import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the files that visitors can fetch. */
export const BUILT = new URL('../dist/client/', import.meta.url).pathname

/** The visible texts of every built page, without tags, scripts and styles, by file name. */
export async function builtTexts(): Promise<Array<[name: string, texts: Array<string>]>> {
  const names = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(names.map(async (name) => [name, textsOf(await readFile(join(BUILT, name), 'utf8'))]))
}

function textsOf(html: string): Array<string> {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')
    .map((text) => text.replaceAll('&nbsp;', '\u00a0'))
}
