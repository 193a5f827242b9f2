import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteServer } from '../../journeys/site-server.ts'
import { ask } from '../ask.ts'
import { type Context, SETTINGS } from '../context.ts'
import { none } from '../none.ts'
import { exactly, type Scenario } from '../scenario.ts'
import { AUDIENCE, type SiteOwner, siteOwner, sitePage } from '../site-owner.ts'
import { until } from '../until.ts'

/** During a build, and while a checked version goes live. */
const KILLS = { quick: { building: 1, publishing: 1 }, full: { building: 5, publishing: 5 } }
const BUILD_MS = 8_000
const SWITCH_MS = 400

/** The server or the builder is killed at any moment between Check and the new site. */
export const publishKilled: Scenario = {
  id: 'W1',
  promise:
    'After a kill during a check or a publish, the site is the old one or the new one, and no change is lost',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/sql/website/server-rows.ts',
    find: "WHERE state = 'building' AND builder NOT IN",
    replace: "WHERE state = 'nothing' AND builder NOT IN",
  },
  run: async (context) => {
    const server = await context.server()
    const builder = await Builder.start(context, server.dataDir)
    const owner = await siteOwner(server)
    const count = context.isQuick ? KILLS.quick : KILLS.full
    const results: Results = { moments: [], broken: [], unpublished: [] }
    for (let index = 0; index < count.building; index += 1) {
      const words = `For readers of build ${index}`
      await owner.write(AUDIENCE, words)
      await owner.check()
      const ms = context.random.between(0, BUILD_MS)
      const victim = index % 2 === 0 ? builder : server
      results.moments.push(`${victim === builder ? 'builder' : 'server'} after ${ms} ms`)
      await sleep(ms)
      await victim.kill()
      await victim.up()
      await owner.untilChecked()
      await checkSite(server, owner, words, results)
    }
    for (let index = 0; index < count.publishing; index += 1) {
      const words = `For readers of version ${index}`
      await owner.write(AUDIENCE, words)
      const number = await owner.check()
      await owner.untilChecked()
      const published = owner.publish(number).catch(() => false)
      const ms = context.random.between(0, SWITCH_MS)
      results.moments.push(`server ${ms} ms after Publish`)
      await sleep(ms)
      await server.kill()
      await published
      await server.up()
      await checkSite(server, owner, words, results)
      if ((await owner.website()).live !== number && !(await owner.publish(number)))
        results.unpublished.push(`version ${number}`)
      await checkSite(server, owner, words, results)
    }
    await server.kill()
    await builder.kill()
    return [
      exactly(
        `kills: ${results.moments.join(', ')}`,
        results.moments.length,
        count.building + count.publishing,
      ),
      none('neither the old site nor the new one', results.broken),
      none('not published when asked again', results.unpublished),
      none('builds that outlive the server and the builder', await buildsLeft(server.dataDir)),
    ]
  },
}

type Results = { moments: Array<string>; broken: Array<string>; unpublished: Array<string> }

/** Checks that the home page has all its files, and that the words are either on it or still in the draft. */
async function checkSite(
  server: SiteServer,
  owner: SiteOwner,
  words: string,
  results: Results,
): Promise<void> {
  const { live, changes } = await owner.website()
  const isDrafted = changes.some(({ value }) => value === words)
  const isPublished = async () => (await sitePage(server.port, '/')).html.includes(words)
  if (!isDrafted) await until(isPublished) // some seconds later on a busy machine
  const { status, html, files } = await sitePage(server.port, '/')
  if (status !== 200 || html.includes(words) === isDrafted)
    results.broken.push(`${status}, live ${live}, in the draft ${isDrafted}`)
  for (const file of files)
    if ((await ask(server.port, file)).status !== 200) results.broken.push(`${file} is missing`)
}

/** The processes that still build into a data folder. */
async function buildsLeft(dataDir: string): Promise<Array<string>> {
  const commands = async () => {
    const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
    const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
    return lines.filter((line) => line.includes('astro') && line.includes(dataDir))
  }
  await until(async () => (await commands()).length === 0)
  return commands()
}

/** The program that builds what owners publish, in a process of its own. */
class Builder {
  readonly #context: Context
  readonly #dataDir: string
  #process: ChildProcess | null = null

  private constructor(context: Context, dataDir: string) {
    this.#context = context
    this.#dataDir = dataDir
  }

  static async start(context: Context, dataDir: string): Promise<Builder> {
    const builder = new Builder(context, dataDir)
    context.atEnd(() => builder.kill())
    await builder.up()
    return builder
  }

  async up(): Promise<void> {
    const args = [
      '--disable-warning=ExperimentalWarning',
      ...this.#context.nodeArgs,
      'ops/commands/site-builder.ts',
    ]
    const env = { ...process.env, ...SETTINGS, DATA_DIR: this.#dataDir }
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    await once(child.stdout, 'data') // it is ready
  }

  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}
