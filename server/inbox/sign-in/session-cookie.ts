import { cookieValue } from '../../cookie-value.ts'
import { isToken } from './token.ts'

const NAME = 'inbox-session'

export type SessionCookies = {
  /** The token of a request's Cookie header; null without one of ours. */
  read: (cookieHeader: string | undefined) => string | null
  /** A Set-Cookie header that signs a browser in. */
  set: (token: string, maxAgeSeconds: number) => string
  /** A Set-Cookie header that signs it out. */
  clear: () => string
}

/**
 * The cookie of a session. Over plain HTTP on localhost it lacks `__Host-` and Secure, because Safari would reject it.
 *
 * @param siteUrl the public origin
 */
export function sessionCookies(siteUrl: string): SessionCookies {
  const { name, write } = hostCookie(NAME, siteUrl)
  return {
    read: (cookieHeader) => {
      const value = cookieValue(cookieHeader, name)
      return value !== null && isToken(value) ? value : null
    },
    set: write,
    clear: () => write('', 0),
  }
}

/** A cookie for this host and all paths, HttpOnly and SameSite. */
export function hostCookie(plainName: string, siteUrl: string) {
  const isHttps = siteUrl.startsWith('https://')
  const name = isHttps ? `__Host-${plainName}` : plainName
  const write = (value: string, maxAgeSeconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${isHttps ? 'Secure; ' : ''}SameSite=Strict`
  return { name, write }
}
