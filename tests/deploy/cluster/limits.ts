import { contactFields } from '../../promises/attack/contact-form.ts'
import type { Finding } from '../checks.ts'
import { SIMULATED_VISITOR } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'
import { type Cluster, PER_ADDRESS, portThatAnswered } from './cluster.ts'

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
export async function checkFormLimits({ proxy, addresses }: Cluster): Promise<Array<Finding>> {
  const findings: Array<Finding> = []
  for (const [index, address] of addresses.entries()) {
    const statuses: Array<number> = []
    for (let sent = 0; sent <= PER_ADDRESS; sent += 1) {
      const form = contactFields(`limit-${index}-${sent}@moons.example`)
      statuses.push((await visitorOf(proxy, address).post('/contact-us', form)).status)
    }
    const accepted = statuses.filter((status) => status === 200).length
    findings.push({
      requirement: `forms of one address, at server ${index + 1}`,
      observed: `${accepted} accepted, then ${statuses.at(-1)}`,
      isMet: accepted === PER_ADDRESS && statuses.at(-1) === 429,
    })
  }
  return findings
}

/** Only a few forms of {@link checkFormLimits} were confirmed. To be called once the outbox is empty. */
export function checkConfirmations({ smtp, addresses }: Cluster): Array<Finding> {
  const confirmed = addresses.map(
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
