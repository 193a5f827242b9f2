/** @param size attributes of the outermost element */
export function svg(inside: string, size = 'viewBox="0 0 24 24"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
}

const CLOUDS = '<feTurbulence numOctaves="1000" baseFrequency="0.07"/>'.repeat(200)
/** Takes minutes to draw. */
export const ENDLESS_SVG = svg(
  `<filter id="f">${CLOUDS}</filter><rect width="24" height="24" filter="url(#f)"/>`,
)
