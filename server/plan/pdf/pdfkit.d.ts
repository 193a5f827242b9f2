/**
 * The part of pdfkit 0.20 that is used here. The package has no types; DefinitelyTyped describes 0.17, without the scope of header
 * cells, bounds of figures, PDF/UA and fonts that are already loaded.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  /** Left, top, right and bottom in points from the page's top left corner. */
  type Bounds = [left: number, top: number, right: number, bottom: number]

  export class PDFStructureElement {
    /** A function draws the element's content; it runs at once if the element already has its place in the document. */
    add(child: PDFStructureElement | (() => void)): this
    end(): void
  }

  export class PDFDocument extends Readable {
    constructor(options: {
      autoFirstPage: false
      size: 'A4'
      /** 0: only our own layout begins a page. */
      margin: 0
      /** No default font is opened. */
      font: null
      pdfVersion: '1.7'
      subset: 'PDF/UA'
      tagged: true
      displayTitle: true
      lang: string
      info: { Title: string; Subject: string; CreationDate: Date; ModDate: Date }
    })

    addPage(): this
    end(): void
    /** Appends to the metadata; the caller escapes. */
    appendXML(xml: string): void
    outline: { addItem(title: string, at: { pageNumber: number; top: number; fit: false }): void }

    addStructure(root: PDFStructureElement): this
    struct(role: string, options?: { alt?: string; scope?: string; bbox?: Bounds }): PDFStructureElement
    markContent(tag: 'Artifact'): this
    endMarkedContent(): this

    /** @param name registers the font for later calls */
    font(font: Font, name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    text(
      text: string,
      x: number,
      y: number,
      options: {
        baseline: 'alphabetic'
        lineBreak: false
        characterSpacing: number
        features?: Array<string> | undefined
      },
    ): this
    /** @param Contents a String object: a primitive one would be written as a name */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: PDFStructureElement; Contents: object },
    ): this

    save(): this
    restore(): this
    translate(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    circle(x: number, y: number, radius: number): this
    path(d: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(points: number): this
    dash(length: number, options: { space: number }): this
    fill(colour: string): this
    stroke(colour: string): this
  }
}
