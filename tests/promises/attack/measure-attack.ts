import { setTimeout as sleep } from 'node:timers/promises'
import { peakMb, resetPeak } from '../../fixtures/process-figures.ts'
import { recordsOf, type SiteServer } from '../../journeys/site-server.ts'
import { PAGE, statusOf } from '../ask.ts'
import type { Answers, Attack } from './attack.ts'
import { isAccepted, type SentForm, sendForms } from './form-visitors.ts'
import { type PagesRead, readPages } from './page-visitors.ts'
import { startAttacker } from './start-attacker.ts'
import { type Watch, watchUntil } from './watch.ts'

const BASELINE_MS = 600
/** Until the attack has reached its full load. */
const PROBE_DELAY_MS = 500
const OTHER_VISITOR = '127.0.0.6'

/** The responses that other visitors got before and during an attack, and those of the attacker. */
export type Outcome = {
  before: PagesRead
  during: PagesRead
  forms: ReadonlyArray<SentForm>
  /** Email addresses of forms that were accepted but are not stored. */
  lost: ReadonlyArray<string>
  /** The server's peak memory in megabytes; null if its process has ended. */
  peakMb: number | null
  isAlive: boolean
  answers: Answers
  /** Another visitor's request during the attack, and the status of its response, if any. */
  probe: { path: string; status: number | null } | null
}

/** Attacks a server while legitimate visitors read pages and send forms, and measures their response times. */
export async function measureAttack(server: SiteServer, attack: Attack, number: number): Promise<Outcome> {
  const { port, pid } = server
  if (pid === null) throw new Error('There is no server to attack')
  const before = await readPages(port, watchUntil(sleep(BASELINE_MS)))
  await resetPeak(pid)
  const attacker = await startAttacker(number, attack, port)
  const watch = watchUntil(attacker.answers)
  const [during, forms, probe, answers] = await Promise.all([
    readPages(port, watch),
    sendForms(port, number, watch),
    requestProbe(port, attack, watch),
    attacker.answers,
  ])
  const lost = await unstoredEmails(server, forms)
  const isAlive = server.pid !== null
  return { before, during, forms, lost, peakMb: await peakMb(pid), isAlive, answers, probe }
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
