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

/** The sun's reflection on the water: short bars, wider and further apart the nearer they are. */
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
      Array.from({ length: Math.round(11 - near * 5) }, (_, index) => {
        const length = (22 + near * 110) * (0.6 + 0.4 * Math.abs(Math.sin(wave * 7 + index * 2.3)))
        const x = ((index + off + Math.sin(wave * 9 + index) * 0.3) * BAY.width) / (10 - near * 5)
        return `M${f(x)} ${f(y + off * 5)}q${f(length / 2)} ${f(-2 - near * 5)} ${f(length)} 0`
      }),
    )
    .join('')
}

/** Dune grass below the camera, bent by the south-easter. */
export function tufts(): string {
  return Array.from({ length: 54 }, (_, blade) => {
    const x = 690 + blade * 7.4 + Math.sin(blade * 5.3) * 9
    const height = 24 + Math.abs(Math.sin(blade * 2.1)) * 34 + Math.sin(blade / 17) * 16
    const lean = -8 - Math.abs(Math.sin(blade * 1.7)) * 22
    return `M${f(x)} 550q${f(lean * 0.1)} ${f(-height * 0.7)} ${f(lean)} ${f(-height)}q${f(4 - lean * 0.6)} ${f(height * 0.4)} ${f(7 - lean)} ${f(height)}Z`
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
