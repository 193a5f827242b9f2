import { createHash } from 'node:crypto'
import {
  formatFault,
  MAX_PIXELS,
  PHOTO_SIDES,
  type PhotoUse,
  sizeFault,
} from '../../domain/content/photo-rules.ts'
import type { StoredPhoto } from '../store/sql/website/photo-rows.ts'

const NAME = 'This file'
const DAMAGED = 'This picture cannot be read: it may be damaged. Choose another.'
const WEBP = { quality: 82, smartSubsample: true }

/**
 * Makes a photo that was sent into what is stored: upright, in the size that the site needs, a person's cut to the square of its middle,
 * as WebP without metadata. Only its head is read before its size is known; one decoding takes at most 240 MB.
 *
 * @returns a sentence for the owner instead, if it is none that the site takes
 */
export async function preparePhoto(
  sent: Uint8Array,
  use: PhotoUse,
): Promise<StoredPhoto | { fault: string }> {
  const fault = formatFault(sent, NAME)
  if (fault !== null) return { fault }
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(sent, { limitInputPixels: false }).metadata()
    const tooSmallOrLarge = sizeFault(autoOrient)
    if (tooSmallOrLarge !== null) return { fault: tooSmallOrLarge }
    const side = PHOTO_SIDES[use]
    const { data: bytes, info } = await sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: use === 'person' ? 'cover' : 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { hash, bytes, width: info.width, height: info.height }
  } catch {
    return { fault: DAMAGED }
  }
}
