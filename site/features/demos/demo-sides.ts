import type { Solution } from '../../../domain/content/solution.ts'

export type DemoSide = 'store' | 'admin'

/** The solution that the two demos belong to. */
export const DEMO_SOLUTION = 'ecommerce'

const PICTURES = { store: [1, 2, 3], admin: [4, 5, 6] }

/** The pictures of one side of the counter, each with the name of its file. */
export function picturesOf(side: DemoSide, { url, gallery }: Solution) {
  return PICTURES[side].flatMap((place) => {
    const picture = gallery[place - 1]
    return picture ? [{ ...picture, name: `${url}-${place}` }] : []
  })
}
