import type { SiteServer } from '../journeys/site-server.ts'
import { type Answer, ask, post } from './ask.ts'

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
  const { port } = server
  const token = (await server.firstOwnerLink()).split('/').at(-1)
  const { status, text, headers } = await post(port, `/inbox/api/first/${token}`, OWNER)
  if (status !== 200) throw new Error(`The owner could not join: ${status} ${text}`)
  const cookie = (headers['set-cookie'] ?? []).map((header) => header.split(';')[0]).join('; ')
  return {
    cookie,
    read: (path) => ask(port, `/inbox/api/${path}`, { headers: { cookie } }),
    send: (path, body) => post(port, `/inbox/api/${path}`, body, { headers: { cookie } }),
  }
}
