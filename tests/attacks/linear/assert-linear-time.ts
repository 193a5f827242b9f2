import fc from 'fast-check'
import { openStepCounter } from './count-steps.ts'
import { doubled, type Shape } from './hostile-text.ts'

/** Twice the steps, and what comes with a text whatever its length. */
const MOST_GROWTH = 2.5

export type Work = {
  /** Makes ready what is not counted. */
  prepare: (text: string) => () => unknown
  shapes: fc.Arbitrary<Shape>
  /** In characters, of the shorter text of each pair. */
  length: number
  runs: number
  /** Shapes that are always among those tried. */
  known?: ReadonlyArray<Shape>
}

/** @throws naming the shape of text of which twice as much takes more than {@link MOST_GROWTH} times the steps */
export async function assertLinearTime({ prepare, shapes, length, runs, known = [] }: Work): Promise<void> {
  const counter = openStepCounter()
  const isLinear = fc.asyncProperty(shapes, async (shape) => {
    const [once, twice] = doubled(shape, length).map(prepare)
    const growth = (await counter.stepsOf(() => twice?.())) / (await counter.stepsOf(() => once?.()))
    if (growth > MOST_GROWTH) throw new Error(`Twice the text takes ${growth.toFixed(1)} times the steps`)
  })
  try {
    await fc.assert(isLinear, { numRuns: runs, examples: known.map((shape) => [shape]) })
  } finally {
    counter.close()
  }
}
