import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  access,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { hostname, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import { CONTENT } from '../content.ts'
import { buildFaults } from './build-faults.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = join(ROOT, 'node_modules')
const ASTRO = join(PACKAGES, 'astro', 'bin', 'astro.mjs')
/** A build took 1.1 GB, 23 s and 40 MB (measured in November 2026). */
const NEEDED_MEMORY_BYTES = 1_300_000_000
const HEAP_MB = 1_024
const NEEDED_DISK_BYTES = 300_000_000
const BUILD_MS = 180_000
const IDLE_PRIORITY = 10
const STAMP = 'built-from.txt'
const MEGABYTE = 1_000_000

/** What a site is built from: the parsed files of `content/` by their names without `.json`, and all price lists. */
type SiteContent = {
  files: Readonly<Record<string, unknown>>
  cards: ReadonlyArray<RateCard>
  /** The day whose price list it shows. */
  day: CalendarDate
  /** Photos in base64, by their paths below `content/`. */
  photos?: Readonly<Record<string, string>>
}

export type BuildOutcome =
  | { outcome: 'built' }
  /** `reason` is for the operator's log, `faults` for owners. */
  | { outcome: 'refused'; reason: string; faults: Array<SiteFault> }

/** Builds the site from other content than the program's, in a folder of its own. */
export type SiteBuilder = {
  /** This process, by its machine and number. */
  id: string
  /** Whether a process was on this machine and is no more, by its id. */
  isGone: (id: string) => boolean
  /** The folder of a version: `site/` is the built site, `content/` what it was built from. */
  folderOf: (version: number) => string
  /** Whether a version was built by this program, and is complete. */
  isBuilt: (version: number) => Promise<boolean>
  /**
   * Builds a version in a process of its own, whose memory and time are limited. Its folder appears once it is complete.
   *
   */
  build: (version: number, content: SiteContent, signal: AbortSignal) => Promise<BuildOutcome>
  /** Removes what killed servers left. */
  removeUnfinished: () => Promise<void>
  remove: (version: number) => Promise<void>
}

/**
 * @param dataDir the builds are in its folder `builds`
 * @param served the folder of the site that was built with the program: its inbox is part of each version
 */
export function createSiteBuilder(dataDir: string, served: string): SiteBuilder {
  const builds = join(dataDir, 'builds')
  const folderOf = (version: number) => join(builds, String(version))
  const program = () => readFile(join(served, STAMP), 'utf8').catch(() => '')
  return {
    id: `${hostname()}:${process.pid}`,
    isGone,
    folderOf,
    isBuilt: async (version) =>
      (await readFile(join(folderOf(version), STAMP), 'utf8').catch(() => null)) === (await program()),
    build: async (version, content, signal) => {
      await mkdir(builds, { recursive: true })
      const shortage = await shortageIn(builds)
      if (shortage !== null) return { outcome: 'refused', reason: shortage, faults: [{ sentence: shortage }] }
      // Several servers may have one data folder.
      const part = `${folderOf(version)}.${process.pid}.part`
      await rm(part, { recursive: true, force: true })
      await writeContent(join(part, 'content'), content)
      await linkPackages(builds)
      const { code, output } = await runAstro(part, content.day, signal)
      if (code !== 0) {
        await rm(part, { recursive: true, force: true })
        return {
          outcome: 'refused',
          reason: lastSentence(output),
          faults: buildFaults(output, content.files),
        }
      }
      for (const folder of ['_inbox', 'inbox'])
        if (existsSync(join(served, 'client', folder)))
          await cp(join(served, 'client', folder), join(part, 'site', 'client', folder), { recursive: true })
      await writeFile(join(part, STAMP), await program())
      await rm(folderOf(version), { recursive: true, force: true })
      await rename(part, folderOf(version))
      return { outcome: 'built' }
    },
    removeUnfinished: async () => {
      const names = await readdir(builds).catch(() => [])
      for (const name of names.filter((found) => found.endsWith('.part') && !isRunning(found.split('.')[1])))
        await rm(join(builds, name), { recursive: true, force: true })
    },
    remove: (version) => rm(folderOf(version), { recursive: true, force: true }),
  }
}

function isGone(id: string): boolean {
  const [machine, pid = ''] = id.split(':')
  return machine === hostname() && !isRunning(pid)
}

function isRunning(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Why a build cannot begin, in words for an owner; null if it can. */
async function shortageIn(folder: string): Promise<string | null> {
  const canBuild = await access(ROOT, constants.W_OK).then(
    () => existsSync(ASTRO),
    () => false,
  )
  if (!canBuild)
    return 'This server cannot build the site: its program is read-only, or came without build tools. Please ask who looks after it.'
  const memory = process.availableMemory()
  if (memory < NEEDED_MEMORY_BYTES)
    return `The server has too little memory for this: ${inMegabytes(memory)} are free, ${inMegabytes(NEEDED_MEMORY_BYTES)} are needed. The site stays as it is.`
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < NEEDED_DISK_BYTES)
    return `The server’s disk is nearly full: ${inMegabytes(bavail * bsize)} are free, ${inMegabytes(NEEDED_DISK_BYTES)} are needed. The site stays as it is.`
  return null
}

/** The whole content: that of the version, with its photos beside those of the program. */
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
  await symlink(PACKAGES, join(builds, 'node_modules')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

function runAstro(
  part: string,
  day: CalendarDate,
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  const { PATH, HOME } = process.env
  const env = {
    ...(PATH ? { PATH } : {}),
    ...(HOME ? { HOME } : {}),
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: join(part, 'content'),
    PRICES_ON: day,
  }
  return new Promise((resolve, reject) => {
    const args = [`--max-old-space-size=${HEAP_MB}`, ASTRO, 'build', '--outDir', join(part, 'site')]
    // A group of its own, so that the programs that it starts end with it.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }
    const timer = setTimeout(end, BUILD_MS)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000)
      })
    child.once('error', reject)
    child.once('spawn', () => child.pid !== undefined && setPriority(child.pid, IDLE_PRIORITY))
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** What a failed build says of itself: Astro prints it before the stack trace. */
function lastSentence(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const fault = lines.find((line) => /^content\/|Error:|is not right/.test(line)) ?? lines.findLast(Boolean)
  return `The pages could not be built: ${fault ?? 'the build was ended'}`
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
