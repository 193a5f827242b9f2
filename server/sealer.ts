import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Sealer = {
  /** The text encrypted and authenticated, in base64url. */
  seal: (text: string) => string
  /**
   * Null for what was not sealed with this secret for this purpose, or was changed.
   *
   * @param authenticated what the text was bound to when it was sealed; `seal` binds to nothing
   */
  open: (sealed: string, authenticated?: string) => string | null
}

/** Encrypts short texts that others keep for us, so that whoever copies the cookie or the database cannot use them. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, authenticated = '') => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAAD(Buffer.from(authenticated)).setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
