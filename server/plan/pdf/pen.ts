import { PDFDocument, type PDFStructureElement } from 'pdfkit'
import { COLOURS, MARGINS, PAGE } from './sheet-styles.ts'
import { featuresOf, type Piece } from './typesetting.ts'

/** Attributes of a structure element. */
export type ElementAttributes = {
  alt?: string
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

/**
 * Draws a PDF (PDF/UA-1), in which all content belongs to a structure element or is an artifact. Points are measured from the page's
 * top left corner.
 */
export class Pen {
  readonly document: PDFDocument
  #element: PDFStructureElement
  #headings: Array<{ title: string; page: number; top: number }> = []
  #pages = 0
  #isDecoration = false
  /** The current fill colour, if text set it last. */
  #ink: string | null = null

  constructor(metadata: { title: string; author: string; subject: string; madeAt: Date }) {
    const { title, author, subject, madeAt } = metadata
    this.document = new PDFDocument({
      autoFirstPage: false,
      size: 'A4',
      margin: 0,
      font: null,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: 'en-ZA',
      info: { Title: withoutMarkup(title), Subject: subject, CreationDate: madeAt, ModDate: madeAt },
    })
    this.document.appendXML(authorAsXml(author))
    this.#element = this.document.struct('Document')
    this.document.addStructure(this.#element)
    this.turnPage()
  }

  /** Draws an element within the open one; the order of these calls is the reading order. */
  within(role: string, draw: () => void, attributes: ElementAttributes = {}): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    const outer = this.#element
    const inner = this.document.struct(role, attributes)
    outer.add(inner)
    this.#element = inner
    draw()
    inner.end()
    this.#element = outer
  }

  /** Draws content of the open element. */
  content(draw: () => void): void {
    if (this.#isDecoration) draw()
    else this.#element.add(draw)
  }

  /** Draws decoration (an artifact), which screen readers skip. */
  artifact(draw: () => void): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    this.#isDecoration = true
    this.document.markContent('Artifact')
    draw()
    this.document.endMarkedContent()
    this.#isDecoration = false
    this.#ink = null
  }

  /** Writes a text with its baseline at `y`. */
  write({ text, file, span: { style } }: Piece, x: number, y: number): void {
    if (this.#ink !== style.colour) this.document.fillColor(style.colour)
    this.#ink = style.colour
    this.document
      .font(file.font, file.name)
      .fontSize(style.size)
      .text(text, x, y, {
        baseline: 'alphabetic',
        lineBreak: false,
        characterSpacing: (style.spacing ?? 0) * style.size,
        features: featuresOf(style.tabular),
      })
  }

  /** Makes a rectangle a link of the open element, which must be a Link. */
  link(x: number, y: number, width: number, height: number, { href, description }: Destination): void {
    this.document.link(x, y, width, height, href, {
      structParent: this.#element,
      Contents: Object(description),
    })
  }

  /** Adds a bookmark for a heading. */
  bookmark(title: string, top: number): void {
    this.#headings.push({ title, page: this.#pages - 1, top })
  }

  /** `y` if the height fits below it, otherwise the top of a new page. */
  room(y: number, height: number): number {
    if (y <= MARGINS.top || y + height <= PAGE.height - MARGINS.bottom + ROUNDING) return y
    this.turnPage()
    return MARGINS.top
  }

  /** The finished file, with bookmarks if it has several pages. */
  async finish(): Promise<Buffer> {
    this.#element.end()
    if (this.#pages > 1)
      for (const { title, page, top } of this.#headings)
        this.document.outline.addItem(title, { pageNumber: page, top, fit: false })
    this.document.end()
    const chunks: Array<Uint8Array> = []
    for await (const chunk of this.document) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  private turnPage(): void {
    this.document.addPage()
    this.#pages += 1
    this.artifact(() => this.document.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.paper))
  }
}

/** The target of a link, and its description for screen readers. */
export type Destination = { href: string; description: string }

/** Tolerates rounding errors of summed heights. */
const ROUNDING = 0.01

/** Removes markup characters, because the library does not escape the title. */
function withoutMarkup(title: string): string {
  return title.replaceAll('&', 'and').replace(/[<>]/g, '')
}

/**
 * The author as XML, because the library does not escape it. All characters except letters and digits become numeric references.
 */
function authorAsXml(author: string): string {
  const name = author.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`
}
