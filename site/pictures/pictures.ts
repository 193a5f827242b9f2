type PictureSource = { url: string; width: number }
export type PictureSources = {
  avif: Array<PictureSource>
  webp: Array<PictureSource>
  width: 1200
  height: 900
}

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' })
const WIDTHS = [400, 800, 1200]

/**
 * Finds the files of one drawn picture, narrowest first, in both formats.
 *
 * A picture is named `<solution's url>-<place in its gallery, from 1>` or `<solution's url>-card`.
 * `width` and `height` are the pixels of the widest file; every file is 4:3.
 *
 * @throws {Error} if a file of the picture is missing, with its name
 */
export function pictureSources(name: string): PictureSources {
  return { avif: sourcesIn('avif', name), webp: sourcesIn('webp', name), width: 1200, height: 900 }
}

function sourcesIn(format: 'avif' | 'webp', name: string): Array<PictureSource> {
  return WIDTHS.map((width) => ({ url: urlOf(`${name}-${width}.${format}`), width }))
}

function urlOf(file: string): string {
  const url = files[`./${file}`]
  if (url === undefined) throw new Error(`No picture ${file} in site/pictures`)
  return url
}
