import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { freemem, hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT } from '../content.ts'
import { isProcessRunning } from '../is-process-running.ts'
import { buildFaults } from './build-faults.ts'
import { type BuildOutcome, refusedBuild, type SiteContent, STOPPED } from './build-outcome.ts'
import { askBuilder } from './builder-socket.ts'
import { ASTRO, PACKAGES, runAstro, TYPES } from './run-astro.ts'

/** A build took 1.1 GB, 23 s and 40 MB (measured in November 2026). */
export const NEEDED_MEMORY_BYTES = 1_300_000_000
const NEEDED_DISK_BYTES = 300_000_000
const STAMP = 'built-from.txt'
const SOCKET = 'builder.sock'
/** How many of the newest builds are kept. */
const KEPT_BUILDS = 3
const MEGABYTE = 1_000_000

/** Builds the site from other content than the program's, in a folder of its own. */
export type SiteBuilder = {
  /** Identifies this process; no other will ever have this id. */
  id: string
  /** Whether the process with an id ran on this machine and has ended. */
  isGone: (id: string) => boolean
  /** The folder of a version: `site/` is the built site, `content/` what it was built from. */
  folderOf: (version: number) => string
  /** Whether a version was built by this program, and is complete. */
  isBuilt: (version: number) => Promise<boolean>
  /** Builds a version unless it is built: in the builder that runs beside this server, or else in a child process. */
  build: (version: number, content: SiteContent, signal: AbortSignal) => Promise<BuildOutcome>
  /** Removes unfinished builds of killed processes, and lets the builds find the packages of this checkout. */
  removeUnfinished: () => Promise<void>
  /** Removes a build, so that the version is built again. */
  remove: (version: number) => Promise<void>
  /** Marks a build as outdated: the next start that shows the version builds it again; until then it is served as it is. */
  outdate: (version: number) => Promise<void>
  /** Removes all builds except the newest and these. */
  removeOthers: (needed: ReadonlyArray<number | null>) => Promise<void>
}

/** Adds what the builder that runs beside the server also needs. */
type LocalBuilder = SiteBuilder & {
  /** The socket at which that builder listens. */
  socketPath: string
  /** The stamp of this program's build; empty if it was not built. */
  program: () => Promise<string>
  /** Builds in a child process with limited memory and time. The version's folder appears once it is complete. */
  buildHere: SiteBuilder['build']
}

/**
 * @param dataDir the builds are in its folder `builds`
 * @param served the folder of the program's own built site: its inbox is part of each version
 */
