import { interpolate, type Point } from './geometry.ts'

/** The parts of a scene; a face is visible from the side on which its corners run anticlockwise. */
export type Face = {
  kind: 'face'
  points: ReadonlyArray<Point>
  colour: string
  glow?: true
  opacity?: number
  /** The distance in metres for the haze; by default that of the first corner. */
  away?: number
}
/** A line as thick as `width` metres. */
export type Stroke = { kind: 'stroke'; points: ReadonlyArray<Point>; colour: string; width: number }
/** A flat drawing that stands upright and faces the lens: paths in metres, y downwards, 0,0 its foot. */
export type Billboard = { kind: 'billboard'; at: Point; paths: ReadonlyArray<{ d: string; fill: string }> }
export type Part = Face | Stroke | Billboard

/** `corners`: those of the convex shape that casts its shadow; absent if it casts none. */
export type Solid = { parts: ReadonlyArray<Part>; corners?: ReadonlyArray<Point> | undefined }

type BoxPlace = { at: Point; size: readonly [width: number, depth: number, height: number] }

export function face(colour: string, points: ReadonlyArray<Point>): Face {
  return { kind: 'face', colour, points }
}

/** A face that is as bright as its colour says: a screen, a lamp, a patch of sun. */
export function glowing(colour: string, points: ReadonlyArray<Point>, opacity = 1): Face {
  return { kind: 'face', colour, points, glow: true, opacity }
}

export function stroke(colour: string, width: number, points: ReadonlyArray<Point>): Stroke {
  return { kind: 'stroke', colour, width, points }
}

/** A vertical line, from its foot. */
export function verticalLine(colour: string, width: number, [x, y, z]: Point, height: number): Stroke {
  return stroke(colour, width, [
    [x, y, z],
    [x, y, z + height],
  ])
}

/** Points of a line parallel to x. */
export function alongX(xs: ReadonlyArray<number>, y: number, z = 0): Point[] {
  return xs.map((x) => [x, y, z])
}

/** Points of a line on the ground, parallel to y. */
export function alongY(ys: ReadonlyArray<number>, x: number): Point[] {
  return ys.map((y) => [x, y, 0])
}

/** The corners of a vertical rectangle that faces the street, from its left, lower one. */
export function verticalRectangle([x, y, z]: Point, width: number, height: number): Point[] {
  return [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ]
}

/** A level rectangle, from its corner nearest to 0,0. */
export function level(colour: string, [x, y, z]: Point, width: number, depth: number): Face {
  return face(colour, [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ])
}

/** Ground across the whole view, with the haze of `away` metres. */
export function ground(colour: string, fromY: number, toY: number, away: number): Face {
  return { ...level(colour, [-300, fromY, 0], 600, toY - fromY), away }
}

/** A box from its left, near, lower corner. */
export function box(colour: string, { at, size: [width, depth, height] }: BoxPlace): Solid {
  return prism(colour, level(colour, at, width, depth).points, [0, 0, height])
}

/** A convex outline extruded along `vector`; seen from its end, the corners run anticlockwise. */
export function prism(colour: string, outline: ReadonlyArray<Point>, vector: Point): Solid {
  const end = outline.map((point) => shifted(point, vector))
  const sides = outline.map((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    return face(colour, [point, next, shifted(next, vector), shifted(point, vector)])
  })
  return {
    parts: [face(colour, [...outline].reverse()), face(colour, end), ...sides],
    corners: [...outline, ...end],
  }
}

/** A standing cylinder. */
export function drum(colour: string, [x, y, z]: Point, radius: number, height: number): Solid {
  return prism(
    colour,
    circle(radius).map(([a, b]): Point => [x + a, y + b, z]),
    [0, 0, height],
  )
}

/** A lying cylinder whose axis is parallel to y. */
export function wheel(colour: string, [x, y, z]: Point, radius: number, width: number): Solid {
  return prism(
    colour,
    circle(radius)
      .map(([a, b]): Point => [x + a, y, z + b])
      .reverse(),
    [0, width, 0],
  )
}

/** A part of a four-cornered face, such as a window in a wall, by fractions of its width and height. */
export function pane(points: ReadonlyArray<Point>, [left, right]: Share, [low, high]: Share): Point[] {
  const [a, b, c, d] = points
  if (!a || !b || !c || !d) throw new RangeError('A pane needs a face of four corners')
  const spot = (u: number, v: number) => interpolate(interpolate(a, b, u), interpolate(d, c, u), v)
  return [spot(left, low), spot(right, low), spot(right, high), spot(left, high)]
}

type Share = readonly [from: number, to: number]

/** Turns solids about the vertical axis by `turn` radians, and moves them. */
export function placed(solids: ReadonlyArray<Solid>, to: Point, turn: number): Solid[] {
  const move = (point: Point) => shifted(turned(point, turn), to)
  return solids.map(({ parts, corners }) => ({
    parts: parts.map((part) =>
      part.kind === 'billboard' ? { ...part, at: move(part.at) } : { ...part, points: part.points.map(move) },
    ),
    ...(corners && { corners: corners.map(move) }),
  }))
}

function turned([x, y, z]: Point, turn: number): Point {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return [x * cos - y * sin, x * sin + y * cos, z]
}

function shifted([x, y, z]: Point, [dx, dy, dz]: Point): Point {
  return [x + dx, y + dy, z + dz]
}

function circle(radius: number): ReadonlyArray<readonly [number, number]> {
  return Array.from({ length: 20 }, (_, step) => {
    const angle = (step / 20) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

/** Squares that hide what the camera may not show: a neighbour's house, a card machine. */
export function mosaic(at: Point, side: number, columns: number, colours: ReadonlyArray<string>): Solid {
  const rows = Math.ceil(colours.length / columns)
  const paths = colours.map((fill, index) => {
    const x = ((index % columns) - columns / 2) * side
    const y = (Math.floor(index / columns) - rows) * side
    return { d: `M${x} ${y}h${side * 1.02}v${side * 1.02}h${-side * 1.02}Z`, fill }
  })
  return { parts: [{ kind: 'billboard', at, paths }] }
}

/** `joint`: the colour of the joints; `course`: the height of a row in metres. */
type Bricks = { colour: string; joint: string; course: number }

/** A brick wall: level joints on the near, left and right faces, upright joints on the near one. */
export function brickWall({ at, size }: BoxPlace, { colour, joint, course }: Bricks): Solid {
  const wall = box(colour, { at, size })
  const [x, y, z] = at
  const [width, depth, height] = size
  const rows = Array.from({ length: Math.floor(height / course) }, (_, row) => z + row * course)
  const levelJoints = rows.map((up) =>
    stroke(joint, 0.022, [
      [x, y + depth, up],
      [x, y, up],
      [x + width, y, up],
      [x + width, y + depth, up],
    ]),
  )
  const uprightJoints = rows.flatMap((up, row) =>
    uprightJointsAt(x, width, course * 3, row % 2 === 1).map((across) =>
      verticalLine(joint, 0.02, [across, y, up], Math.min(course, z + height - up)),
    ),
  )
  return { parts: [...wall.parts, ...levelJoints.slice(1), ...uprightJoints], corners: wall.corners }
}

function uprightJointsAt(from: number, width: number, length: number, isOffset: boolean): number[] {
  const first = from + length * (isOffset ? 0.5 : 1)
  const count = Math.max(0, Math.ceil((from + width - first) / length))
  return Array.from({ length: count }, (_, index) => first + index * length)
}
