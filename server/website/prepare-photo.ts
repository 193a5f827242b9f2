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
import { drawnSvg, isSvg } from './draw-logo.ts'

const NAME = 'This file'
const DAMAGED = 'This picture cannot be read: it may be damaged. Choose another.'
const NO_LOGO = `${NAME} is no logo. Choose an SVG, or a PNG or WebP with a clear ground.`
const UNDRAWN =
  'This SVG cannot be drawn: it may be damaged, too large or too intricate. Choose another, or a PNG of 512 by 512.'
const UNSEEN =
  'Nothing in this file can be seen. Turn the letters of an SVG into outlines, and put its pictures into the file.'
const WEBP = { quality: 82, smartSubsample: true }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Prepared = StoredPhoto | { fault: string }

/**
 * Makes a photo that was sent into what is stored: upright, in the size that the site needs, a person's cut to the square of its middle,
 * as WebP without metadata. Only its head is read before its size is known; one decoding takes at most 240 MB, of an interlaced picture 400 MB.
 *
 * @returns a sentence for the owner instead, if it is none that the site takes
 */
export async function preparePhoto(sent: Uint8Array, use: PhotoUse): Promise<Prepared> {
  if (use === 'logo') return prepareLogo(sent)
  const fault = formatFault(sent, NAME)
  if (fault !== null) return { fault }
  const side = PHOTO_SIDES[use]
  return prepared(sent, smallFault, (photo) =>
    photo
      .resize(side, side, { fit: use === 'person' ? 'cover' : 'inside', withoutEnlargement: true })
      .webp(WEBP),
  )
}

/** Makes a logo into a square with clear ground around it. Of an SVG only the picture is kept. */
async function prepareLogo(sent: Uint8Array): Promise<Prepared> {
  const isDrawn = isSvg(sent)
  const isJpeg = sent[0] === 0xff
  if (!isDrawn && (isJpeg || formatFault(sent, NAME) !== null)) return { fault: NO_LOGO }
  const picture = isDrawn ? await drawnSvg(sent).catch(() => null) : sent
  if (picture === null) return { fault: UNDRAWN }
  const side = PHOTO_SIDES.logo
  const logo = await prepared(picture, isDrawn ? () => null : smallLogoFault, (photo) =>
    photo.resize(side, side, { fit: 'contain', background: CLEAR }).webp({ lossless: true }),
  )
  if ('fault' in logo) return logo
  const { default: sharp } = await import('sharp')
  const { channels } = await sharp(logo.bytes).stats()
  return channels[3]?.max === 0 ? { fault: UNSEEN } : logo
}

/** @param small why it is too small; null if it is not */
async function prepared(
  sent: Uint8Array,
  small: typeof smallFault,
  made: (photo: Sharp) => Sharp,
): Promise<Prepared> {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(sent, { limitInputPixels: false }).metadata()
    const fault = small(autoOrient) ?? largeFault(autoOrient)
    if (fault !== null) return { fault }
    const photo = sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient()
    const { data: bytes, info } = await made(photo).toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { hash, bytes, width: info.width, height: info.height }
  } catch {
    return { fault: DAMAGED }
  }
}
