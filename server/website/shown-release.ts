import { pathToFileURL } from 'node:url'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { Config } from '../config.ts'
import { CONTENT, loadContent } from '../content.ts'
import { isHashed } from '../http/built-site/caching.ts'
import { loadSite } from '../http/built-site/load-site.ts'
import type { SiteFile } from '../http/built-site/site-file.ts'
import { createRelease } from '../release.ts'
import type { Release } from '../services.ts'
import type { SiteBuilder } from './site-builder.ts'
import { siteFolder } from './website.ts'

/** Earlier releases whose scripts and pictures are still served, for pages that are open in a browser. */
const EARLIER_RELEASES = 2
/** How long a replaced release stays open, to finish pages and PDFs that were begun with it. */
const RETIRE_AFTER_MS = 30_000

/** The release that visitors see, which can be exchanged for that of another version. */
export type ShownRelease = {
  release: () => Release
  /** The folder of the built site, its version (null: that of the program) and its price list. */
  shownSite: () => { directory: string; version: number | null; priceList: string }
  /** Loads a version that is built. Its scripts and pictures are served from then on: another server may show its pages already. */
  prepare: (version: number) => Promise<void>
  /** Replaces the shown version by another that is built. */
  show: (version: number) => Promise<void>
  /** Renders once each page that is rendered on demand, so that no visitor waits for it. */
  warmUp: () => Promise<void>
  /** Compresses the files at the best quality. */
  compressBest: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  config: Pick<Config, 'siteUrl' | 'measurementId'>
  /** The folder of the site that was built with the program. */
  served: string
  compressesBest: boolean
  builder: Pick<SiteBuilder, 'folderOf'>
  now: () => Date
}

type Files = ReadonlyMap<string, SiteFile>
type Loaded = { release: Release; directory: string; version: number | null }

/** Loads the release of a version; null: that of the program. @throws {OperatorError} if it was not built, or its content is wrong */
export async function createShownRelease(
  options: Options,
  firstVersion: number | null,
): Promise<ShownRelease> {
  const { config, served, compressesBest, builder, now } = options
  let current = await load(firstVersion, new Map())
  let prepared: Loaded | null = null
  /** The files with hashed names of earlier releases. */
  const earlier: Array<Files> = []
  let release = current.release
  const stopping = new AbortController()
  const retiring = new Map<NodeJS.Timeout, Loaded>()

  async function load(version: number | null, otherFiles: Files): Promise<Loaded> {
    const directory = version === null ? served : siteFolder(builder, version)
    const folder = version === null ? CONTENT : pathToFileURL(`${builder.folderOf(version)}/content/`)
    const [site, content] = await Promise.all([
      loadSite({ ...config, directory, compressesBest, otherFiles }),
      loadContent(directory, folder),
    ])
    return { release: createRelease(site, content, config.siteUrl), directory, version }
  }

  const warmUp = (loaded: Loaded) =>
    loaded.release.warmUp({ today: todayInJohannesburg(now()), origin: new URL(config.siteUrl).origin })

  async function prepare(version: number): Promise<Loaded> {
    if (prepared?.version === version) return prepared
    const loaded = await load(version, release.files)
    await prepared?.release.close()
    prepared = loaded
    mergeHashedFiles()
    return loaded
  }

  /** Adds the files with hashed names of earlier releases and of the prepared one to the current release. */
  function mergeHashedFiles(): void {
    const others = [...earlier, ...(prepared ? [hashedOf(prepared)] : [])].flatMap((files) => [...files])
    release = { ...current.release, files: new Map([...others, ...current.release.files]) }
  }

  function retire(previous: Loaded): void {
    const timer = setTimeout(() => {
      retiring.delete(timer)
      void previous.release.close()
    }, RETIRE_AFTER_MS)
    timer.unref()
    retiring.set(timer, previous)
  }

  return {
    release: () => release,
    shownSite: () => ({ ...current, priceList: current.release.content.rateCards.today.version }),
    prepare: async (version) => {
      await prepare(version)
    },
    show: async (version) => {
      const loaded = await prepare(version)
      await warmUp(loaded)
      earlier.push(hashedOf(current))
      earlier.splice(0, earlier.length - EARLIER_RELEASES)
      retire(current)
      current = loaded
      prepared = null
      mergeHashedFiles()
      if (compressesBest) void release.compressBest(stopping.signal)
    },
    warmUp: () => warmUp(current),
    compressBest: (signal) => release.compressBest(signal),
    close: async () => {
      stopping.abort()
      const open = [...retiring.values(), current, ...(prepared ? [prepared] : [])]
      for (const timer of retiring.keys()) clearTimeout(timer)
      await Promise.all(open.map((loaded) => loaded.release.close()))
    },
  }
}

function hashedOf({ release }: Loaded): Files {
  return new Map([...release.files].filter(([address]) => isHashed(address)))
}
