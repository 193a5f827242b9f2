import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../store/sql/database.ts'
import { allServersHave, forgetServer, noteServer } from '../store/sql/website/server-rows.ts'
import { liveVersion, noteChecked, upcomingVersion } from '../store/sql/website/version-rows.ts'
import type { SiteContent } from './build-outcome.ts'
import type { SiteBuilder } from './site-builder.ts'

/** The wait before a version that could not be built or shown is retried. */
const RETRY_MS = 60_000
/** How long a publish waits for other servers to get the version ready. */
const READY_WITHIN_MS = 120_000
const POLL_MS = 500

export type Follower = ReturnType<typeof createFollower>

export type FollowerDependencies = {
  database: Database
  builder: SiteBuilder
  contentOf: (version: number) => Promise<SiteContent>
  /** The version that is shown; null: that of the program. */
  shownVersion: () => number | null
  /** Loads a version that is built, so that it can be shown at once. */
  prepare: (version: number) => Promise<void>
  /** Shows a version that is built. */
  show: (version: number) => Promise<void>
  now: () => Date
  /** Aborts when the server stops. */
  signal: AbortSignal
}

/** Makes all servers of one store show the same version, and change it at the same time. */
export function createFollower(dependencies: FollowerDependencies) {
  const { database, builder, contentOf, shownVersion, prepare, show, now, signal } = dependencies
  /** The newest version that can be shown at once. */
  let readyVersion = shownVersion()
  let isLiveMissing = false
  /** When a version was last built or loaded here. */
  const triedAt = new Map<number, number>()

  /** Records that this server runs, and gives up a check whose server was killed. */
  async function notePresence(): Promise<void> {
    const server = { id: builder.id, at: now().getTime(), hasVersion: readyVersion }
    await database.transaction((tx) => noteServer(tx, server, builder.isGone))
  }

  async function load(version: number): Promise<void> {
    await prepare(version)
    readyVersion = version
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
    if (at - (triedAt.get(version) ?? 0) < RETRY_MS) return false
    triedAt.set(version, at)
    return true
  }

  async function showLive(live: number): Promise<void> {
    const before = shownVersion()
    try {
      await show(live)
      readyVersion = live
      isLiveMissing = false
    } catch (error) {
      readyVersion = before
      throw error
    }
    await notePresence()
    await builder.removeOthers([before, live])
  }

  return {
    notePresence,
    /** Waits until all running servers can show a checked version at once. */
    getReady: async (version: number): Promise<void> => {
      await database.transaction((tx) => noteChecked(tx, version, now().getTime()))
      await load(version)
      const areAllReady = () => database.read((tx) => allServersHave(tx, version, now().getTime()))
      for (let waitedMs = 0; waitedMs < READY_WITHIN_MS && !(await areAllReady()); waitedMs += POLL_MS)
        await sleep(POLL_MS, undefined, { signal })
    },
    /** Gets a version ready that may go live soon, and shows the live version. Builds them if necessary. */
    follow: async (): Promise<void> => {
      const upcoming = await database.read(upcomingVersion)
      if (upcoming !== null && upcoming !== readyVersion && mayTry(upcoming)) {
        await build(upcoming)
        await load(upcoming)
      }
      const live = await database.read(liveVersion)
      if (live === null || live === shownVersion()) return
      if (live !== readyVersion) {
        isLiveMissing = true
        if (!mayTry(live)) return
        await build(live)
      }
      await showLive(live)
    },
    /** Whether this server has the live version. */
    isCurrent: () => !isLiveMissing,
    /** Records that this server stops. If this fails, the other servers soon notice its absence. */
    leave: () => database.transaction((tx) => forgetServer(tx, builder.id)).catch(() => {}),
  }
}
