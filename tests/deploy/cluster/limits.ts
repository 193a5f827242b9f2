import { randomUUID } from 'node:crypto'
import { newEnquiry } from '../../promises/enquiries.ts'
import { OWNER, signIn } from '../../promises/staff.ts'
import type { Finding } from '../checks.ts'
import { ANY_ADDRESS, DOMAIN } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'
import { type Cluster, PER_ADDRESS, siteThatAnswered } from './cluster.ts'
import { bodyOf } from './senders.ts'

const PER_EMAIL = 10
const CONFIRMED_PER_NETWORK = 10
const NETWORKS = 64

/** Each network is routed to one server, for IPv6 the whole /64, and all servers get some. */
export async function checkNetworks({ proxy, sites }: Cluster): Promise<Array<Finding>> {
  const siteOf = async (address: string) => {
    const headers = { [ANY_ADDRESS.header]: address }
    return siteThatAnswered((await visitorOf(proxy, ANY_ADDRESS.from).ask('/healthz', { headers })).headers)
  }
  const sitesOf = async (addressAt: (at: number) => string) => {
    const all = Array.from({ length: NETWORKS }, (_, index) => siteOf(addressAt(index + 1)))
    return new Set(await Promise.all(all)).size
  }
  const household = await sitesOf((at) => `2001:db8:7:7:${at.toString(16)}::${(at * 977).toString(16)}`)
  const households = await sitesOf((at) => `2001:db8:7:${at.toString(16)}::1`)
  const one = await sitesOf(() => '196.25.1.1')
  const many = await sitesOf((at) => `196.25.${at}.1`)
  return [
    {
      what: 'servers for one address; one /64; 64 addresses; 64 of them',
      saw: [one, household, many, households].join(', '),
      isRight: one === 1 && household === 1 && many === sites.length && households === sites.length,
    },
  ]
}

/** An address of each server sends more forms than allowed. */
export async function checkFormLimits({ proxy, busyAddresses }: Cluster): Promise<Array<Finding>> {
  const findings: Array<Finding> = []
  for (const [index, address] of busyAddresses.entries()) {
    const statuses: Array<number> = []
    for (let sent = 0; sent <= PER_ADDRESS; sent += 1)
      statuses.push(await send(proxy, address, `limit-${index}-${sent}@moons.example`))
    const accepted = statuses.filter((status) => status === 200).length
    findings.push({
      what: `forms of one address, at server ${index + 1}`,
      saw: `${accepted} taken, then ${statuses.at(-1)}`,
      isRight: accepted === PER_ADDRESS && statuses.at(-1) === 429,
    })
  }
  const ofOneEmail: Array<number> = []
  for (let sent = 0; sent <= PER_EMAIL; sent += 1)
    ofOneEmail.push(await send(proxy, `127.4.0.${sent + 1}`, 'one-and-the-same@moons.example'))
  findings.push({
    what: 'forms with one e-mail address, from many addresses',
    saw: ofOneEmail.join(' '),
    isRight: ofOneEmail.filter((status) => status === 200).length === PER_EMAIL && ofOneEmail.at(-1) === 429,
  })
  return findings
}

/** Once the outbox is empty: few of the forms above were confirmed. */
export function checkConfirmations({ smtp, busyAddresses }: Cluster): Array<Finding> {
  const confirmed = busyAddresses.map(
    (_, index) =>
      smtp.taken.filter(({ to }) => to.some((email) => email.startsWith(`limit-${index}-`))).length,
  )
  return [
    {
      what: 'confirmations that one address causes in an hour, for each of them',
      saw: confirmed.join(' '),
      isRight: confirmed.every((count) => count === CONFIRMED_PER_NETWORK),
    },
  ]
}

async function send(proxy: Cluster['proxy'], address: string, email: string): Promise<number> {
  const enquiry = { ...newEnquiry(0), email, message: `From ${email}, ${randomUUID()}` }
  const { status } = await visitorOf(proxy, address).post('/contact-us', bodyOf(enquiry))
  return status
}

/** One address guesses passwords at all servers in turn, bypassing nginx, which would route it to one of them. */
export async function checkSignInLimit({ sites, proxy }: Cluster): Promise<Array<Finding>> {
  const headers = {
    host: `${DOMAIN}:${proxy.port}`,
    origin: `https://${DOMAIN}:${proxy.port}`,
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
  }
  const statuses: Array<number> = []
  for (let tries = 0; tries < 3; tries += 1) {
    const { port } = sites[tries % sites.length] ?? { port: 0 }
    const guess = { email: OWNER.email, password: `not the password ${tries}` }
    statuses.push((await signIn(port, guess, { headers, from: '127.0.0.1' })).status)
  }
  return [
    {
      what: 'guesses of a password from one address at different servers',
      saw: statuses.join(' '),
      isRight: statuses.join(' ') === '401 401 429',
    },
  ]
}
