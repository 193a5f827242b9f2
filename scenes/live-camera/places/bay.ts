/** The picture's pixels and where things are in it. */
export const BAY = {
  width: 1080,
  height: 560,
  horizon: 248,
  sun: 770,
  kelp: [
    [250, 366, 1.1],
    [420, 334, 0.7],
    [930, 372, 1],
    [140, 320, 0.5],
  ],
} as const

const SHORE = 440

/** The sun's path: short bars, wider and further apart the nearer they are. */
export function glitter(): string {
  return rows(30)
    .map(({ y, near, wave }) => {
      const half = (10 + near * 74) * (0.55 + 0.45 * Math.abs(Math.sin(wave * 3.7)))
      const x = BAY.sun + Math.sin(wave * 5.1) * (4 + near * 26)
      const thick = 1 + near * 4
      return `M${f(x - half)} ${f(y)}q${f(half)} ${f(-thick)} ${f(2 * half)} 0q${f(-half)} ${f(thick)} ${f(-2 * half)} 0Z`
    })
    .join('')
}

/** Swells that run in: short strokes in rows that open towards the shore. */
export function swells(side: 'light' | 'dark'): string {
  const off = side === 'light' ? 0 : 0.5
  return rows(17)
    .flatMap(({ y, near, wave }) =>
      Array.from({ length: Math.round(11 - near * 5) }, (_, place) => {
        const length = (22 + near * 110) * (0.6 + 0.4 * Math.abs(Math.sin(wave * 7 + place * 2.3)))
        const x = ((place + off + Math.sin(wave * 9 + place) * 0.3) * BAY.width) / (10 - near * 5)
        return `M${f(x)} ${f(y + off * 5)}q${f(length / 2)} ${f(-2 - near * 5)} ${f(length)} 0`
      }),
    )
    .join('')
}

/** Dune grass below the camera. */
export function tufts(): string {
  return Array.from({ length: 30 }, (_, blade) => {
    const x = 700 + blade * 13
    const height = 26 + Math.abs(Math.sin(blade * 2.1)) * 38
    const lean = Math.sin(blade * 1.3) * 20 - 8
    return `M${f(x)} 548q${f(lean * 0.2)} ${f(-height * 0.6)} ${f(lean)} ${f(-height)}`
  }).join('')
}

type Row = { y: number; near: number; wave: number }

/** Rows from the horizon to the shore, close together far off. */
function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, row) => {
    const near = ((row + 1) / count) ** 1.7
    return { y: BAY.horizon + 3 + near * (SHORE - BAY.horizon), near, wave: row + 1 }
  })
}

function f(value: number): string {
  return value.toFixed(1)
}
