import { storedInPostgres } from '../../promises/database-file.ts'
import type { Finding } from '../checks.ts'
import { startReading } from '../restart.ts'
import type { Cluster } from './cluster.ts'
import { startSenders } from './senders.ts'

export const KILLS = 8
/** One page that nginx caches, and three that it forwards each time, the last one large. */
const PAGES = [
  '/about-us',
  '/contact-us?call=yes',
  '/calculator?need=website',
  '/your-name?name=Karoo%20Honey',
]
const READERS = 8

/** Servers are killed in turn while visitors send forms. */
export async function checkFormsUnderKills(cluster: Cluster): Promise<Array<Finding>> {
  const senders = startSenders(cluster.proxy)
  await killInTurn(cluster, (count) => senders.more(count * 2))
  const { accepted, retries, statuses, slowestMs } = await senders.end()
  const stored = await storedInPostgres(cluster.databaseUrl, accepted)
  const answers = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
  return [
    {
      requirement: `${KILLS} kills while 16 visitors at a time send forms`,
      observed: `${accepted.length} accepted, the slowest after ${Math.round(slowestMs)} ms; ${retries.length} sent again (${answers})`,
      isMet: accepted.length > KILLS * 40 && [...statuses.keys()].every((status) => status === '503'),
    },
    {
      requirement: 'visitors who sent more than twice',
      observed: String(retries.filter((count) => count > 1).length),
      isMet: Math.max(0, ...retries) <= 1,
    },
    {
      requirement: 'each enquiry is stored once, as sent',
      observed: `${stored.lost} lost, ${stored.duplicated} twice, ${stored.mismatched} otherwise, ${stored.withoutMessage} without a mail`,
      isMet: stored.lost + stored.duplicated + stored.mismatched + stored.withoutMessage === 0,
    },
  ]
}

/** Servers are killed in turn while visitors read. */
export async function checkPagesUnderKills(cluster: Cluster): Promise<Array<Finding>> {
  const addresses = Array.from({ length: READERS }, (_, index) => `127.5.0.${index + 1}`)
  const reading = startReading(cluster.proxy, addresses, PAGES)
  await killInTurn(cluster, reading.more)
  const { answers, faults } = await reading.end()
  return [
    {
      requirement: `${KILLS} kills while ${READERS} visitors read`,
      observed: `${answers} whole pages, ${faults.length} errors${faults.length > 0 ? `: ${faults[0]}` : ''}`,
      isMet: answers > KILLS * 80 && faults.length === 0,
    },
  ]
}

async function killInTurn({ sites }: Cluster, more: (count: number) => Promise<void>): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const site = sites[kills % sites.length]
    await more(40)
    await site?.kill()
    await more(40)
    await site?.up()
  }
  await more(40)
}
