/** The largest file that an owner can choose; the browser shrinks it before it is sent. */
export const PHOTO_FILE_MAX_BYTES = 20_000_000
/** The largest photo that the server accepts: one of 1 600 by 1 600 pixels has about 1 MB. */
export const PHOTO_UPLOAD_MAX_BYTES = 4_194_304
/** The minimum of a photo's sides, in pixels: a smaller one is blurred on the site. */
export const PHOTO_MIN_SIDE = 640
/** The most pixels of a picture: decoding takes up to six bytes per pixel, ten if it is interlaced. */
export const MAX_PIXELS = 40_000_000
/** The longest side that WebP can have. A line of 40 megapixels would take gigabytes. */
const MAX_SIDE = 16_383

/** The minimum of a logo's longer side, in pixels, unless it is an SVG. */
export const LOGO_MIN_SIDE = 512

/** What a photo is for: a square of a person, the picture of a case study, whose crops the site makes, or the logo. */
export const PHOTO_USES = ['person', 'case', 'logo'] as const
export type PhotoUse = (typeof PHOTO_USES)[number]
/** The longest side of a stored photo, in pixels. */
export const PHOTO_SIDES = {
  person: PHOTO_MIN_SIDE,
  case: 1_600,
  logo: LOGO_MIN_SIDE,
} as const satisfies Record<PhotoUse, number>

/** The two crops of a case study's photo as they are published, in pixels: 16 to 10 on a desk, 4 to 5 on a phone. */
export const CASE_SIZES = {
  wide: { width: 1_280, height: 800 },
  narrow: { width: 864, height: 1_080 },
} as const
export type CaseCrop = keyof typeof CASE_SIZES

type Size = { width: number; height: number }

/** How many bytes at the beginning of a file tell its format. */
export const SIGNATURE_BYTES = 12

/** The brands of Apple's HEIF files. */
const APPLE_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/**
 * Why the site does not accept a file as a photo, by its first bytes; null if it does.
 *
 * @param name what the sentence calls the file
 */
export function formatFault(start: Uint8Array, name: string): string | null {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES))
  const isJpeg = text.startsWith('\xff\xd8\xff')
  const isPng = text.startsWith('\x89PNG\r\n\x1a\n')
  const isWebp = text.startsWith('RIFF') && text.slice(8) === 'WEBP'
  if (isJpeg || isPng || isWebp) return null
  if (text.slice(4, 8) === 'ftyp' && APPLE_BRANDS.includes(text.slice(8)))
    return `${name} is in Apple’s own format. On the iPhone choose it again from the photos: it then comes as JPEG.`
  return `${name} is not a picture. Choose a JPEG, PNG or WebP.`
}

/** Why a picture is too small; null if it is not. @param size in pixels */
export function smallFault({ width, height }: Size): string | null {
  if (Math.min(width, height) >= PHOTO_MIN_SIDE) return null
  return `This picture is ${width} by ${height}. It must be at least ${PHOTO_MIN_SIDE} by ${PHOTO_MIN_SIDE}, or it is blurred.`
}

/** Why a logo is too small; null if it is not. @param size in pixels */
export function smallLogoFault({ width, height }: Size): string | null {
  if (Math.max(width, height) >= LOGO_MIN_SIDE) return null
  return `This picture is ${width} by ${height}. Its longer side must be at least ${LOGO_MIN_SIDE}, or it is blurred. An SVG may have any size.`
}

/** Why a picture is too large to be decoded; null if it is not. @param size in pixels */
export function largeFault({ width, height }: Size): string | null {
  if (width * height > MAX_PIXELS)
    return `This picture is ${width} by ${height}, which is more than ${MAX_PIXELS / 1_000_000} megapixels. Choose a smaller one.`
  if (Math.max(width, height) > MAX_SIDE)
    return `This picture is ${width} by ${height}. Its longer side may have at most ${MAX_SIDE}. Choose a smaller one.`
  return null
}

const STORED_FILE = /^([0-9a-f]{64})\.webp$/
const STORED_IN_TEXT = /\b[0-9a-f]{64}\.webp\b/g

/** The file name of a stored photo. @param hash SHA-256 of its bytes, hexadecimal */
export function storedFile(hash: string): string {
  return `${hash}.webp`
}

/** The hash of a stored photo by its file name; null for a photo that came with the program. */
export function storedHash(file: string): string | null {
  return STORED_FILE.exec(file)?.[1] ?? null
}

/** The file names of stored photos in a text, such as JSON. */
export function storedFilesIn(text: string): Array<string> {
  return [...new Set(text.match(STORED_IN_TEXT))]
}

/**
 * The largest part of a picture with the shape of a crop, in pixels, placed as CSS does it by `object-fit: cover` with the focus
 * as `object-position`.
 *
 * @param focus where the photo matters most, in percent from its left and its top
 */
export function cropAround(
  { width, height }: Size,
  crop: CaseCrop,
  focus: { x: number; y: number },
): Size & { left: number; top: number } {
  const shape = CASE_SIZES[crop]
  const scale = Math.min(width / shape.width, height / shape.height)
  const part = { width: Math.floor(shape.width * scale), height: Math.floor(shape.height * scale) }
  return {
    ...part,
    left: Math.floor(((width - part.width) * focus.x) / 100),
    top: Math.floor(((height - part.height) * focus.y) / 100),
  }
}
