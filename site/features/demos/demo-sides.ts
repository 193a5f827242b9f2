import type { Solution, SolutionPicture } from '../../../domain/content/solution.ts'
import { capitalised, inWords } from '../../../domain/wording/counting-words.ts'

export type DemoSide = 'store' | 'admin'

/**
 * The solution that a demo belongs to: the first with a picture of it.
 *
 * @throws {Error} if there is none
 */
export function solutionOfDemo(side: DemoSide, solutions: ReadonlyArray<Solution>): Solution {
  const solution = solutions.find(({ gallery }) => gallery.some(({ demo }) => demo === side))
  if (!solution) throw new Error(`content/solutions.json: no picture of a gallery has the demo "${side}"`)
  return solution
}

/** Where each demo stands: the shop in front of the counter, the dashboard behind it. */
export const ROOM = { store: 'front', admin: 'behind' } as const

/** The pictures of one side of the counter, each with the name of its file. */
export function picturesOf(
  side: DemoSide,
  { url, gallery }: Pick<Solution, 'url' | 'gallery'>,
): Array<SolutionPicture & { name: string }> {
  return gallery
    .map((picture, at) => ({ ...picture, name: `${url}-${at + 1}` }))
    .filter((picture) => picture.side === ROOM[side])
}

/**
 * How long the one order is on a side: `Three minutes in front`. Behind, how soon it is there after the last moment in front.
 *
 * @returns `null` where a picture has no time
 */
export function minutesOf(side: DemoSide, gallery: Solution['gallery']): string | null {
  const front = timesIn('front', gallery)
  const from = side === 'store' ? front[0] : front.at(-1)
  const to = side === 'store' ? front.at(-1) : timesIn('behind', gallery)[0]
  if (!from || !to || gallery.some(({ time }) => !time)) return null
  const minutes = minuteOf(to) - minuteOf(from)
  const said = `${capitalised(inWords(minutes))} ${minutes === 1 ? 'minute' : 'minutes'}`
  return side === 'store' ? `${said} in front of the counter` : `${said} later, behind the counter`
}

function timesIn(side: SolutionPicture['side'], gallery: Solution['gallery']): Array<string> {
  return gallery.flatMap(({ side: own, time }) => (own === side && time ? [time] : [])).sort()
}

/** @param time of a day, `15:12` */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
