import type { Socket } from 'node:net'
import { connectFrom } from '../../../attacks/sockets.ts'
import { type Answer, ask, countOf, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { exactly, type Scenario } from '../../scenario.ts'

const LIMIT = 5
const SETTINGS = { SUBMISSIONS_PER_10_MINUTES: String(LIMIT) }
const PROXY = '127.0.0.1'
const BEHIND_PROXY = { ...SETTINGS, TRUST_PROXY: PROXY }
const FORWARDED_ADDRESSES = 30
const OFFICE_READERS = 300
/** More than the limit of one address. */
const PROXY_CONNECTIONS = 1_700
/** Less than the listen backlog. */
const BATCH = 100

/** Sends forms one after another, each with its own email address. */
async function sendForms(
  port: number,
  count: number,
  { from, forwardedFor }: { from?: string; forwardedFor?: (at: number) => string },
): Promise<Array<Answer>> {
  const answers: Array<Answer> = []
  for (let index = 0; index < count; index += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const forwarded = forwardedFor ? { 'x-forwarded-for': forwardedFor(index) } : {}
    const fields = { ...contactFields(`visitor-${index}@example.co.za`), message: `Number ${index}` }
    const options = { ...(from && { from }), headers: { ...headers, ...forwarded } }
    answers.push(await post(port, '/contact-us', fields, options))
  }
  return answers
}

export const forgedAddresses: Scenario = {
  id: 'S1',
  promise: 'A forged X-Forwarded-For evades no limit if no proxy is trusted',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/app.ts',
    find: 'trustProxy: trustProxy.length > 0 ? [...trustProxy] : false',
    replace: 'trustProxy: true',
  },
  run: async (context) => {
    const { port } = await context.server(SETTINGS)
    const before = await sendForms(port, LIMIT, {})
    const forged = await sendForms(port, FORWARDED_ADDRESSES, {
      forwardedFor: (at) => `198.51.100.${at + 1}`,
    })
    const withContacts = forged.filter(({ text }) => /wait \d+ minutes.*@.* or call /.test(text))
    return [
      exactly('accepted up to the limit', countOf(before, 200), LIMIT),
      exactly('forged and refused', countOf(forged, 429), FORWARDED_ADDRESSES),
      exactly(
        'refusals with Retry-After',
        forged.filter(({ headers }) => headers['retry-after']).length,
        FORWARDED_ADDRESSES,
      ),
      exactly('refusals that name e-mail and phone', withContacts.length, FORWARDED_ADDRESSES),
    ]
  },
}

/** A household with IPv6 counts as one visitor, however many addresses it has. */
export const visitorsBehindProxy: Scenario = {
  id: 'S1',
  promise: "Behind a listed proxy the visitor's own address counts, of IPv6 its /64",
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/http/bounds/addresses.ts',
    find: 'const IPV6_HOUSEHOLD_PARTS = 4',
    replace: 'const IPV6_HOUSEHOLD_PARTS = 8',
  },
  run: async (context) => {
    const { port } = await context.server(BEHIND_PROXY)
    const send = (count: number, forwardedFor: (at: number) => string, from = PROXY) =>
      sendForms(port, count, { forwardedFor, from })
    const visitors = await send(FORWARDED_ADDRESSES, (at) => `198.51.100.${at + 1}`)
    const forged = await send(LIMIT + 1, (at) => `192.0.2.${at + 1}, 203.0.113.9`)
    const household = await send(LIMIT + 1, (at) => `2001:db8:1:2::${at + 1}`)
    const neighbour = await send(1, () => '2001:db8:1:3::1')
    const stranger = await send(LIMIT + 1, (at) => `198.51.101.${at + 1}`, '127.0.0.9')
    const connections = await openMany(port, PROXY_CONNECTIONS)
    context.atEnd(() => connections.map((socket) => socket.destroy()))
    const last = await ask(port, '/about-us', { from: PROXY })
    return [
      exactly('accepted: different visitors', countOf(visitors, 200), FORWARDED_ADDRESSES),
      exactly('refused: a forged address before the proxy’s own', countOf(forged, 429), 1),
      exactly('refused: more of one IPv6 household', countOf(household, 429), 1),
      exactly('accepted: the next household', countOf(neighbour, 200), 1),
      exactly('refused: a client that claims to be the proxy', countOf(stranger, 429), 1),
      exactly(`a page beside ${PROXY_CONNECTIONS} connections of the proxy`, last.status, 200),
    ]
  },
}

async function openMany(port: number, count: number): Promise<Array<Socket>> {
  const sockets: Array<Socket> = []
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: BATCH }, () => connectFrom(PROXY, port)))))
  return sockets
}

/** One address may be a whole office or the customers of a mobile network. */
export const officeOfMany: Scenario = {
  id: 'S2',
  promise: 'An office behind one address can read on while one of its users sends too much',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/http/bounds/form-limit.ts',
    find: 'formCounts.count(request.ip)',
    // Counts every visitor as one.
    replace: "formCounts.count('')",
  },
  run: async (context) => {
    const { port } = await context.server(SETTINGS)
    const office = '127.0.0.20'
    const sent = await sendForms(port, LIMIT + 5, { from: office })
    const read = await Promise.all(
      Array.from({ length: OFFICE_READERS }, () => ask(port, '/our-work', { from: office })),
    )
    const others = await sendForms(port, LIMIT, { from: '127.0.0.21' })
    return [
      exactly('forms of the office beyond its limit refused', countOf(sent, 429), 5),
      exactly('pages of the office served meanwhile', countOf(read, 200), OFFICE_READERS),
      exactly('forms of other addresses accepted', countOf(others, 200), LIMIT),
    ]
  },
}
