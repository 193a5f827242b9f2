import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

const CLIENT = join(ROOT, 'dist', 'client')
const MAX_BYTES = 150_000
/** The files that a page references: its scripts, their preloaded imports, and its style sheets. */
const LINKED = /(?:src|href)="(\/_inbox\/[^"]+)"/g
/** A script's static imports; `import()` loads later. */
const IMPORTED = /(?:from|import)\s*"\.\/([^"]+)"/g

test(`the first load of the inbox is at most ${MAX_BYTES} bytes of page, script and styles`, async () => {
  const page = await readFile(join(CLIENT, 'inbox', 'index.html'), 'utf8')
  const files = new Map([['/inbox/index.html', page]])
  await load(files, matchesIn(page, LINKED))
  const sizes = [...files].map(([name, text]) => ({ name, bytes: compressedBytes(text) }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(files.size).toBeGreaterThanOrEqual(3)
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MAX_BYTES)
})

test('each colour and size that the inbox’s style sheets name is defined', async () => {
  const names = await readdir(join(CLIENT, '_inbox'))
  const texts = await Promise.all(
    names
      .filter((name) => /\.(?:css|js)$/.test(name))
      .map((name) => readFile(join(CLIENT, '_inbox', name), 'utf8')),
  )
  const all = texts.join('\n')
  const isSet = (property: string) => all.includes(`${property}:`) || all.includes(`"${property}"`)
  const unset = [...new Set(matchesIn(all, /var\((--[\w-]+)\)/g))].filter((property) => !isSet(property))
  expect(unset).toEqual(['--fresh']) // for a tone that only the demos use
})

test('robots.txt does not name the inbox', async () => {
  expect(await readFile(join(CLIENT, 'robots.txt'), 'utf8')).not.toMatch(/\/_?inbox(?![\w-])/)
})

async function load(files: Map<string, string>, names: ReadonlyArray<string>): Promise<void> {
  for (const name of names.filter((name) => !files.has(name))) {
    const text = await readFile(join(CLIENT, name), 'utf8')
    files.set(name, text)
    if (name.endsWith('.js'))
      await load(
        files,
        matchesIn(text, IMPORTED).map((file) => `/_inbox/${file}`),
      )
  }
}

function matchesIn(text: string, pattern: RegExp): Array<string> {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

function compressedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
