import type { IncomingMessage } from 'node:http'
import { newEnquiry } from '../../promises/enquiries.ts'
import { OWNER } from '../../promises/staff.ts'
import { until } from '../../promises/until.ts'
import type { Finding } from '../checks.ts'
import { type Answer, type Visitor, visitorOf } from '../visitor.ts'
import { type Cluster, portThatAnswered } from './cluster.ts'
import { bodyOf } from './senders.ts'

/** A member of staff uses a device that nginx routes to the first server, and another that it routes to the last. */
export async function checkInbox({ proxy, sites, addresses }: Cluster): Promise<Array<Finding>> {
  const [first, last] = [sites[0], sites.at(-1)]
  const desk = visitorOf(proxy, addresses[0] ?? '')
  const phone = visitorOf(proxy, addresses.at(-1) ?? '')
  if (!first || !last) throw new Error('There are no servers')
  const token = (await first.firstOwnerLink()).split('/').at(-1)
  const deskCookie = cookiesOf(await desk.post(`/inbox/api/first/${token}`, OWNER))
  const phoneCookie = cookiesOf(await phone.post('/inbox/api/sign-in/password', OWNER))
  const responses = await Promise.all(
    addresses.map((address) => visitorOf(proxy, address).ask('/inbox/api/sessions', withCookie(deskCookie))),
  )
  const validAt = new Set(
    responses.filter(({ status }) => status === 200).map(({ headers }) => portThatAnswered(headers)),
  )

  const stream = await listenTo(phone, phoneCookie)
  await stream.untilReceived('"kind":"hello"')
  const enquiryMs = await eventDelayMs(stream, '"kind":"new"', () =>
    desk.post('/contact-us', bodyOf(newEnquiry(1e6))),
  )
  const { number } = stream.event('new')
  const detail = JSON.parse(
    String((await desk.ask(`/inbox/api/enquiries/${number}`, withCookie(deskCookie))).body),
  )
  const note = { version: detail.version, fact: { kind: 'note', words: 'Rang, nobody there' } }
  const addNote = () => desk.post(`/inbox/api/enquiries/${number}/facts`, note, { cookie: deskCookie })
  const noteMs = await eventDelayMs(stream, `"kind":"changed","number":${number}`, addNote)

  await last.kill()
  await stream.ended
  await desk.post('/contact-us', bodyOf(newEnquiry(1e6 + 1)))
  const resumedStream = await listenTo(phone, phoneCookie, stream.lastId())
  await resumedStream.untilReceived('"kind":"new"')
  await last.up()

  const startMs = performance.now()
  await desk.post('/inbox/api/sign-out-everywhere', {}, { cookie: deskCookie })
  const after = await Promise.all(
    addresses.map((address) => visitorOf(proxy, address).ask('/inbox/api/sessions', withCookie(phoneCookie))),
  )
  await resumedStream.ended
  const endMs = performance.now() - startMs
  return [
    {
      requirement: 'servers at which a sign-in at one of them is valid',
      observed: `${validAt.size}`,
      isMet: validAt.size === sites.length,
    },
    {
      requirement: "the last server's stream reports a form and a note sent to the first",
      observed: `${Math.round(enquiryMs)} and ${Math.round(noteMs)} ms after the answer`,
      isMet: Math.max(enquiryMs, noteMs) < 2_000,
    },
    {
      requirement: 'after its server is killed, a stream gets the missed events from another',
      observed: `stream at ${resumedStream.port === last.port ? 'the killed one' : 'another'}, ${resumedStream.hasReceived('"kind":"new"') ? 'received' : 'not received'}`,
      isMet: resumedStream.port !== last.port && resumedStream.hasReceived('"kind":"new"'),
    },
    {
      requirement: '"sign out everywhere" at one server is valid at each at once, and ends an open stream',
      observed: `${after.map(({ status }) => status).join(' ')}; after ${(endMs / 1_000).toFixed(1)} s`,
      isMet: after.every(({ status }) => status === 401) && endMs < 7_000,
    },
  ]
}

const withCookie = (cookie: string) => ({ headers: { cookie } })

function cookiesOf({ status, headers, body }: Answer): string {
  if (status !== 200) throw new Error(`The sign-in failed: ${status} ${body}`)
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((header) => header.split(';')[0])
    .join('; ')
}

/** The time from the response to an action until the stream's event, in milliseconds. */
async function eventDelayMs(stream: Stream, text: string, act: () => Promise<Answer>): Promise<number> {
  const { status, body } = await act()
  if (status !== 200) throw new Error(`The action failed: ${status} ${body}`)
  const startMs = performance.now()
  await stream.untilReceived(text)
  return performance.now() - startMs
}

type Stream = Awaited<ReturnType<typeof listenTo>>

async function listenTo(visitor: Visitor, cookie: string, lastId?: string) {
  const headers = { cookie, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) }
  const answer: IncomingMessage = await visitor.open('/inbox/api/stream', { headers, timeout: 0 })
  let received = ''
  answer.on('data', (chunk) => {
    received += String(chunk)
  })
  answer.on('error', () => {})
  const ended = new Promise<void>((resolve) => answer.once('close', () => resolve()))
  const hasReceived = (text: string) => received.includes(text)
  return {
    port: portThatAnswered(answer.headers),
    ended,
    hasReceived,
    untilReceived: (text: string) => until(() => hasReceived(text)),
    /** @throws {Error} if no such event came */
    event: (kind: string): Record<string, unknown> =>
      JSON.parse(
        new RegExp(`^data: (.*"kind":"${kind}".*)$`, 'm').exec(received)?.[1] ?? 'nothing of the kind',
      ),
    lastId: () => [...received.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
  }
}
