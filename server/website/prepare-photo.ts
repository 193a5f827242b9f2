import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import {
  formatFault,
  largeFault,
  MAX_PIXELS,
  PHOTO_SIDES,
  type PhotoUse,
  smallFault,
  smallLogoFault,
} from '../../domain/content/photo-rules.ts'
import type { StoredPhoto } from '../store/sql/website/photo-rows.ts'
import { drawSvg, isSvg } from './draw-logo.ts'

const NAME = 'This file'
const DAMAGED = 'This picture cannot be read: it may be damaged. Choose another.'
const NO_LOGO = `${NAME} is no logo. Choose an SVG, or a PNG or WebP with a clear ground.`
const UNDRAWABLE =
  'This SVG cannot be drawn: it may be damaged, too large or too intricate. Choose another, or a PNG of 512 by 512.'
const INVISIBLE =
  'Nothing in this file can be seen. Turn the letters of an SVG into outlines, and put its pictures into the file.'
const WEBP = { quality: 82, smartSubsample: true }
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

type PreparedPhoto = StoredPhoto | { fault: string }

/**
 * Converts an uploaded photo for the store: upright, in the size that the site needs, a person's cropped to a centred square, as WebP
 * without metadata. Only its header is read before its size is known; decoding takes at most 240 MB, or 400 MB if interlaced.
 *
 * @returns a sentence for the owner instead, if the site cannot use it
 */
export async function preparePhoto(upload: Uint8Array, use: PhotoUse): Promise<PreparedPhoto> {
  if (use === 'logo') return prepareLogo(upload)
  const fault = formatFault(upload, NAME)
  if (fault !== null) return { fault }
  const side = PHOTO_SIDES[use]
  return convert(upload, smallFault, (photo) =>
    photo
      .resize(side, side, { fit: use === 'person' ? 'cover' : 'inside', withoutEnlargement: true })
      .webp(WEBP),
  )
}

/** Centres a logo in a transparent square. Of an SVG only the drawn picture is stored. */
async function prepareLogo(upload: Uint8Array): Promise<PreparedPhoto> {
  const isDrawn = isSvg(upload)
  const isJpeg = upload[0] === 0xff
  if (!isDrawn && (isJpeg || formatFault(upload, NAME) !== null)) return { fault: NO_LOGO }
  const picture = isDrawn ? await drawSvg(upload).catch(() => null) : upload
  if (picture === null) return { fault: UNDRAWABLE }
  const side = PHOTO_SIDES.logo
  const logo = await convert(picture, isDrawn ? () => null : smallLogoFault, (photo) =>
    photo.resize(side, side, { fit: 'contain', background: TRANSPARENT }).webp({ lossless: true }),
  )
  if ('fault' in logo) return logo
  const { default: sharp } = await import('sharp')
  const { channels } = await sharp(logo.bytes).stats()
  return channels[3]?.max === 0 ? { fault: INVISIBLE } : logo
}

/** @param tooSmallFault why it is too small; null if it is not */
async function convert(
  picture: Uint8Array,
  tooSmallFault: typeof smallFault,
  transform: (photo: Sharp) => Sharp,
): Promise<PreparedPhoto> {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata()
    const fault = tooSmallFault(autoOrient) ?? largeFault(autoOrient)
    if (fault !== null) return { fault }
    const photo = sharp(picture, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient()
    const { data: bytes, info } = await transform(photo).toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { hash, bytes, width: info.width, height: info.height }
  } catch {
    return { fault: DAMAGED }
  }
}
