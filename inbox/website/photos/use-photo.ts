import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  PHOTO_UPLOAD_MAX_BYTES,
  type PhotoUse,
  storedFile,
  storedHash,
} from '../../../domain/content/photo-rules.ts'
import { useApi } from '../../state/api-context.tsx'
import { useFault } from '../../state/fault.ts'
import { queries } from '../../state/queries.ts'
import { formatBytes, type OpenPhoto, openPhoto } from './open-photo.ts'

/** Opens a chosen photo, sends it, and says how it was stored (`summary`). */
export function usePhoto(use: PhotoUse) {
  const api = useApi()
  const client = useQueryClient()
  const [chosenPhoto, setChosenPhoto] = useState<OpenPhoto | null>(null)
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  const [summary, setSummary] = useState<string | null>(null)

  async function open(file: File): Promise<OpenPhoto | null> {
    setFault(null)
    setSummary(null)
    const photo = await openPhoto(file)
    if ('fault' in photo) {
      setFault(new Error(photo.fault))
      return null
    }
    setChosenPhoto(photo)
    return photo
  }
  /** @returns the name of the stored file; null if it was not stored */
  async function send(photo: Pick<OpenPhoto, 'bytes'>, image: Blob | Promise<Blob>): Promise<string | null> {
    setBusy(true)
    setFault(null)
    try {
      const sent = await image
      if (sent.size > PHOTO_UPLOAD_MAX_BYTES)
        throw new Error(
          `This file has ${formatBytes(sent.size)}. It may have at most ${formatBytes(PHOTO_UPLOAD_MAX_BYTES)}.`,
        )
      const { hash, bytes, width, height } = await api.sendPhoto(sent, use)
      await client.invalidateQueries({ queryKey: ['photos'] })
      setChosenPhoto(null)
      setSummary(
        `The photo is ready: ${formatBytes(photo.bytes)} became ${formatBytes(bytes)}, ${width} by ${height}`,
      )
      return storedFile(hash)
    } catch (error) {
      setFault(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  function close(): void {
    setChosenPhoto(null)
    setSummary(null)
  }
  return { chosenPhoto, close, open, send, fault, isBusy, summary }
}

/**
 * The address at which the inbox shows a photo of the draft; undefined until it is known.
 *
 * @param published the site's address for a photo that came with the program
 */
export function usePhotoAddress(file: string | undefined, published: string): string | undefined {
  const { data } = useQuery(queries.photos(useApi()))
  if (file === undefined || !data) return undefined
  const hash = storedHash(file)
  const isStored = data.photos.some((photo) => photo.hash === hash)
  return isStored ? storedAddress(hash ?? '') : published
}

export function storedAddress(hash: string): string {
  return `/inbox/api/website/photos/${hash}`
}
