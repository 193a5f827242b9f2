import type { Socket } from 'node:net'
import { connectFrom } from '../../../attacks/sockets.ts'
import { type Answer, ask, countOf, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'

const LIMIT = 5
const SETTINGS = { SUBMISSIONS_PER_10_MINUTES: String(LIMIT) }
const PROXY = '127.0.0.1'
const BEHIND_PROXY = { ...SETTINGS, TRUST_PROXY: PROXY }
const FORWARDED_ADDRESSES = 30
const PER_EMAIL = 10
const OFFICE_READERS = 300
/** More than the limit of one address, and opened at a time less than the listen backlog. */
const PROXY_CONNECTIONS = 1_700
const OPENED_AT_ONCE = 100

/** Sends forms one after another, each with its own e-mail address unless `emailOf` says otherwise. */
async function sendForms(
  port: number,
  count: number,
  given: { from?: string; forwardedFor?: (at: number) => string; emailOf?: (at: number) => string },
): Promise<Array<Answer>> {
  const { from, forwardedFor, emailOf = (at) => `visitor-${at}@example.co.za` } = given
  const answers: Array<Answer> = []
  for (let index = 0; index < count; index += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const forwarded = forwardedFor ? { 'x-forwarded-for': forwardedFor(index) } : {}
    const fields = { ...contactFields(emailOf(index)), message: `Number ${index}` }
    const question = { ...(from && { from }), headers: { ...headers, ...forwarded } }
    answers.push(await post(port, '/contact-us', fields, question))
  }
  return answers
}

/** Different addresses in a request's headers still count as one address. */
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
    const wordings = forged.filter(({ text }) => /wait \d+ minutes.*@.* or call /.test(text))
    return [
      exactly('taken up to the limit', countOf(before, 200), LIMIT),
      exactly('forged and refused', countOf(forged, 429), FORWARDED_ADDRESSES),
      exactly(
        'refusals with Retry-After',
        forged.filter(({ headers }) => headers['retry-after']).length,
        FORWARDED_ADDRESSES,
      ),
      exactly('refusals that name e-mail and phone', wordings.length, FORWARDED_ADDRESSES),
    ]
  },
}

/** A trusted proxy distinguishes visitors; a household with IPv6 counts as one, however many addresses it has. */
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
    const before = await send(LIMIT + 1, (at) => `192.0.2.${at + 1}, 203.0.113.9`)
    const household = await send(LIMIT + 1, (at) => `2001:db8:1:2::${at + 1}`)
    const neighbour = await send(1, () => '2001:db8:1:3::1')
    const stranger = await send(LIMIT + 1, (at) => `198.51.101.${at + 1}`, '127.0.0.9')
    const connections = await openMany(port, PROXY_CONNECTIONS)
    context.atEnd(() => connections.map((socket) => socket.destroy()))
    const last = await ask(port, '/about-us', { from: PROXY })
    return [
      exactly('visitors told apart', countOf(visitors, 200), FORWARDED_ADDRESSES),
      exactly('refused: an address written before the one the proxy saw', countOf(before, 429), 1),
      exactly('refused: more of one IPv6 household', countOf(household, 429), 1),
      exactly('taken: the household next door', countOf(neighbour, 200), 1),
      exactly('refused: one that is not the proxy and says it is', countOf(stranger, 429), 1),
      exactly(`the page over one more connection of the proxy than ${PROXY_CONNECTIONS}`, last.status, 200),
    ]
  },
}

async function openMany(port: number, count: number): Promise<Array<Socket>> {
  const sockets: Array<Socket> = []
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => connectFrom(PROXY, port)))),
    )
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
      exactly('forms of other addresses taken', countOf(others, 200), LIMIT),
    ]
  },
}

/** Forms from many addresses cannot flood a stranger's e-mail address with confirmations. */
export const onePersonsAddress: Scenario = {
  id: 'S2',
  promise: 'One e-mail address is accepted ten times in ten minutes, from any network',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/enquiries/submit.ts',
    find: 'const PER_EMAIL = 10\n',
    replace: 'const PER_EMAIL = 1_000\n',
  },
  run: async (context) => {
    const { port } = await context.server(BEHIND_PROXY)
    const forwardedFor = (at: number) => `198.51.100.${at + 1}`
    const emailOf = (at: number) => (at % 2 ? 'Victim@Example.co.za' : 'victim@example.co.za')
    const answers = await sendForms(port, 2 * PER_EMAIL, { from: PROXY, forwardedFor, emailOf })
    const refused = answers.filter(({ status, headers }) => status === 429 && headers['retry-after'])
    return [
      exactly('taken', countOf(answers, 200), PER_EMAIL),
      atLeast('refused with Retry-After', refused.length, PER_EMAIL),
    ]
  },
}
