import { randomUUID } from 'node:crypto'
import { newEnquiry } from '../../promises/enquiries.ts'
import { OWNER, signIn } from '../../promises/staff.ts'
import type { Finding } from '../checks.ts'
import { DOMAIN, SIMULATED_VISITOR } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'
import { type Cluster, PER_ADDRESS, portThatAnswered } from './cluster.ts'
import { bodyOf } from './senders.ts'

const PER_EMAIL = 10
const CONFIRMED_PER_NETWORK = 10
const NETWORKS = 64

/** nginx routes each address, or /64 of IPv6, to one server, and every server gets some. */
export async function checkNetworks({ proxy, sites }: Cluster): Promise<Array<Finding>> {
  const siteOf = async (address: string) => {
    const headers = { [SIMULATED_VISITOR.header]: address }
    return portThatAnswered(
      (await visitorOf(proxy, SIMULATED_VISITOR.from).ask('/healthz', { headers })).headers,
    )
  }
  const siteCount = async (addressAt: (at: number) => string) => {
    const all = Array.from({ length: NETWORKS }, (_, index) => siteOf(addressAt(index + 1)))
    return new Set(await Promise.all(all)).size
  }
  const household = await siteCount((at) => `2001:db8:7:7:${at.toString(16)}::${(at * 977).toString(16)}`)
  const households = await siteCount((at) => `2001:db8:7:${at.toString(16)}::1`)
  const oneAddress = await siteCount(() => '196.25.1.1')
  const addresses = await siteCount((at) => `196.25.${at}.1`)
  return [
    {
      requirement: 'servers for one address; one /64; 64 addresses; 64 of /64',
      observed: [oneAddress, household, addresses, households].join(', '),
      isMet: oneAddress === 1 && household === 1 && addresses === sites.length && households === sites.length,
    },
  ]
}

/** At each server, one address sends more forms than allowed. */
export async function checkFormLimits({ proxy, busyAddresses }: Cluster): Promise<Array<Finding>> {
  const findings: Array<Finding> = []
  for (const [index, address] of busyAddresses.entries()) {
    const statuses: Array<number> = []
    for (let sent = 0; sent <= PER_ADDRESS; sent += 1)
      statuses.push(await send(proxy, address, `limit-${index}-${sent}@moons.example`))
    const accepted = statuses.filter((status) => status === 200).length
    findings.push({
      requirement: `forms of one address, at server ${index + 1}`,
      observed: `${accepted} accepted, then ${statuses.at(-1)}`,
      isMet: accepted === PER_ADDRESS && statuses.at(-1) === 429,
    })
  }
  const emailStatuses: Array<number> = []
  for (let sent = 0; sent <= PER_EMAIL; sent += 1)
    emailStatuses.push(await send(proxy, `127.4.0.${sent + 1}`, 'one-and-the-same@moons.example'))
  findings.push({
    requirement: 'forms with one e-mail address, from many addresses',
    observed: emailStatuses.join(' '),
    isMet:
      emailStatuses.filter((status) => status === 200).length === PER_EMAIL && emailStatuses.at(-1) === 429,
  })
  return findings
}

/** Only a few forms of {@link checkFormLimits} were confirmed. To be called once the outbox is empty. */
export function checkConfirmations({ smtp, busyAddresses }: Cluster): Array<Finding> {
  const confirmed = busyAddresses.map(
    (_, index) =>
      smtp.received.filter(({ to }) => to.some((email) => email.startsWith(`limit-${index}-`))).length,
  )
  return [
    {
      requirement: 'confirmations that one address causes in an hour, for each of them',
      observed: confirmed.join(' '),
      isMet: confirmed.every((count) => count === CONFIRMED_PER_NETWORK),
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
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { port } = sites[attempt % sites.length] ?? { port: 0 }
    const guess = { email: OWNER.email, password: `not the password ${attempt}` }
    statuses.push((await signIn(port, guess, { headers, from: '127.0.0.1' })).status)
  }
  return [
    {
      requirement: 'guesses of a password from one address at different servers',
      observed: statuses.join(' '),
      isMet: statuses.join(' ') === '401 401 429',
    },
  ]
}
