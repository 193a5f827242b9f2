import { d, line } from './svg.ts'

/** Threads that hang down, one beside the other. */
export function fringe(
  [from, to]: readonly [number, number],
  y: number,
  length: number,
  colour: string,
  gap: number,
): string {
  let path = ''
  for (let x = from; x <= to; x += gap) path += d`M${x} ${y}v${length}`
  return line(path, colour, 1.1)
}
