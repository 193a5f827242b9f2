import type { ElementAttributes, Pen } from './pen.ts'
import { MARGINS, PAGE } from './sheet-styles.ts'

/** A layout block of the PDF, in points. */
export type Block = {
  height: number
  /** Draws it with its top left corner at a point. @returns the `y` below it, which may be on a later page */
  draw: (pen: Pen, x: number, y: number) => number
}

/** Stacks blocks vertically; the page may end between them. */
export function stack(...blocks: ReadonlyArray<Block>): Block {
  return {
    height: sumOf(blocks.map(({ height }) => height)),
    draw: (pen, x, from) => blocks.reduce((y, block) => block.draw(pen, x, y), from),
  }
}

/** Places blocks side by side, each at its distance from the left; the page never ends within them. */
export function beside(...columns: ReadonlyArray<{ x: number; block: Block }>): Block {
  const height = Math.max(0, ...columns.map(({ block }) => block.height))
  return unbreakable({
    height,
    draw: (pen, x, y) => {
      for (const column of columns) column.block.draw(pen, x + column.x, y)
      return y + height
    },
  })
}

/** A block that is never split between pages. */
export function unbreakable(block: Block): Block {
  return { height: block.height, draw: (pen, x, y) => block.draw(pen, x, pen.room(y, block.height)) }
}

/** Places the last block at the foot of its page. */
export function atFoot(block: Block): Block {
  return {
    height: block.height,
    draw: (pen, x, y) =>
      block.draw(pen, x, Math.max(pen.room(y, block.height), PAGE.height - MARGINS.bottom - block.height)),
  }
}

export function space(height: number): Block {
  return { height, draw: (_pen, _x, y) => y + height }
}

/** A block with padding above and below, in points. */
export function padded(block: Block, above: number, below = above): Block {
  return {
    height: above + block.height + below,
    draw: (pen, x, y) => block.draw(pen, x, y + above) + below,
  }
}

/** Centres a block vertically in a height; a taller block is unchanged. */
export function centred(block: Block, height: number): Block {
  return padded(block, Math.max(0, height - block.height) / 2)
}

/** Draws decoration behind or beside a block, which is never split between pages. */
export function decorated(
  block: Block,
  decorate: (pen: Pen, x: number, y: number, height: number) => void,
): Block {
  return unbreakable({
    height: block.height,
    draw: (pen, x, y) => {
      pen.artifact(() => decorate(pen, x, y, block.height))
      return block.draw(pen, x, y)
    },
  })
}

/** Marks a whole block as decoration. */
export function decoration(block: Block): Block {
  return unbreakable({
    height: block.height,
    draw: (pen, x, y) => {
      pen.artifact(() => block.draw(pen, x, y))
      return y + block.height
    },
  })
}

/** Makes a block an element of the document's structure. */
export function tagged(role: string, block: Block, attributes?: ElementAttributes): Block {
  return {
    height: block.height,
    draw: (pen, x, y) => {
      let below = y
      pen.within(
        role,
        () => {
          below = block.draw(pen, x, y)
        },
        attributes,
      )
      return below
    },
  }
}

function sumOf(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
