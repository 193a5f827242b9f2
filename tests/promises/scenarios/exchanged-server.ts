import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../../server/store/testing/postgres-process.ts'
import type { Context } from '../context.ts'
import { storedFigures, storedInPostgres, storedRowFigures } from '../database-file.ts'
import { type Enquiry, newEnquiry, sendEnquiry } from '../enquiries.ts'
import { none } from '../none.ts'
import { type Control, exactly, type Figure, LeftOutError, type Scenario } from '../scenario.ts'
import { SocketUnit } from '../socket-unit.ts'
import { until } from '../until.ts'

/** Twenty forms a second, if the machine keeps up. */
const SEND_EVERY_MS = 50
/** Before, between and after exchanges. */
const FORMS_MIN = 40
const RESTARTS = { quick: 1, full: 4 }
/** Concurrent visitors. Few in the quick run, because servers start slowly on a busy machine, and PostgreSQL responds slowly. */
const WAITING_MAX = { quick: 4, full: 1_000 }
/** A visitor without script waits until the browser's timeout: five minutes in Chrome. */
const PATIENCE_MS = 300_000

/** Closes connections in the middle of a form. */
const CONTROL: Control = {
  file: 'server/stop-on-signal.ts',
  find: '    stopping.abort()\n',
  replace: '    process.exit(0)\n',
}

/** On systemd's socket, while visitors send without a pause, as at each upgrade. */
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
      await visitors.more(FORMS_MIN)
      await stopMidway(unit, visitors)
    }
    await visitors.more(FORMS_MIN)
    await visitors.end()
    return [...visitors.figures(), ...storedFigures(unit.dataDir, visitors.thanked)]
  },
}

/** In the order of docs/operations.md: the new server starts only after everything is copied. */
export const movedToPostgres: Scenario = {
  id: 'R16',
  promise: 'A move to PostgreSQL refuses and loses none of twenty forms a second',
  isQuick: true,
  isTimed: true,
  control: CONTROL,
  run: async (context) => {
    const postgres = await startPostgres()
    if (!postgres) throw new LeftOutError('PostgreSQL is not installed (Debian: apt-get install postgresql)')
    context.atEnd(() => postgres.remove())
    const settings = { DATABASE_URL: postgres.urlOf('postgres') }
    const unit = await SocketUnit.start(context)
    const visitors = new SteadyVisitors(context, unit.port)
    await visitors.more(FORMS_MIN)
    unit.preventRestart()
    await stopMidway(unit, visitors)
    const code = await context.command('ops/commands/move-to-postgres.ts', [], unit.dataDir, settings)
    unit.setEnvironment(settings)
    unit.allowRestart()
    await visitors.more(FORMS_MIN)
    await visitors.end()
    return [
      exactly('exit code of the move', code ?? -1, 0),
      ...visitors.figures(),
      ...storedRowFigures(await storedInPostgres(settings.DATABASE_URL, visitors.thanked)),
    ]
  },
}

/**
 * Visitors who send at a fixed rate, each form once: every second one over kept connections, like those of a proxy. In the quick
 * run they repeat a form if a busy PostgreSQL did not respond to the server in time.
 */
class SteadyVisitors {
  readonly thanked: Array<Enquiry> = []
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
    const waitingMax = context.isQuick ? WAITING_MAX.quick : WAITING_MAX.full
    this.#timer = setInterval(() => {
      if (this.#underWay.size < waitingMax) this.send()
    }, SEND_EVERY_MS)
    context.atEnd(() => clearInterval(this.#timer))
  }

  /** @param halfUntil delays the second half of the form */
  send(halfUntil?: Promise<unknown>): void {
    const sending = this.#send(halfUntil).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Resolves once a number of further forms was accepted, even if others were refused. */
  async more(count: number): Promise<void> {
    const enough = this.thanked.length + count
    await until(() => this.thanked.length >= enough || this.#refused.length > 0)
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
      exactly(`of ${this.#sent} thanked, ${slowest}`, this.thanked.length, this.#sent),
    ]
  }

  async #send(halfUntil: Promise<unknown> | undefined): Promise<void> {
    const number = this.#sent++
    const enquiry = newEnquiry(number)
    const startMs = performance.now()
    const agent = number % 2 === 0 ? this.#agent : undefined
    const send = () => sendEnquiry(this.#port, enquiry, { agent, giveUpMs: PATIENCE_MS, halfUntil })
    let status = await send()
    while (status === 503 && this.#isQuick) status = await send()
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - startMs)
    if (status === 200) this.thanked.push(enquiry)
    else this.#refused.push(`number ${number}: ${status ?? 'no answer'}`)
  }
}

/** Stops the server while a visitor is in the middle of a form. */
async function stopMidway(unit: SocketUnit, visitors: SteadyVisitors): Promise<void> {
  const rest = Promise.withResolvers<void>()
  visitors.send(rest.promise)
  await sleep(SEND_EVERY_MS)
  const stopped = unit.stop()
  await sleep(SEND_EVERY_MS)
  rest.resolve()
  await stopped
}
