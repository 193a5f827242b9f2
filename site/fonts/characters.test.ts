import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FONT_CHARACTERS } from './characters.ts'

const BUILT = new URL('../../dist/client/', import.meta.url).pathname

test('the fonts carry every character that the built pages show', async () => {
  const names = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.html'))
  expect(names.length).toBeGreaterThan(20)
  const missing = new Map<string, string>()
  for (const name of names) {
    const shown = textOf(await readFile(join(BUILT, name), 'utf8'))
    for (const character of shown) if (!FONT_CHARACTERS.includes(character)) missing.set(character, name)
  }
  expect(Object.fromEntries(missing)).toEqual({})
})

/** What a page shows: without script, style and tags, its line breaks as spaces. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s/g, ' ')
}
