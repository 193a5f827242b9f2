import type { SiteServer } from '../journeys/site-server.ts'
import { type Answer, ask, post, type Question } from './ask.ts'

/** Fictional, used nowhere else. */
export const OWNER = {
  name: 'Thandeka Nkosi',
  email: 'thandeka@twelvemoons.example',
  password: 'twelve moons over Pinetown',
}

/** A browser with a session of the inbox. */
export type Staff = {
  cookie: string
  read: (path: string) => Promise<Answer>
  send: (path: string, body: object) => Promise<Answer>
}

/** The first owner, who has just joined. */
export async function joinInbox(server: SiteServer): Promise<Staff> {
  return staffWith(server.port, cookieOf(await join(server)))
}

/** The Set-Cookie headers of the first owner's session. */
export async function staffCookies(server: SiteServer): Promise<Array<string>> {
  return (await join(server)).headers['set-cookie'] ?? []
}

async function join(server: SiteServer): Promise<Answer> {
  const token = (await server.firstOwnerLink()).split('/').at(-1)
  const joined = await inboxPost(server.port, `first/${token}`, OWNER)
  if (joined.status !== 200) throw new Error(`The owner could not join: ${joined.status} ${joined.text}`)
  return joined
}

/** Attempts to sign in with a password. */
export function signIn(
  port: number,
  { email, password }: { email: string; password: string },
  question: Question = {},
): Promise<Answer> {
  return inboxPost(port, 'sign-in/password', { email, password }, question)
}

/** A browser with these cookies. */
export function staffWith(port: number, cookie: string): Staff {
  return {
    cookie,
    read: (path) => ask(port, `/inbox/api/${path}`, { headers: { cookie } }),
    send: (path, body) => inboxPost(port, path, body, { headers: { cookie } }),
  }
}

/** The cookies of a response, in the format of the next request. */
export function cookieOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
}

function inboxPost(port: number, path: string, body: object, question?: Question): Promise<Answer> {
  return post(port, `/inbox/api/${path}`, body, question)
}
