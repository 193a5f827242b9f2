import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const documentsIn = async (folder: string) =>
  (await readdir(join(ROOT, folder))).filter((name) => name.endsWith('.md')).map((name) => join(folder, name))
const DOCUMENTS = (
  await Promise.all(['.', 'content', 'content/ratecards', 'docs', 'docs/decisions'].map(documentsIn))
).flat()
const read = (path: string) => readFile(join(ROOT, path), 'utf8')

test('each link between our documents leads to a file, and to a heading in it', async () => {
  const lost: Array<string> = []
  let checked = 0
  for (const path of DOCUMENTS)
    for (const [, target = ''] of (await read(path)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
      checked += 1
      if (!(await leadsSomewhere(path, target))) lost.push(`${path}: ${target}`)
    }
  expect(checked).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

test('each file that a document names is there', async () => {
  const named = (text: string) =>
    text.matchAll(/`((?:content|demos|docs|domain|inbox|ops|pictures|server|site|tests|ui)\/[\w./-]+\.\w+)`/g)
  const found = await Promise.all(
    DOCUMENTS.filter((path) => path !== 'CHANGELOG.md').map(async (path) =>
      Array.from(named(await read(path)), ([, file = '']) => ({ path, file })),
    ),
  )
  expect(found.flat().length).toBeGreaterThan(50)
  expect(found.flat().filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('the index of decisions names each, and none has more than 300 words', async () => {
  const decisions = DOCUMENTS.filter((path) => /\/\d{4}-/.test(path))
  const [index, ...texts] = await Promise.all(['docs/decisions/README.md', ...decisions].map(read))
  const named = new Set(
    Array.from(index?.matchAll(/\]\((\d{4}-[^)]+)\)/g) ?? [], ([, name]) => `docs/decisions/${name}`),
  )
  expect([...named].sort()).toEqual(decisions.sort())
  expect(texts.map(countWords).filter((count) => count > 300)).toEqual([])
})

const countWords = (text: string) => text.trim().split(/\s+/).length

async function leadsSomewhere(from: string, target: string): Promise<boolean> {
  const [file = '', heading] = target.split('#')
  const path = file === '' ? from : normalize(join(dirname(from), file))
  if (!existsSync(join(ROOT, path))) return false
  return heading === undefined || headingsIn(await read(path)).includes(heading)
}

/** As GitHub names them. */
function headingsIn(text: string): Array<string> {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
