/** A row of the page, and the thing that stands in it for now. */
export type Seat = { key: number; number: number; index: number }

type Wanted = { number: number; index: number }

/**
 * Who sits where after the list moved. A thing keeps its row; what came into sight takes the rows of what left it, so that their
 * words change and nothing is made or removed. While the list moves, rows stand in the page as they come; once it rests, in the
 * order of the list, as who reads or tabs through them must find them.
 *
 * @param wanted in the order of the list
 */
export function reseated(
  before: ReadonlyArray<Seat>,
  wanted: ReadonlyArray<Wanted>,
  isMoving: boolean,
): ReadonlyArray<Seat> {
  const wantedIndex = new Map(wanted.map(({ number, index }) => [number, index]))
  const coming = wanted.filter(({ number }) => !before.some((seat) => seat.number === number))
  const seats = before.flatMap((seat) => {
    const index = wantedIndex.get(seat.number)
    if (index !== undefined) return [index === seat.index ? seat : { ...seat, index }]
    const next = coming.shift()
    return next ? [{ key: seat.key, ...next }] : []
  })
  const free = firstFreeKey(before)
  const all = [...seats, ...coming.map((one, at) => ({ key: free + at, ...one }))]
  return isMoving ? all : all.sort((a, b) => a.index - b.index)
}

function firstFreeKey(seats: ReadonlyArray<Seat>): number {
  return seats.reduce((free, { key }) => Math.max(free, key + 1), 0)
}
