import { inflateSync } from 'node:zlib'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { z } from 'zod'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** An element of a PDF's structure: its own text, and its child elements. */
export type Element = { role: string; alt: string; words: string; links: number; children: Array<Element> }

/** Reads a PDF like Firefox (PDF.js), as a screen reader would. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(bytes))
  const { info, metadata } = await document.getMetadata()
  const pages: Array<Awaited<ReturnType<typeof readPage>>> = []
  for (let no = 1; no <= document.numPages; no++) pages.push(await readPage(await document.getPage(no)))
  return {
    info: z.record(z.string(), z.unknown()).parse(info),
    author: metadata?.get('dc:creator'),
    pdfUaPart: metadata?.get('pdfuaid:part'),
    marks: await document.getMarkInfo(),
    viewing: await document.getViewerPreferences(),
    bookmarks: (await document.getOutline())?.map(({ title }) => title),
    pages,
  }
}

async function readPage(page: Page) {
  const { words, strays } = await wordsOf(page)
  const painted = [...words].flatMap(([id, text]) => (id === DECORATION ? [] : [text])).join('')
  const root = treeSchema.parse(await page.getStructTree())
  const annotations = z.array(annotationSchema).parse(await page.getAnnotations())
  return {
    elements: root.children.map((child) => elementOf(child, words)),
    painted,
    strays,
    annotations,
    ...(await paintedOn(page)),
  }
}

const DECORATION = 'decoration'
const annotationSchema = z.object({
  subtype: z.string(),
  url: z.string(),
  contentsObj: z.object({ str: z.string() }),
})

const nodeSchema = z.object({
  role: z.string().optional(),
  type: z.string().optional(),
  id: z.string().optional(),
  alt: z.string().default(''),
  get children() {
    return z.array(nodeSchema).default([])
  },
})
const treeSchema = z.object({ children: z.array(nodeSchema) })
type Node = z.infer<typeof nodeSchema>

function elementOf({ role = '', alt, children }: Node, words: ReadonlyMap<string, string>): Element {
  const contents = children.filter(({ type }) => type === 'content')
  return {
    role,
    alt,
    words: contents.map(({ id = '' }) => words.get(id) ?? '').join(''),
    links: children.filter(({ type }) => type === 'object').length,
    children: children.filter((child) => child.role !== undefined).map((child) => elementOf(child, words)),
  }
}

/** The text of each piece of content by its id, and text that is neither content nor an artifact. */
async function wordsOf(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const words = new Map<string, string>()
  const strays: Array<string> = []
  const openIds: Array<string> = []
  for (const item of items) {
    if ('str' in item) {
      const id = openIds.at(-1)
      const text = item.str + (item.hasEOL ? ' ' : '')
      if (id === undefined) strays.push(text)
      else words.set(id, (words.get(id) ?? '') + text)
    } else if (item.type === 'endMarkedContent') openIds.pop()
    else openIds.push(item.id ?? DECORATION)
  }
  return { words, strays: strays.filter((text) => text.trim() !== '') }
}

/** The fonts and colours of a page, and the number of painting operations that are neither content nor artifacts. */
async function paintedOn(page: Page) {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const fonts = new Set<string>()
  const colours = new Set<string>()
  let [depth, unmarked] = [0, 0]
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1
    if (operator === OPS.endMarkedContent) depth -= 1
    if (depth === 0 && (operator === OPS.showText || operator === OPS.constructPath)) unmarked += 1
    if (operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor)
      colours.add(String(argsArray[at]))
    if (operator === OPS.setFont) fonts.add(page.commonObjs.get(argsArray[at]?.[0]).name)
  }
  return { unmarked, fonts: [...fonts], colours: [...colours].toSorted() }
}

/** The small objects of a file that PDF.js does not expose completely, such as the scope of a table header. */
export function unpackedObjects(bytes: Uint8Array): string {
  const streams = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/Type \/ObjStm\b.*?\bstream\n(.*?)\nendstream/gs)
  return Array.from(streams, ([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  ).join('\n')
}
