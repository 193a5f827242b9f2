import {
  formatFault,
  PHOTO_FILE_MAX_BYTES,
  PHOTO_SIDES,
  SIGNATURE_BYTES,
  smallFault,
} from '../../../domain/content/photo-rules.ts'
import { decimal } from '../../../domain/wording.ts'
import type { Crop } from './crop.ts'

/** Pixels: one and a half times the stored side. */
const SENT_SIDE = 960
const QUALITY = 0.9

/** A chosen photo, upright. */
export type OpenPhoto = { bitmap: ImageBitmap; bytes: number }

/** Opens a photo in the browser; nothing is sent. @returns a fault if the site cannot use it */
export async function openPhoto(file: File): Promise<OpenPhoto | { fault: string }> {
  const name = `“${file.name}”`
  if (file.size > PHOTO_FILE_MAX_BYTES)
    return {
      fault: `${name} has ${formatBytes(file.size)}. A photo has at most ${formatBytes(PHOTO_FILE_MAX_BYTES)}.`,
    }
  const fault = formatFault(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()), name)
  if (fault !== null) return { fault }
  try {
    const bitmap = await createImageBitmap(file)
    const small = smallFault(bitmap)
    return small === null ? { bitmap, bytes: file.size } : { fault: small }
  } catch {
    return { fault: `${name} cannot be read: it may be damaged. Choose another.` }
  }
}

/** The square that is sent for a person, as JPEG without the camera's metadata. */
export function cropToJpeg(bitmap: ImageBitmap, { left, top, side }: Crop): Promise<Blob> {
  const sentSide = Math.min(side, SENT_SIDE)
  return asJpeg(sentSide, sentSide, (context) =>
    context.drawImage(bitmap, left, top, side, side, 0, 0, sentSide, sentSide),
  )
}

/** A whole photo, shrunk to what a case study needs, as JPEG without the camera's metadata. */
export function shrinkToJpeg(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, PHOTO_SIDES.case / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  return asJpeg(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height))
}

async function asJpeg(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white' // JPEG has no transparency
    context.fillRect(0, 0, width, height)
    draw(context)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('This browser could not make the photo smaller. Please try another browser.')
  return blob
}

/** `4,8 MB`, or `39 KB` */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} KB`
    : `${decimal(Math.round(bytes / 100_000) / 10)} MB`
}
