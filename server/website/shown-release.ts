import { pathToFileURL } from 'node:url'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { Config } from '../config.ts'
import { CONTENT, loadContent } from '../content.ts'
import { isHashed } from '../http/built-site/caching.ts'
import { loadSite } from '../http/built-site/load-site.ts'
import type { SiteFile } from '../http/built-site/site-file.ts'
import { createRelease } from '../release.ts'
import type { Release } from '../services.ts'
import type { SiteBuilder } from './build-aside.ts'
import { siteFolder } from './website.ts'

/** Pages of the releases before that are open in a browser still ask for their scripts and pictures. */
const EARLIER_RELEASES = 2
/** A page or a PDF that was begun with a release is finished with it. */
const FINISHED_MS = 30_000

/** The release that visitors see, which can be exchanged for that of another version. */
export type ShownRelease = {
  release: () => Release
  /** The folder of the built site, its version (null: that of the program) and its price list. */
  shown: () => { directory: string; version: number | null; priceList: string }
  /** Loads a version that is built. Its scripts and pictures are served from then on: another server may show its pages already. */
  prepare: (version: number) => Promise<void>
  /** Takes a version that is built in the place of the one before. */
  show: (version: number) => Promise<void>
  /** Renders each page once that is rendered on demand, so that no visitor waits for it. */
  warmUp: () => Promise<void>
  /** Compresses the files at the best quality, if the server does. */
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
export async function createShownRelease(options: Options, version: number | null): Promise<ShownRelease> {
  const { config, served, compressesBest, builder, now } = options
  let current = await load(version, new Map())
  let next: Loaded | null = null
  /** The files with hashed names of the releases before. */
  const earlier: Array<Files> = []
  let release = current.release
  const stopping = new AbortController()
  const retiring = new Map<NodeJS.Timeout, Loaded>()

  async function load(of: number | null, known: Files): Promise<Loaded> {
    const directory = of === null ? served : siteFolder(builder, of)
    const folder = of === null ? CONTENT : pathToFileURL(`${builder.folderOf(of)}/content/`)
    const [site, content] = await Promise.all([
      loadSite({ ...config, directory, compressesBest, known }),
      loadContent(directory, folder),
    ])
    return { release: createRelease(site, content, config.siteUrl), directory, version: of }
  }

  const warmUp = (loaded: Loaded) =>
    loaded.release.warmUp({ today: todayInJohannesburg(now()), origin: new URL(config.siteUrl).origin })

  async function prepare(of: number): Promise<Loaded> {
    if (next?.version === of) return next
    const loaded = await load(of, release.files)
    await next?.release.close()
    next = loaded
    addOthersFiles()
    return loaded
  }

  function addOthersFiles(): void {
    const others = [...earlier, ...(next ? [hashedOf(next)] : [])].flatMap((files) => [...files])
    release = { ...current.release, files: new Map([...others, ...current.release.files]) }
  }

  function retire(previous: Loaded): void {
    const timer = setTimeout(() => {
      retiring.delete(timer)
      void previous.release.close()
    }, FINISHED_MS)
    timer.unref()
    retiring.set(timer, previous)
  }

  return {
    release: () => release,
    shown: () => ({ ...current, priceList: current.release.content.rateCards.today.version }),
    prepare: async (of) => {
      await prepare(of)
    },
    show: async (of) => {
      const loaded = await prepare(of)
      await warmUp(loaded)
      earlier.push(hashedOf(current))
      earlier.splice(0, earlier.length - EARLIER_RELEASES)
      retire(current)
      current = loaded
      next = null
      addOthersFiles()
      if (compressesBest) void release.compressBest(stopping.signal)
    },
    warmUp: () => warmUp(current),
    compressBest: (signal) => release.compressBest(signal),
    close: async () => {
      stopping.abort()
      const open = [...retiring.values(), current, ...(next ? [next] : [])]
      for (const timer of retiring.keys()) clearTimeout(timer)
      await Promise.all(open.map((loaded) => loaded.release.close()))
    },
  }
}

function hashedOf({ release }: Loaded): Files {
  return new Map([...release.files].filter(([address]) => isHashed(address)))
}
