import { winAnsi } from './win-ansi.ts'

/** An element of the document's structure: its role, and what it holds, pieces of the page by their number or elements. */
export type Element = { role: string; kids: Array<number | Element> }

export type Type = { size: number; isBold?: boolean; colour?: string }

export const PAGE = { width: 595.28, height: 841.89 } as const

/** One page that is drawn and tagged at once: every text is content of an element, every line decoration. */
export class TaggedPage {
  readonly root: Element = { role: 'Document', kids: [] }
  #at = this.root
  #content = ''
  #pieces = 0

  /** How many pieces of content stand on the page. */
  get pieces(): number {
    return this.#pieces
  }

  get content(): string {
    return this.#content
  }

  /** Draws within an element of the structure. */
  within(role: string, draw: () => void): void {
    const outer = this.#at
    const element: Element = { role, kids: [] }
    outer.kids.push(element)
    this.#at = element
    draw()
    this.#at = outer
  }

  /** @param x from the left, @param y of the baseline from the top, in points */
  write(text: string, x: number, y: number, { size, isBold = false, colour = INK }: Type): void {
    const piece = this.#pieces++
    this.#at.kids.push(piece)
    this.#content += `/${this.#at.role} <</MCID ${piece}>> BDC BT /F${isBold ? 2 : 1} ${size} Tf ${colour} rg ${round(x)} ${round(PAGE.height - y)} Td ${winAnsi(text)} Tj ET EMC\n`
  }

  line(x: number, y: number, width: number, { thick, colour }: { thick: number; colour: string }): void {
    this.#content += `/Artifact BMC ${colour} rg ${round(x)} ${round(PAGE.height - y)} ${round(width)} ${thick} re f EMC\n`
  }
}

/** Red, green and blue from 0 to 1, as a PDF takes them: the office's ink, its quiet words, its wood and its hairline. */
export const INK = '0.125 0.102 0.086'
export const SOFT = '0.38 0.349 0.318'
export const WOOD = '0.478 0.247 0.114'
export const RULE = '0.902 0.882 0.847'

function round(points: number): number {
  return Math.round(points * 100) / 100
}
