type Move = { x: number; y: number; scale: number }
/** Left, top, right and bottom edge. */
export type Span = readonly [left: number, top: number, right: number, bottom: number]

/** Where the ovals and boxes of a picture stand, moved as the groups around them say. Turned ones are left out. */
export function spansOf(svg: string): ReadonlyArray<Span> {
  const moves: Array<Move> = [{ x: 0, y: 0, scale: 1 }]
  return [...svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)].flatMap(([, isEnd, name, attributes = '']) => {
    const around = moves.at(-1) ?? { x: 0, y: 0, scale: 1 }
    if (name === 'g' && isEnd) moves.pop()
    else if (name === 'g') moves.push(within(around, attributes))
    const span = spanOf(name, attributes)
    return span === null ? [] : [moved(span, around)]
  })
}

function within({ x, y, scale }: Move, attributes: string): Move {
  const [, left = '0', top = '0', size = '1'] =
    /translate\((\S+) (\S+?)\)(?: scale\((\S+)\))?/.exec(attributes) ?? []
  return { x: x + scale * Number(left), y: y + scale * Number(top), scale: scale * Number(size) }
}

function spanOf(name: string | undefined, attributes: string): Span | null {
  const of = (key: string) => Number(new RegExp(`(?:^|\\s)${key}="([^"]+)"`).exec(attributes)?.[1])
  if (name === 'rect') return [of('x'), of('y'), of('x') + of('width'), of('y') + of('height')]
  if (name !== 'ellipse') return null
  return [of('cx') - of('rx'), of('cy') - of('ry'), of('cx') + of('rx'), of('cy') + of('ry')]
}

const moved = ([left, top, right, bottom]: Span, { x, y, scale }: Move): Span => [
  x + scale * left,
  y + scale * top,
  x + scale * right,
  y + scale * bottom,
]
