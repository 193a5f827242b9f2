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

/** Pages of an earlier release that are open in a browser still ask for its scripts and pictures. */
const KEPT_RELEASES = 3
/** A page or a PDF that was begun with a release is finished with it. */
const FINISHED_MS = 30_000

/** The release that visitors see, which can be exchanged for that of another version. */
export type ShownRelease = {
  release: () => Release
  /** The folder of the built site, its version (null: that of the program) and its price list. */
  shown: () => { directory: string; version: number | null; priceList: string }
  /** Loads a version that is built and takes it in the place of the one before. */
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

type Shown = {
  release: Release
  files: ReadonlyMap<string, SiteFile>
  directory: string
  version: number | null
}

/** Loads the release of a version; null: that of the program. @throws {OperatorError} if it was not built, or its content is wrong */
export async function createShownRelease(options: Options, version: number | null): Promise<ShownRelease> {
  const { config, served, compressesBest, builder, now } = options
  const recent: Array<Shown> = [await load(version)]
  const stopping = new AbortController()
  const retiring = new Map<NodeJS.Timeout, Shown>()

  async function load(of: number | null): Promise<Shown> {
    const directory = of === null ? served : siteFolder(builder, of)
    const folder = of === null ? CONTENT : pathToFileURL(`${builder.folderOf(of)}/content/`)
    const [site, content] = await Promise.all([
      loadSite({ ...config, directory, compressesBest }),
      loadContent(directory, folder),
    ])
    const release = createRelease(site, content, config.siteUrl)
    return { release, files: site.files, directory, version: of }
  }

  const current = (): Shown => {
    const shown = recent.at(-1)
    if (!shown) throw new Error('There is no release')
    return shown
  }
  const warmUp = ({ release }: Shown) =>
    release.warmUp({ today: todayInJohannesburg(now()), origin: new URL(config.siteUrl).origin })

  function retire(previous: Shown): void {
    const timer = setTimeout(() => {
      retiring.delete(timer)
      void previous.release.close()
    }, FINISHED_MS)
    timer.unref()
    retiring.set(timer, previous)
  }

  return {
    release: () => current().release,
    shown: () => ({ ...current(), priceList: current().release.content.rateCards.today.version }),
    show: async (of) => {
      const next = await load(of)
      const previous = current()
      await warmUp(next)
      const files = new Map(
        recent.flatMap((shown) => [...shown.files].filter(([address]) => isHashed(address))),
      )
      const release = { ...next.release, files: new Map([...files, ...next.release.files]) }
      recent.push({ ...next, release })
      recent.splice(0, recent.length - KEPT_RELEASES)
      retire(previous)
      if (compressesBest) void release.compressBest(stopping.signal)
    },
    warmUp: () => warmUp(current()),
    compressBest: (signal) => current().release.compressBest(signal),
    close: async () => {
      stopping.abort()
      const open = [...retiring.values(), current()]
      for (const timer of retiring.keys()) clearTimeout(timer)
      await Promise.all(open.map(({ release }) => release.close()))
    },
  }
}
