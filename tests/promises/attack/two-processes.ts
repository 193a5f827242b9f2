import { untilIdle } from '../../fixtures/process-figures.ts'
import type { SiteServer } from '../../journeys/site-server.ts'
import { formVisitor, type SentForm, sendForm } from './form-visitors.ts'
import { measureVisitors } from './measure-attack.ts'
import type { Outcome } from './outcome.ts'
import type { Answers } from './start-attacker.ts'
import { watchUntil } from './watch.ts'

const FORMS_PER_PROCESS = 20
const ROUNDS = 3
const TIMEOUT_MS = 5_000

/** Sends forms at once to two processes that share a data folder: legitimate load, which must not be refused. */
export async function measureTwoProcesses(server: SiteServer, number: number): Promise<Outcome> {
  const second = await server.startAnother()
  if (second.pid !== null) await untilIdle(second.pid)
  const name = `${FORMS_PER_PROCESS} + ${FORMS_PER_PROCESS} forms to two processes`
  try {
    return await measureVisitors(server, { name, expectedResponses: null }, async () => {
      const forms = sendRounds([server.port, second.port], number)
      const answers = forms.then(statusesOf)
      return { watch: watchUntil(forms), forms, answers, probe: Promise.resolve(null) }
    })
  } finally {
    await second.kill()
  }
}

async function sendRounds(ports: ReadonlyArray<number>, number: number): Promise<Array<SentForm>> {
  const sent: Array<SentForm> = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const visitors = Array.from({ length: FORMS_PER_PROCESS * ports.length }, (_, index) =>
      formVisitor(number, sent.length + index),
    )
    // In halves, not in turn, so that each process gets JSON and plain forms.
    const portAt = (at: number) => ports[Math.floor(at / FORMS_PER_PROCESS)] ?? 0
    sent.push(
      ...(await Promise.all(visitors.map((visitor, index) => sendForm(portAt(index), visitor, signal)))),
    )
  }
  return sent
}

function statusesOf(forms: ReadonlyArray<SentForm>): Answers {
  const counts = Map.groupBy(forms, ({ status }) => String(status ?? 'unanswered'))
  return Object.fromEntries([...counts].map(([status, { length }]) => [status, length]))
}
