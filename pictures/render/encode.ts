import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { AVIF, SOCIAL_JPEG, SOCIAL_WIDTH, WEBP, WIDTHS } from './encoding.ts'

/** The width that a phone loads: 390 CSS pixels at two device pixels each. */
const PHONE_WIDTH = 800
const PHONE_MAX_BYTES = 40_000
const SOCIAL_MAX_BYTES = 120_000

type Encoded = { width: number; height: number; ground: string | null; widths: Array<number> }

/**
 * Writes a picture in AVIF and WebP in every width that it has pixels for.
 *
 * @param png the screenshot
 * @param path where the files go, without `-<width>.<format>`
 * @returns the size of the widest file, the background colour (six hexadecimal digits; null if transparent) and the widths written
 * @throws {RangeError} if it is too heavy for a phone
 */
export async function encodePicture(png: Buffer, path: string): Promise<Encoded> {
  const screenshot = await sharp(png).metadata()
  const widths = WIDTHS.filter((width) => width <= screenshot.width)
  for (const width of widths) {
    const resized = await sharp(png).resize({ width }).png({ compressionLevel: 0 }).toBuffer()
    const avif = await sharp(resized).avif(AVIF).toBuffer()
    if (width === PHONE_WIDTH) assertMaxBytes(PHONE_MAX_BYTES, avif, path)
    await writeFile(`${path}-${width}.avif`, avif)
    await writeFile(`${path}-${width}.webp`, await sharp(resized).webp(WEBP).toBuffer())
  }
  const width = widths.at(-1) ?? screenshot.width
  return {
    width,
    height: Math.round((screenshot.height / screenshot.width) * width),
    ground: await groundOf(png),
    widths,
  }
}

/**
 * Writes a social card: one JPEG, which every messenger shows.
 *
 * @throws {RangeError} if it is too heavy
 */
export async function encodeSocialCard(png: Buffer, path: string): Promise<void> {
  const jpeg = await sharp(png).resize({ width: SOCIAL_WIDTH }).jpeg(SOCIAL_JPEG).toBuffer()
  assertMaxBytes(SOCIAL_MAX_BYTES, jpeg, path)
  await writeFile(`${path}.jpg`, jpeg)
}

/** The background colour, taken from the picture's corner. */
async function groundOf(png: Buffer): Promise<string | null> {
  const picture = sharp(png)
  if (!(await picture.stats()).isOpaque) return null
  const corner = await picture
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return corner.toString('hex')
}

function assertMaxBytes(limit: number, bytes: Buffer, path: string): void {
  if (bytes.length > limit)
    throw new RangeError(`${path} has ${bytes.length} bytes, more than ${limit}: draw it with fewer details`)
}
