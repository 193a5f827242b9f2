import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { storedFigures, storedInPostgres, storedRowFigures } from '../database-file.ts'
import { type Enquiry, newEnquiry, sendEnquiry } from '../enquiries.ts'
import { none } from '../none.ts'
import { type Control, exactly, type Figure, type Scenario } from '../scenario.ts'
import { SocketUnit } from '../socket-unit.ts'
import { until } from '../until.ts'

/** Twenty forms a second, if the machine keeps up. */
const SEND_INTERVAL_MS = 50
/** Accepted before, between and after restarts. */
const MIN_FORMS = 40
const RESTARTS = { quick: 1, full: 4 }
/** Concurrent visitors: few in the quick run, where a busy machine starts servers slowly. */
const MAX_VISITORS = { quick: 4, full: 1_000 }
/** A browser's timeout for a form without script: five minutes in Chrome. */
const TIMEOUT_MS = 300_000

/** Closes connections in the middle of a form. */
const CONTROL: Control = {
  file: 'server/stop-on-signal.ts',
  find: '    stopping.abort()\n',
  replace: '    process.exit(0)\n',
}

/** Like an upgrade of a server that has its socket from systemd. */
export const restarted: Scenario = {
  id: 'R16',
  promise: 'A restart refuses and loses none of twenty forms a second',
  isQuick: true,
  isTimed: true,
  control: CONTROL,
  run: async (context) => {
    const unit = await SocketUnit.start(context)
    const visitors = new SteadyVisitors(context, unit.port)
    const count = context.isQuick ? RESTARTS.quick : RESTARTS.full
    for (let left = count; left > 0; left -= 1) {
      await visitors.more(MIN_FORMS)
      await stopMidway(unit, visitors)
    }
    await visitors.more(MIN_FORMS)
    await visitors.end()
    return [...visitors.figures(), ...storedFigures(unit.dataDir, visitors.accepted)]
  },
}

/** As docs/operations.md says: the new server starts only after everything is copied. */
export const movedToPostgres: Scenario = {
  id: 'R16',
  promise: 'A move to PostgreSQL refuses and loses none of twenty forms a second',
  isQuick: true,
  isTimed: true,
  control: CONTROL,
  run: async (context) => {
    const { url } = await context.postgres()
    const settings = { DATABASE_URL: url }
    const unit = await SocketUnit.start(context)
    const visitors = new SteadyVisitors(context, unit.port)
    await visitors.more(MIN_FORMS)
    unit.preventRestart()
    await stopMidway(unit, visitors)
    const code = await context.command('ops/commands/move-to-postgres.ts', [], unit.dataDir, settings)
    unit.setEnvironment(settings)
    unit.allowRestart()
    await visitors.more(MIN_FORMS)
    await visitors.end()
    return [
      exactly('exit code of the move', code ?? -1, 0),
      ...visitors.figures(),
      ...storedRowFigures(await storedInPostgres(url, visitors.accepted)),
    ]
  },
}

/**
 * Visitors who send at a fixed rate, every other one over reused connections, like those of a proxy. Only in the quick run do they
 * repeat a form that was refused, because PostgreSQL may respond slowly on a busy machine.
 */
class SteadyVisitors {
  readonly accepted: Array<Enquiry> = []
  readonly #refused: Array<string> = []
  readonly #port: number
  readonly #isQuick: boolean
  readonly #agent = new Agent({ keepAlive: true })
  readonly #timer: NodeJS.Timeout
  readonly #underWay = new Set<Promise<void>>()
  #sent = 0
  #slowestMs = 0

  constructor(context: Context, port: number) {
    this.#port = port
    this.#isQuick = context.isQuick
    const maxVisitors = context.isQuick ? MAX_VISITORS.quick : MAX_VISITORS.full
    this.#timer = setInterval(() => {
      if (this.#underWay.size < maxVisitors) this.send()
    }, SEND_INTERVAL_MS)
    context.atEnd(() => clearInterval(this.#timer))
  }

  /** @param secondHalfAfter delays the second half of the form */
  send(secondHalfAfter?: Promise<unknown>): void {
    const sending = this.#send(secondHalfAfter).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Resolves once `count` more forms are accepted, or one is refused. */
  async more(count: number): Promise<void> {
    const goal = this.accepted.length + count
    await until(() => this.accepted.length >= goal || this.#refused.length > 0)
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#underWay)
    this.#agent.destroy()
  }

  figures(): ReadonlyArray<Figure> {
    const slowest = `slowest ${(this.#slowestMs / 1_000).toFixed(1)} s`
    return [
      none('refused', this.#refused),
      exactly(`of ${this.#sent} accepted, ${slowest}`, this.accepted.length, this.#sent),
    ]
  }

  async #send(secondHalfAfter: Promise<unknown> | undefined): Promise<void> {
    const number = this.#sent++
    const enquiry = newEnquiry(number)
    const startMs = performance.now()
    const agent = number % 2 === 0 ? this.#agent : undefined
    const send = () => sendEnquiry(this.#port, enquiry, { agent, timeoutMs: TIMEOUT_MS, secondHalfAfter })
    let status = await send()
    while (status === 503 && this.#isQuick) status = await send()
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - startMs)
    if (status === 200) this.accepted.push(enquiry)
    else this.#refused.push(`number ${number}: ${status ?? 'no response'}`)
  }
}

/** Stops the server while a visitor is in the middle of a form. */
async function stopMidway(unit: SocketUnit, visitors: SteadyVisitors): Promise<void> {
  const secondHalf = Promise.withResolvers<void>()
  visitors.send(secondHalf.promise)
  await sleep(SEND_INTERVAL_MS)
  const stopping = unit.stop()
  await sleep(SEND_INTERVAL_MS)
  secondHalf.resolve()
  await stopping
}
