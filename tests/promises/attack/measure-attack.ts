import { setTimeout as sleep } from 'node:timers/promises'
import { peakMb, resetPeak } from '../../fixtures/process-figures.ts'
import { recordsOf, type SiteServer } from '../../journeys/site-server.ts'
import { PAGE, statusOf } from '../ask.ts'
import type { Attack } from './attack.ts'
import { isAccepted, type SentForm, sendForms } from './form-visitors.ts'
import type { Outcome } from './outcome.ts'
import { readPages } from './page-visitors.ts'
import { startAttacker } from './start-attacker.ts'
import { type Watch, watchUntil } from './watch.ts'

const BASELINE_MS = 600
/** Until the attack has reached its full load. */
const PROBE_DELAY_MS = 500
const OTHER_VISITOR = '127.0.0.6'

/** An activity during which visitors read pages, and its results. */
export type Activity = { watch: Watch } & Promised<Pick<Outcome, 'forms' | 'answers' | 'probe'>>
type Promised<Parts> = { [Name in keyof Parts]: Promise<Parts[Name]> }

/** Attacks a server while legitimate visitors read pages and send forms. */
export function measureAttack(server: SiteServer, attack: Attack, number: number): Promise<Outcome> {
  const { name, expectedResponses = null } = attack
  return measureVisitors(server, { name, expectedResponses }, async () => {
    const { answers } = await startAttacker(number, attack, server.port)
    const watch = watchUntil(answers)
    return {
      watch,
      answers,
      forms: sendForms(server.port, number, watch),
      probe: requestProbe(server.port, attack, watch),
    }
  })
}

/** Measures the response times of visitors before and during an activity, and whether every accepted form is stored. */
export async function measureVisitors(
  server: SiteServer,
  description: Pick<Outcome, 'name' | 'expectedResponses'>,
  begin: () => Promise<Activity>,
): Promise<Outcome> {
  const { port, pid } = server
  if (pid === null) throw new Error('There is no server to attack')
  const before = await readPages(port, watchUntil(sleep(BASELINE_MS)))
  await resetPeak(pid)
  const { watch, ...activity } = await begin()
  const [during, forms, answers, probe] = await Promise.all([
    readPages(port, watch),
    activity.forms,
    activity.answers,
    activity.probe,
  ])
  return {
    ...description,
    before,
    during,
    forms,
    answers,
    probe,
    peakMb: await peakMb(pid),
    isAlive: server.pid !== null,
    lost: await unstoredEmails(server, forms),
  }
}

async function requestProbe(
  port: number,
  { probePath: path }: Attack,
  { cutOffSignal: signal }: Watch,
): Promise<Outcome['probe']> {
  if (path === undefined) return null
  await sleep(PROBE_DELAY_MS)
  const status = await statusOf(port, path, { ...PAGE, from: OTHER_VISITOR, signal }).catch(() => null)
  return { path, status }
}

/** The email addresses of accepted forms that the export does not contain. */
async function unstoredEmails(server: SiteServer, forms: ReadonlyArray<SentForm>): Promise<Array<string>> {
  const { contactUs, quarantine } = await server.stored()
  const stored = new Set([contactUs, quarantine].flatMap(recordsOf).map(({ email }) => email))
  return forms.filter((form) => isAccepted(form) && !stored.has(form.email)).map(({ email }) => email)
}
