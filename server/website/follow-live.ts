import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../store/sql/database.ts'
import { allServersHave, forgetServer, noteServer } from '../store/sql/website/server-rows.ts'
import { comingVersion, liveVersion, noteChecked } from '../store/sql/website/version-rows.ts'
import type { SiteBuilder } from './build-aside.ts'
import type { SiteContent } from './build-outcome.ts'

/** A version that could not be built or shown is tried again after this. */
const TRIED_AGAIN_MS = 60_000
/** Other servers get a version ready before it can be published, for at most this long. */
const OTHERS_MS = 120_000
const POLL_MS = 500

/** How the servers of one store show the same version, and change it at the same time. */
export type Follower = {
  /** Notes that this server is there, and gives up a check whose server was killed. */
  notePresence: () => Promise<void>
  /** Of a checked version: waits until all servers that are there can show it at once. */
  getReady: (version: number) => Promise<void>
  /** Gets ready what may go live soon, and shows what is live: builds it if it is not there. */
  follow: () => Promise<void>
  /** Whether this server has the live version. */
  isCurrent: () => boolean
  /** Notes that this server stops. */
  leave: () => Promise<void>
}

export type FollowerDependencies = {
  database: Database
  builder: SiteBuilder
  contentOf: (version: number) => Promise<SiteContent>
  /** The version that is shown; null: that of the program. */
  shown: () => number | null
  /** Loads a version that is built, so that it can be shown at once. */
  prepare: (version: number) => Promise<void>
  /** Shows a version that is built. */
  show: (version: number) => Promise<void>
  now: () => Date
  /** Aborts when the server stops. */
  signal: AbortSignal
}

export function createFollower(parts: FollowerDependencies): Follower {
  const { database, builder, contentOf, shown, prepare, show, now, signal } = parts
  /** The newest version that can be shown at once. */
  let hasVersion = shown()
  let lacksLive = false
  /** When a version was last built or loaded here. */
  const triedAt = new Map<number, number>()

  async function notePresence(): Promise<void> {
    const server = { id: builder.id, at: now().getTime(), hasVersion }
    await database.transaction((tx) => noteServer(tx, server, builder.isGone))
  }

  async function load(version: number): Promise<void> {
    await prepare(version)
    hasVersion = version
    await notePresence()
  }

  /** Builds a version that another server has checked. */
  async function build(version: number): Promise<void> {
    if (await builder.isBuilt(version)) return
    const built = await builder.build(version, await contentOf(version), signal)
    if (built.outcome === 'refused')
      throw new Error(`Version ${version} of the site cannot be built. ${built.reason}`)
  }

  /** A build that fails takes half a minute: it is not repeated at once. */
  function mayTry(version: number): boolean {
    const at = now().getTime()
    if (at - (triedAt.get(version) ?? 0) < TRIED_AGAIN_MS) return false
    triedAt.set(version, at)
    return true
  }

  async function change(live: number): Promise<void> {
    const before = shown()
    try {
      await show(live)
      hasVersion = live
      lacksLive = false
    } catch (error) {
      hasVersion = before
      throw error
    }
    await notePresence()
    await builder.removeOthers([before, live])
  }

  return {
    notePresence,
    getReady: async (version) => {
      await database.transaction((tx) => noteChecked(tx, version, now().getTime()))
      await load(version)
      const haveAll = () => database.read((tx) => allServersHave(tx, version, now().getTime()))
      for (let waitedMs = 0; waitedMs < OTHERS_MS && !(await haveAll()); waitedMs += POLL_MS)
        await sleep(POLL_MS, undefined, { signal })
    },
    follow: async () => {
      const coming = await database.read(comingVersion)
      if (coming !== null && coming !== hasVersion && mayTry(coming)) {
        await build(coming)
        await load(coming)
      }
      const live = await database.read(liveVersion)
      if (live === null || live === shown()) return
      if (live !== hasVersion) {
        lacksLive = true
        if (!mayTry(live)) return
        await build(live)
      }
      await change(live)
    },
    isCurrent: () => !lacksLive,
    // If this fails, it is soon found to be away.
    leave: () => database.transaction((tx) => forgetServer(tx, builder.id)).catch(() => {}),
  }
}
