/** What is drawn: satori takes React's elements, of which it reads no more than this. */
export type Element = Readonly<{ type: string; props: Readonly<Record<string, unknown>>; key: null }>
type Style = Readonly<Record<string, string | number>>
type Child = Element | string

/** A box with others in it, side by side unless its style says otherwise; or with a text, which is never read as markup. */
export function box(style: Style, ...children: ReadonlyArray<Child>): Element {
  return element('div', { style: { display: 'flex', ...style }, children: [...children] })
}

/** A drawing of paths, each with its colour. */
export function drawing(
  [width, height]: readonly [number, number],
  viewBox: string,
  ...shapes: ReadonlyArray<{ d: string; fill: string }>
): Element {
  const children = shapes.map((shape) => element('path', shape))
  return element('svg', { width, height, viewBox, children })
}

/** Boxes above each other. */
export function column(style: Style, ...children: ReadonlyArray<Child>): Element {
  return box({ flexDirection: 'column', ...style }, ...children)
}

function element(type: string, props: Readonly<Record<string, unknown>>): Element {
  return { type, props, key: null }
}
