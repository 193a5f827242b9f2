import { contactFields } from '../../promises/attack/contact-form.ts'
import { storedInPostgres } from '../../promises/database-file.ts'
import { type Enquiry, Visitors } from '../../promises/enquiries.ts'
import type { Finding } from '../checks.ts'
import { startReading } from '../restart.ts'
import { visitorOf } from '../visitor.ts'
import type { Cluster } from './cluster.ts'

export const KILLS = 8
/** One page that nginx caches, and three that it forwards each time, the last one large. */
const PAGES = [
  '/about-us',
  '/contact-us?call=yes',
  '/calculator?need=website',
  '/your-name?name=Karoo%20Honey',
]
const READERS = 8
const SENDERS = 16
/** The minimum pause of people and polite programs before they retry. */
const RETRY_MS = 100

/** Servers are killed in turn while visitors send forms, each from their own address. */
export async function checkFormsUnderKills(cluster: Cluster): Promise<Array<Finding>> {
  const send = ({ key, email }: Enquiry, number: number) =>
    visitorOf(cluster.proxy, `127.${8 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`)
      .post('/contact-us', contactFields(email), { 'idempotency-key': key })
      .then(
        ({ status }) => status,
        () => null,
      )
  const senders = new Visitors(send, { atOnce: SENDERS, retryMs: RETRY_MS })
  await killInTurn(cluster, (count) => senders.more(count * 2))
  await senders.stop()
  const { accepted, refused, mostRefusals } = senders
  const stored = await storedInPostgres(cluster.databaseUrl, accepted)
  return [
    {
      requirement: `${KILLS} kills while ${SENDERS} visitors at a time send forms`,
      observed: `${accepted.length} accepted; refused: ${JSON.stringify(refused)}`,
      isMet: accepted.length > KILLS * 40 && senders.failedExcept('503') === 0,
    },
    {
      requirement: 'the most times that a visitor had to repeat a form',
      observed: String(mostRefusals),
      isMet: mostRefusals <= 1,
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
