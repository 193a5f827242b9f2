import { storedInPostgres } from '../../promises/database-file.ts'
import type { Finding } from '../checks.ts'
import { startReading } from '../restart.ts'
import type { Cluster } from './cluster.ts'
import { startSenders } from './senders.ts'

export const KILLS = 8
/** One page that nginx caches, and three that it forwards each time, one of them with many kilobytes. */
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
  const { thanked, failed, statuses, slowestMs } = await senders.end()
  const stored = await storedInPostgres(cluster.databaseUrl, thanked)
  const maxFailed = Math.max(0, ...failed)
  const answers = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
  return [
    {
      what: `${KILLS} kills while 16 visitors at a time send forms`,
      saw: `${thanked.length} thanked, the slowest after ${Math.round(slowestMs)} ms; ${failed.length} sent again (${answers})`,
      isRight: thanked.length > KILLS * 40 && [...statuses.keys()].every((status) => status === '503'),
    },
    {
      what: 'visitors who sent more than twice',
      saw: String(failed.filter((tries) => tries > 1).length),
      isRight: maxFailed <= 1,
    },
    {
      what: 'each enquiry is stored once, as sent',
      saw: `${stored.lost} lost, ${stored.duplicated} twice, ${stored.mismatched} otherwise, ${stored.withoutMessage} without a mail`,
      isRight: stored.lost + stored.duplicated + stored.mismatched + stored.withoutMessage === 0,
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
      what: `${KILLS} kills while ${READERS} visitors read`,
      saw: `${answers} whole pages, ${faults.length} errors${faults.length > 0 ? `: ${faults[0]}` : ''}`,
      isRight: answers > KILLS * 80 && faults.length === 0,
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