export function createSiteBuilder(dataDir: string, served: string): LocalBuilder {
  const id = `${hostname()}-${process.pid}-${randomBytes(6).toString('hex')}`
  const isGone = (other: string) => isGoneFrom(id, other)
  const builds = join(dataDir, 'builds')
  const socketPath = join(builds, SOCKET)
  const folderOf = (version: number) => join(builds, String(version))
  const program = () => readFile(join(served, STAMP), 'utf8').catch(() => '')
  const isBuilt = async (version: number) =>
    (await readFile(join(folderOf(version), STAMP), 'utf8').catch(() => null)) === (await program())

  async function buildHere(
    version: number,
    content: SiteContent,
    signal: AbortSignal,
  ): Promise<BuildOutcome> {
    if (await isBuilt(version)) return { outcome: 'built' }
    const shortage = await shortageIn(builds)
    if (shortage !== null) return refusedBuild(shortage)
    // Several processes may have one data folder.
    const unfinished = `${folderOf(version)}.${id}.part`
    try {
      await writeContent(join(unfinished, 'content'), content)
      const { code, output, stopped } = await runAstro(unfinished, content.day, signal)
      if (stopped !== null) return refusedBuild(stopped)
      if (code !== 0)
        return {
          outcome: 'refused',
          reason: errorMessageIn(output),
          faults: buildFaults(output, content.files),
        }
      await finish(unfinished)
      if (await isBuilt(version)) return { outcome: 'built' } // by another process meanwhile
      await rm(folderOf(version), { recursive: true, force: true })
      await rename(unfinished, folderOf(version))
      return { outcome: 'built' }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
        return refusedBuild(STOPPED.fullDisk)
      throw error
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  }

  /** Adds the inbox, and the stamp that marks the build as complete. */
  async function finish(unfinished: string): Promise<void> {
    for (const folder of ['_inbox', 'inbox'])
      if (existsSync(join(served, 'client', folder)))
        await cp(join(served, 'client', folder), join(unfinished, 'site', 'client', folder), {
          recursive: true,
        })
    await rm(join(unfinished, 'cache'), { recursive: true, force: true })
    await writeFile(join(unfinished, STAMP), await program())
  }

  return {
    id,
    isGone,
    socketPath,
    program,
    folderOf,
    isBuilt,
    buildHere,
    build: async (version, content, signal) => {
      await mkdir(builds, { recursive: true })
      await linkPackages(builds)
      const buildRequest = { version, program: await program(), ...content }
      return (
        (await askBuilder(socketPath, buildRequest, signal)) ?? (await buildHere(version, content, signal))
      )
    },
    removeUnfinished: async () => {
      if (!existsSync(builds)) return
      await linkPackages(builds)
      const names = await readdir(builds)
      for (const name of names) {
        const [, processId] = /^\d+\.(.+)\.part$/.exec(name) ?? []
        if (processId !== undefined && isGone(processId))
          await rm(join(builds, name), { recursive: true, force: true })
      }
    },
    remove: (version) => rm(folderOf(version), { recursive: true, force: true }),
    outdate: (version) => rm(join(folderOf(version), STAMP), { force: true }),
    removeOthers: async (needed) => {
      const names = await readdir(builds).catch(() => [])
      const versions = names.filter((name) => /^\d+$/.test(name)).map(Number)
      const newest = versions.toSorted((a, b) => b - a).slice(0, KEPT_BUILDS)
      for (const version of versions)
        if (!newest.includes(version) && !needed.includes(version))
          await rm(folderOf(version), { recursive: true, force: true })
    },
  }
}

/** An id is a machine, a process number and a random part, because a container's processes have the same number each time. */
function isGoneFrom(own: string, other: string): boolean {
  const [, machine, pid] = /^(.*)-(\d+)-\w+$/.exec(other) ?? []
  if (machine !== hostname()) return false
  return Number(pid) === process.pid ? other !== own : !isProcessRunning(Number(pid))
}

/** Why a build cannot begin, in words for an owner; null if it can. */
async function shortageIn(folder: string): Promise<string | null> {
  const writtenFolder = existsSync(TYPES) ? TYPES : dirname(TYPES)
  const canBuild = await access(writtenFolder, constants.W_OK).then(
    () => existsSync(ASTRO),
    () => false,
  )
  if (!canBuild)
    return 'This server cannot build the site: its program is read-only, or came without build tools, and no builder runs beside it. Please ask who looks after it.'
  const memory = availableMemory()
  if (memory < NEEDED_MEMORY_BYTES)
    return `The server has too little memory for this: ${inMegabytes(memory)} are free, ${inMegabytes(NEEDED_MEMORY_BYTES)} are needed. The site stays as it is.`
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < NEEDED_DISK_BYTES)
    return `The server’s disk is nearly full: ${inMegabytes(bavail * bsize)} are free, ${inMegabytes(NEEDED_DISK_BYTES)} are needed. The site stays as it is.`
  return null
}

/** In bytes. Under a memory limit, `process.availableMemory()` counts the system's file cache as used. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  const own = limit > 0 ? limit - process.memoryUsage.rss() : Number.POSITIVE_INFINITY
  return Math.min(own, freemem())
}

/** Writes the whole content: the program's, overwritten by the version's, and the version's photos. */
async function writeContent(folder: string, { files, cards, photos = {} }: SiteContent): Promise<void> {
  await cp(fileURLToPath(CONTENT), folder, { recursive: true })
  const write = (name: string, data: unknown) => writeFile(join(folder, `${name}.json`), JSON.stringify(data))
  for (const [name, data] of Object.entries(files)) await write(name, data)
  for (const [path, bytes] of Object.entries(photos)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes, 'base64')
  }
  for (const card of cards) await write(join('ratecards', card.version), card)
  await write('ratecard', cards.toSorted((a, b) => (a.version < b.version ? 1 : -1))[0])
}

/** The built server looks for packages in the folders above it. */
async function linkPackages(builds: string): Promise<void> {
  const link = join(builds, 'node_modules')
  if ((await readlink(link).catch(() => null)) === PACKAGES) return
  await rm(link, { force: true })
  await symlink(PACKAGES, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** The error message of a failed build, which Astro prints before the stack trace. */
function errorMessageIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const fault = lines.find((line) => /^content\/|Error:|is not right/.test(line)) ?? lines.findLast(Boolean)
  return `The pages could not be built: ${fault ?? 'it says nothing'}`
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
