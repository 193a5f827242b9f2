import { setTimeout as sleep } from 'node:timers/promises'
import { recordsOf, type SiteServer } from '../../e2e/site-server.ts'
import { ask } from './ask.ts'
import type { Attack } from './attack.ts'
import { isTaken, type SentForm, sendForms } from './form-visitors.ts'
import { forgetPeak, peakMb } from './memory.ts'
import type { Outcome } from './outcome.ts'
import { readPages } from './page-visitors.ts'
import { startAttacker } from './start-attacker.ts'
import { type Watch, watchUntil } from './watch.ts'

const CALM_MS = 600
/** An attack is then in full swing. */
const ASKED_AFTER_MS = 500
const OTHER_VISITOR = '127.0.0.6'

/** What goes on while visitors read pages. */
export type Happening = { watch: Watch } & Promised<Pick<Outcome, 'forms' | 'answers' | 'meanwhile'>>
type Promised<Parts> = { [Name in keyof Parts]: Promise<Parts[Name]> }

/** Attacks a server that is calm, while honest visitors read pages and send forms. */
export function tryAttack(server: SiteServer, attack: Attack, number: number): Promise<Outcome> {
  const { name, served = null } = attack
  return observe(server, { name, served }, async () => {
    const { answers } = await startAttacker(number, attack, server.port)
    const watch = watchUntil(answers)
    return {
      ...{ watch, answers },
      forms: sendForms(server.port, number, watch),
      meanwhile: askMeanwhile(server.port, attack, watch),
    }
  })
}

/** Measures what visitors see of a server before and while something happens to it, and whether all thanked-for forms are stored. */
export async function observe(
  server: SiteServer,
  named: Pick<Outcome, 'name' | 'served'>,
  begin: () => Promise<Happening>,
): Promise<Outcome> {
  const { port, pid } = server
  if (pid === null) throw new Error('There is no server to attack')
  const before = await readPages(port, watchUntil(sleep(CALM_MS)))
  await forgetPeak(pid)
  const { watch, ...happening } = await begin()
  const [during, forms, answers, meanwhile] = await Promise.all([
    readPages(port, watch),
    happening.forms,
    happening.answers,
    happening.meanwhile,
  ])
  return {
    ...{ ...named, before, during, forms, answers, meanwhile },
    peakMb: await peakMb(pid),
    isAlive: server.pid !== null,
    lost: await lostOf(server, forms),
  }
}

async function askMeanwhile(
  port: number,
  { meanwhile: path }: Attack,
  { cutOff: signal }: Watch,
): Promise<Outcome['meanwhile']> {
  if (path === undefined) return null
  await sleep(ASKED_AFTER_MS)
  const status = await ask({ port, from: OTHER_VISITOR, path, signal }).catch(() => null)
  return { path, status }
}

/** Reads what is stored as the owner does. */
async function lostOf(server: SiteServer, forms: ReadonlyArray<SentForm>): Promise<Array<string>> {
  const { contactUs, quarantine } = await server.stored()
  const stored = new Set([contactUs, quarantine].flatMap(recordsOf).map(({ email }) => email))
  return forms.filter((form) => isTaken(form) && !stored.has(form.email)).map(({ email }) => email)
}
