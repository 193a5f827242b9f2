import { Circle, Link, Path, type Styles, Svg, Text, View } from '@react-pdf/renderer'
// A PDF is drawn as a React tree, too; Node runs TypeScript without JSX, so its elements are functions here.
// biome-ignore lint/style/noRestrictedImports: the rule keeps the site's interface out, and this is none of it
import { createElement, type ReactElement } from 'react'

import { drawable } from './drawable.ts'

export type Drawn = ReactElement | null
export type Style = Styles[string]

/** A rectangle around others; by itself they stand below one another. */
export function box(style: Style, ...children: Array<Drawn>): ReactElement {
  return createElement(View, { style }, ...children)
}

/** As {@link box}, never cut by the end of a page. */
export function whole(style: Style, ...children: Array<Drawn>): ReactElement {
  return createElement(View, { style, wrap: false }, ...children)
}

export function words(style: Style, ...children: Array<string | Drawn>): ReactElement {
  const drawn = children.map((child) => (typeof child === 'string' ? drawable(child) : child))
  return createElement(Text, { style }, ...drawn)
}

export function link(style: Style, href: string, text: string): ReactElement {
  return createElement(Link, { style, href }, drawable(text))
}

/** A drawing of a size in points, which are its own units. */
export function drawing(width: number, height: number, ...children: Array<Drawn>): ReactElement {
  return createElement(Svg, { viewBox: `0 0 ${width} ${height}`, style: { width, height } }, ...children)
}

export function path(d: string, fill: string): ReactElement {
  return createElement(Path, { d, fill })
}

export function disc(cx: number, cy: number, r: number, fill: string): ReactElement {
  return createElement(Circle, { cx, cy, r, fill })
}

export function ring(cx: number, cy: number, r: number, stroke: string, dashes?: string): ReactElement {
  const line = { stroke, strokeWidth: 0.6, ...(dashes === undefined ? {} : { strokeDasharray: dashes }) }
  return createElement(Circle, { cx, cy, r, fill: 'none', ...line })
}

/** A word of a drawing, centred on `x` or beginning there, its baseline at `y`. */
export function label(x: number, y: number, style: LabelStyle, text: string): ReactElement {
  const { anchor = 'middle', ...rest } = style
  return createElement(Text, { x, y, textAnchor: anchor, style: rest }, text)
}

export type LabelStyle = {
  fontFamily: Array<string>
  fontSize: number
  fontWeight: number
  fill: string
  anchor?: 'start' | 'middle'
}
