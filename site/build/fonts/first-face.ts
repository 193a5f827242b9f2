import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { create } from 'fontkit'
import inject from 'light-my-request'
import subsetFont from 'subset-font'

const FULL_FONT = new URL('./bricolage-grotesque.woff2', import.meta.url)
/** The placeholder for the first face's address, in bricolage.css and in the preload of Head.astro. */
const ADDRESSES = /[\w./-]*#bricolage-first\b/g
const HEADINGS = /<h1\b[^>]*>(.*?)<\/h1>/gs
const MARKUP = /<[^>]*>/g
const ENTITY = /&([#\w]+);/g
/** Character references as React and Astro write them. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

/** Astro's own importer is closed when the build is done. */
const requireBuilt = createRequire(import.meta.url)

type Text = { file: URL; text: string }

/**
 * Subsets the font of headings and the wordmark to 'Bricolage First', for which a first visit waits: it has only the
 * letters of the wordmark and of the headings of all pages that use it (decision 14).
 *
 * @param wordmark in the header of each page
 * @param rendered addresses of pages that are rendered on demand and have their own headings
 */
export function firstFace(wordmark: string, rendered: ReadonlyArray<string>): AstroIntegration {
  let server: URL
  return {
    name: 'first-face',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server
      },
      'astro:build:done': async ({ dir }) => {
        const pages = await filesWithAddress(dir, '.html')
        const responses = await Promise.all(rendered.map((address) => render(server, address)))
        const headings = [...pages.map(({ text }) => text), ...responses].flatMap(headingsOf)
        const face = await subset([wordmark, ...headings])
        const hash = createHash('sha256').update(face).digest('base64url').slice(0, 6)
        const address = `/_astro/first.${hash}.woff2`
        await writeFile(new URL(`.${address}`, dir), face)
        for (const { file, text } of [...pages, ...(await filesWithAddress(server, '.mjs'))])
          await writeFile(file, text.replaceAll(ADDRESSES, address))
      },
    },
  }
}

async function filesWithAddress(folder: URL, ending: string): Promise<Array<Text>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending))
  const files = names.map((name) => new URL(name, folder))
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  return texts.filter(({ text }) => text.search(ADDRESSES) >= 0)
}

/** Renders the page without a query. */
async function render(server: URL, address: string): Promise<string> {
  const { handler } = requireBuilt(fileURLToPath(new URL('entry.mjs', server)))
  return (await inject((request, response) => handler(request, response), { url: address })).payload
}

/**
 * The texts of a page's headings.
 *
 * @throws {Error} if one contains an unknown character reference
 */
export function headingsOf(html: string): Array<string> {
  return Array.from(html.matchAll(HEADINGS), ([, heading = '']) =>
    heading.replaceAll(MARKUP, '').replaceAll(ENTITY, (entity: string, name: string) => {
      const character = CHARACTERS[name]
      if (character === undefined) throw new Error(`A heading has ${entity}: write the character itself.`)
      return character
    }),
  )
}

async function subset(texts: ReadonlyArray<string>): Promise<Buffer> {
  const fullFont = await readFile(FULL_FONT)
  const face = await subsetFont(fullFont, texts.join(''), { targetFormat: 'woff2' })
  checkLetters(face, fullFont, texts)
  return face
}

/** @throws {Error} if the face lacks a letter that the whole face has: two faces would be mixed in one word */
export function checkLetters(face: Buffer, fullFont: Buffer, texts: ReadonlyArray<string>): void {
  const [isInFace, isInFullFont] = [lettersOf(face), lettersOf(fullFont)]
  for (const text of texts) {
    const missingLetters = Array.from(text).filter((letter) => isInFullFont(letter) && !isInFace(letter))
    if (missingLetters.length > 0)
      throw new Error(`The face of headings lacks ${missingLetters.join(' ')} of “${text}”.`)
  }
}

function lettersOf(face: Buffer): (letter: string) => boolean {
  const font = create(face)
  return (letter) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}
