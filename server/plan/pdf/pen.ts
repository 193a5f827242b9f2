import { PDFDocument, type PDFStructureElement } from 'pdfkit'
import { COLOURS, MARGINS, PAGE } from './sheet-styles.ts'
import { featuresOf, type Piece } from './typesetting.ts'

/** What an element of the structure says of itself besides its role. */
export type ElementFacts = { alt?: string; scope?: 'Column' | 'Row'; bbox?: [number, number, number, number] }

export type FileFacts = { title: string; author: string; subject: string; madeAt: Date }

/**
 * A PDF in the making (PDF/UA-1): whatever is drawn belongs to an element of the document's structure or is an artifact. Points
 * are measured from the page's top left corner.
 */
export class Pen {
  readonly document: PDFDocument
  #element: PDFStructureElement
  #headings: Array<{ title: string; page: number; top: number }> = []
  #pages = 0
  #isDecoration = false
  /** The colour that the file has at this point, if text was the last to choose one. */
  #ink: string | null = null

  constructor({ title, author, subject, madeAt }: FileFacts) {
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

  /** Draws what belongs to an element within the one that is open; reading order is the order of these calls. */
  within(role: string, draw: () => void, facts: ElementFacts = {}): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    const outer = this.#element
    const inner = this.document.struct(role, facts)
    outer.add(inner)
    this.#element = inner
    draw()
    inner.end()
    this.#element = outer
  }

  /** What is drawn here is content of the open element. */
  content(draw: () => void): void {
    if (this.#isDecoration) draw()
    else this.#element.add(draw)
  }

  /** All that is drawn here is decoration (an artifact): screen readers pass it over. */
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

  /** Writes with the baseline at `y`. */
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
  link(x: number, y: number, width: number, height: number, { href, says }: Destination): void {
    this.document.link(x, y, width, height, href, {
      structParent: this.#element,
      Contents: Object(says),
    })
  }

  /** Remembers a heading for the bookmarks. */
  bookmark(title: string, top: number): void {
    this.#headings.push({ title, page: this.#pages - 1, top })
  }

  /** `y` if so much fits below it, otherwise the top of a new page. */
  room(y: number, height: number): number {
    if (y <= MARGINS.top || y + height <= PAGE.height - MARGINS.bottom + ROUNDING) return y
    this.turnPage()
    return MARGINS.top
  }

  /** The finished file; bookmarks only where there is more than a page. */
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

/** Where a link goes, and its description for screen readers. */
export type Destination = { href: string; says: string }

/** Heights are sums of fractions. */
const ROUNDING = 0.01

/** The library writes the title into the metadata as it stands. */
function withoutMarkup(title: string): string {
  return title.replaceAll('&', 'and').replace(/[<>]/g, '')
}

/**
 * By ourselves, because the library writes an author into the metadata as it stands. Whatever is no letter or digit is written
 * as a numeric reference, so that no character of a name is markup.
 */
function authorAsXml(author: string): string {
  const name = author.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`
}
