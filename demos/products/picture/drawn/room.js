// A room is made of the same drawings: things stand on the floor line, hang from the ceiling or on the wall.
import { bare } from './draw.js'

/** things: [{ p, x, y, s, colour, flat }]: the thing's foot (50, 92) comes to x, y at s times its size; flat lays a rug down. */
export function room({ width, height, floor, wall = '#e5a888', ground = '#c98b6b', things }) {
  // what hangs gets a cord up to the ceiling
  const cord = ({ p, x, y, s }) =>
    p.kind === 'pendant' && y - 92 * s > 0
      ? `<path d="M${x} 0v${y - 90 * s}" stroke="#3b2a1e" stroke-width="${1.4 * s}"/>`
      : ''
  const parts = things
    .map((t) => [t, cord(t)])
    .map(
      ([{ p, x, y, s, colour, flat = 1 }, above]) =>
        `${above}<g transform="translate(${x - 50 * s} ${y - 92 * s * flat}) scale(${s} ${s * flat})">${bare(p, colour)}</g>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="M0 0h${width}v${floor}H0z" fill="${wall}"/><path d="M0 ${floor}h${width}v${height - floor}H0z" fill="${ground}"/><path d="M0 ${floor - 7}h${width}v7H0z" fill="#fff" opacity=".18"/>${parts.join('')}</svg>`
}
