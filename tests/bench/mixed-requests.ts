import { Agent } from 'node:http'
import { contactFields, jsonForm, plainForm } from '../promises/attack/contact-form.ts'
import { type RequestOptions, sendRequest } from '../promises/attack/send-request.ts'

const CONNECTIONS = 50
const FROM = '127.0.0.9'
const READ = [
  '/',
  '/about-us',
  '/our-work',
  '/contact-us',
  '/favicon.svg',
  '/robots.txt',
  '/?utm_source=x',
  '/nowhere',
  '/healthz',
]
/** One in so many is rendered for a query that nobody has asked before, is stored, or is a form with a fault. */
const RARE = { rendered: 500, stored: 100, faulty: 1_000 }

/** Sends requests of all kinds over some connections, each when the answer before it has come. */
export async function sendMixed(port: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const at = next++
      await sendRequest({ port, from: FROM, agent, ...mixedRequest(at) })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
}

function mixedRequest(at: number): Pick<RequestOptions, 'path' | 'form'> {
  const fields = contactFields(`visitor${at}@example.com`)
  if (at % RARE.faulty === 0) return { path: '/contact-us', form: plainForm({ ...fields, email: 'none' }) }
  if (at % RARE.rendered === 1) return { path: `/calculator?campaign=${at}` }
  if (at % RARE.stored === 2) return { path: '/contact-us', form: jsonForm(fields) }
  return { path: READ[at % READ.length] ?? '/' }
}
