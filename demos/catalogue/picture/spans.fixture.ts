type Transform = { x: number; y: number; scale: number }
/** Left, top, right and bottom edge. */
export type Span = readonly [left: number, top: number, right: number, bottom: number]

/** The edges of a picture's ovals and boxes after the translations and scales of their groups; rotations are ignored. */
export function spansOf(svg: string): ReadonlyArray<Span> {
  const transforms: Array<Transform> = [{ x: 0, y: 0, scale: 1 }]
  return [...svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)].flatMap(([, isEnd, name, attributes = '']) => {
    const outerTransform = transforms.at(-1) ?? { x: 0, y: 0, scale: 1 }
    if (name === 'g' && isEnd) transforms.pop()
    else if (name === 'g') transforms.push(innerTransform(outerTransform, attributes))
    const span = spanOf(name, attributes)
    return span === null ? [] : [movedSpan(span, outerTransform)]
  })
}

function innerTransform({ x, y, scale }: Transform, attributes: string): Transform {
  const [, left = '0', top = '0', size = '1'] =
    /translate\((\S+) (\S+?)\)(?: scale\((\S+)\))?/.exec(attributes) ?? []
  return { x: x + scale * Number(left), y: y + scale * Number(top), scale: scale * Number(size) }
}

function spanOf(name: string | undefined, attributes: string): Span | null {
  const numberOf = (key: string) => Number(new RegExp(`(?:^|\\s)${key}="([^"]+)"`).exec(attributes)?.[1])
  if (name === 'rect')
    return [
      numberOf('x'),
      numberOf('y'),
      numberOf('x') + numberOf('width'),
      numberOf('y') + numberOf('height'),
    ]
  if (name !== 'ellipse') return null
  return [
    numberOf('cx') - numberOf('rx'),
    numberOf('cy') - numberOf('ry'),
    numberOf('cx') + numberOf('rx'),
    numberOf('cy') + numberOf('ry'),
  ]
}

const movedSpan = ([left, top, right, bottom]: Span, { x, y, scale }: Transform): Span => [
  x + scale * left,
  y + scale * top,
  x + scale * right,
  y + scale * bottom,
]
