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

test('each link between the documents leads to an existing file and heading', async () => {
  const deadLinks: Array<string> = []
  let checked = 0
  for (const path of DOCUMENTS)
    for (const [, target = ''] of (await read(path)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
      checked += 1
      if (!(await leadsSomewhere(path, target))) deadLinks.push(`${path}: ${target}`)
    }
  expect(checked).toBeGreaterThan(50)
  expect(deadLinks).toEqual([])
})

test('each file that a document names exists', async () => {
  const filesNamedIn = (text: string) =>
    text.matchAll(/`((?:content|demos|docs|domain|inbox|ops|pictures|server|site|tests|ui)\/[\w./-]+\.\w+)`/g)
  const references = await Promise.all(
    DOCUMENTS.filter((path) => path !== 'CHANGELOG.md').map(async (path) =>
      Array.from(filesNamedIn(await read(path)), ([, file = '']) => ({ path, file })),
    ),
  )
  expect(references.flat().length).toBeGreaterThan(50)
  expect(references.flat().filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('the index names each decision, and none has more than 300 words', async () => {
  const decisions = DOCUMENTS.filter((path) => /\/\d{4}-/.test(path))
  const [index, ...texts] = await Promise.all(['docs/decisions/README.md', ...decisions].map(read))
  const indexed = new Set(
    Array.from(index?.matchAll(/\]\((\d{4}-[^)]+)\)/g) ?? [], ([, name]) => `docs/decisions/${name}`),
  )
  expect([...indexed].sort()).toEqual(decisions.sort())
  expect(texts.map(countWords).filter((count) => count > 300)).toEqual([])
})

const countWords = (text: string) => text.trim().split(/\s+/).length

async function leadsSomewhere(from: string, target: string): Promise<boolean> {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : normalize(join(dirname(from), file))
  if (!existsSync(join(ROOT, path))) return false
  return anchor === undefined || anchorsIn(await read(path)).includes(anchor)
}

/** The anchors that GitHub gives the headings. */
function anchorsIn(text: string): Array<string> {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
