/**
 * As much of pdfkit 0.20 as is used here. The package brings no types; those of DefinitelyTyped describe 0.17, which had no
 * scope of a header cell, no bounds of a figure, no PDF/UA and no fonts that are read already.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  /** Left, top, right and bottom in points from the page's top left corner. */
  type Bounds = [left: number, top: number, right: number, bottom: number]

  export class PDFStructureElement {
    /** A function draws what belongs to the element, at once where the element has its place in the document. */
    add(child: PDFStructureElement | (() => void)): this
    end(): void
  }

  export class PDFDocument extends Readable {
    constructor(options: {
      autoFirstPage: false
      size: 'A4'
      /** 0: nothing but our own layout begins a page. */
      margin: 0
      /** No font is open before one is chosen. */
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
    /** Adds to the metadata, which must be escaped. */
    appendXML(xml: string): void
    outline: { addItem(title: string, at: { pageNumber: number; top: number; fit: false }): void }

    addStructure(root: PDFStructureElement): this
    struct(role: string, options?: { alt?: string; scope?: string; bbox?: Bounds }): PDFStructureElement
    markContent(tag: 'Artifact'): this
    endMarkedContent(): this

    /** @param name under which it is found again */
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
