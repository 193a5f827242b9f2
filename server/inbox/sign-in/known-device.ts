import { z } from 'zod'
import { cookieValue } from '../../cookie-value.ts'
import { createSealer } from '../../secrets.ts'
import { hostCookie } from './session-cookie.ts'

const NAME = 'inbox-device'
const MAX_AGE_SECONDS = 180 * 24 * 3_600
const VALUE_MAX_CHARS = 512
const ID_BYTES = 12

/** A browser that signed in before: failed attempts from elsewhere do not delay it. */
type KnownDevice = { staff: string; id: string }

export type KnownDevices = {
  /** The device of a Cookie header; null without a recent sign-in. */
  read: (cookieHeader: string | undefined) => KnownDevice | null
  /** A Set-Cookie header that makes a browser known. It does not sign anyone in. */
  set: (staff: string) => string
}

const sealedSchema = z.tuple([z.string(), z.string()])

/** @param secret seals the cookies */
export function knownDevices(
  secret: string,
  siteUrl: string,
  randomBytes: (count: number) => Uint8Array,
): KnownDevices {
  const sealer = createSealer(secret, 'twelve-moons known device')
  const { name, write } = hostCookie(NAME, siteUrl)
  return {
    read: (cookieHeader) => {
      const value = cookieValue(cookieHeader, name)
      const text = value === null || value.length > VALUE_MAX_CHARS ? null : sealer.open(value)
      if (text === null) return null
      const [staff, id] = sealedSchema.parse(JSON.parse(text))
      return { staff, id }
    },
    set: (staff) => {
      const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
      return write(sealer.seal(JSON.stringify([staff, id])), MAX_AGE_SECONDS)
    },
  }
}
