import type { SiteServer } from '../journeys/site-server.ts'
import { type Answer, ask, post, type RequestOptions } from './ask.ts'

/** The account of the first owner in tests. */
export const OWNER = {
  name: 'Thandeka Nkosi',
  email: 'thandeka@twelvemoons.example',
  password: 'twelve moons over Pinetown',
}

/** A member of staff with a session of the inbox. */
export type Staff = {
  cookie: string
  read: (path: string) => Promise<Answer>
  send: (path: string, body: object) => Promise<Answer>
}

/** Lets the first owner join. */
export async function joinInbox(server: SiteServer): Promise<Staff> {
  const token = (await server.firstOwnerLink()).split('/').at(-1)
  const { status, text, headers } = await inboxPost(server.port, `first/${token}`, OWNER)
  if (status !== 200) throw new Error(`The owner could not join: ${status} ${text}`)
  const cookies = (headers['set-cookie'] ?? []).map((header) => header.split(';')[0])
  return staffWith(server.port, cookies.join('; '))
}

/** Attempts to sign in with a password. */
export function signIn(
  port: number,
  { email, password }: { email: string; password: string },
  options: RequestOptions = {},
): Promise<Answer> {
  return inboxPost(port, 'sign-in/password', { email, password }, options)
}

export function staffWith(port: number, cookie: string): Staff {
  return {
    cookie,
    read: (path) => ask(port, `/inbox/api/${path}`, { headers: { cookie } }),
    send: (path, body) => inboxPost(port, path, body, { headers: { cookie } }),
  }
}

function inboxPost(port: number, path: string, body: object, options?: RequestOptions): Promise<Answer> {
  return post(port, `/inbox/api/${path}`, body, options)
}
