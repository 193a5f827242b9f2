import './grounds.css'
import facts from './pictures.json'

type PictureSource = { url: string; width: number }
export type PictureSources = {
  avif: Array<PictureSource>
  webp: Array<PictureSource>
  /** Pixels of the widest file. */
  width: number
  height: number
  /** The background colour until it has loaded: six hexadecimal digits, a rule in grounds.css; null for a transparent picture. */
  ground: string | null
}

type Facts = { width: number; height: number; ground: string | null; widths: Array<number> }

const pictures: Readonly<Record<string, Facts>> = facts
// Our Content-Security-Policy forbids data: pictures, however small.
const files = import.meta.glob<string>('./*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/**
 * Finds the files of one picture, narrowest first, in both formats.
 *
 * Pictures are made by `npm run scenes`, named `<solution's url>-<place in its gallery, from 1>`, `<solution's url>-card` …
 *
 * @throws {Error} naming it, if the picture or one of its files is missing
 */
export function pictureSources(name: string): PictureSources {
  const facts = pictures[name]
  if (!facts) throw new Error(`No picture ${name} in site/images`)
  const { widths, ...rest } = facts
  return { avif: sourcesIn('avif', name, widths), webp: sourcesIn('webp', name, widths), ...rest }
}

function sourcesIn(
  format: 'avif' | 'webp',
  name: string,
  widths: ReadonlyArray<number>,
): Array<PictureSource> {
  return widths.map((width) => ({ url: urlOf(`${name}-${width}.${format}`), width }))
}

function urlOf(file: string): string {
  const url = files[`./${file}`]
  if (url === undefined) throw new Error(`No picture ${file} in site/images`)
  return url
}
