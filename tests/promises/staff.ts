import type { SiteServer } from '../journeys/site-server.ts'
import { type Answer, ask, post, type Question } from './ask.ts'

/** Invented: nobody signs in with it anywhere. */
export const OWNER = {
  name: 'Thandeka Nkosi',
  email: 'thandeka@twelvemoons.example',
  password: 'twelve moons over Pinetown',
}

/** A browser in which somebody is signed in to the inbox. */
export type Staff = {
  cookie: string
  read: (path: string) => Promise<Answer>
  send: (path: string, body: object) => Promise<Answer>
}

/** The first owner, who has just joined. */
export async function joinInbox(server: SiteServer): Promise<Staff> {
  return staffWith(server.port, cookieOf(await join(server)))
}

/** The Set-Cookie headers that the first owner gets by joining. */
export async function staffCookies(server: SiteServer): Promise<Array<string>> {
  return (await join(server)).headers['set-cookie'] ?? []
}

async function join(server: SiteServer): Promise<Answer> {
  const token = (await server.firstOwnerLink()).split('/').at(-1)
  const joined = await inboxPost(server.port, `first/${token}`, OWNER)
  if (joined.status !== 200) throw new Error(`The owner could not join: ${joined.status} ${joined.text}`)
  return joined
}

/** Tries to get in with a password. */
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

/** The cookies that an answer gives, as the next request sends them. */
export function cookieOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
}

function inboxPost(port: number, path: string, body: object, question?: Question): Promise<Answer> {
  return post(port, `/inbox/api/${path}`, body, question)
}
