import { checkStartedSchema, type Website, websiteSchema } from '../../domain/inbox/api/website.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import { ask, jsonForm } from './ask.ts'
import { joinInbox, OWNER } from './staff.ts'
import { until } from './until.ts'

export const AUDIENCE = { part: 'home', field: 'hero.audience' }
/** The price of the online shop in `content/ratecard.json`, in a page's words. */
export const SHOP_PRICE = {
  part: 'ratecard',
  field: 'solutions.ecommerce.base',
  was: /44\s850/,
  cents: 5_555_000,
  is: /55\s550/,
}

/** Longer than a build may take. */
const CHECKED_WITHIN_MS = 200_000

type Place = { part: string; field: string }

/** An owner who changes the site of a server. */
export type SiteOwner = {
  website: () => Promise<Website>
  /** Saves a field of the draft. @returns the status of the answer */
  write: (place: Place, value: unknown) => Promise<number>
  /** Begins to check the draft. @returns the number of the version @throws {Error} if that is refused */
  check: () => Promise<number>
  /** Waits until the check is done. @returns what it found */
  checked: () => Promise<Website['check']>
  /** @returns whether the version is live */
  publish: (number: number) => Promise<boolean>
}

/** The first owner, who has just joined. */
export async function siteOwner(server: SiteServer): Promise<SiteOwner> {
  const { cookie, read, send } = await joinInbox(server)
  const website = async () => websiteSchema.parse(JSON.parse((await read('website')).text))
  const checked = async () => {
    await until(async () => (await website()).check?.state !== 'building', CHECKED_WITHIN_MS)
    return (await website()).check
  }
  return {
    website,
    write: async ({ part, field }, value) => {
      const { changes } = await website()
      const seen = changes.find((change) => change.part === part && change.field === field)?.revision ?? 0
      const form = jsonForm({ part, field, value, seen })
      const put = { ...form, method: 'PUT', headers: { ...form.headers, cookie } }
      return (await ask(server.port, '/inbox/api/website/draft', put)).status
    },
    check: async () => {
      const { status, text } = await send('website/check', {})
      if (status !== 200) throw new Error(`The check was refused: ${status} ${text}`)
      return checkStartedSchema.parse(JSON.parse(text)).number
    },
    checked,
    publish: async (number) => {
      await send('reauthenticate', { password: OWNER.password })
      return (await send('website/publish', { number })).status === 200
    },
  }
}

/** What stands on a page that a server has built or rendered. */
export type SitePage = {
  /** The company's name in its head; empty if the page is broken. */
  name: string
  html: string
  /** Addresses of its scripts, styles, fonts and pictures that are named by their content. */
  files: ReadonlyArray<string>
}

export async function sitePage(port: number, path: string): Promise<SitePage & { status: number }> {
  const { status, text } = await ask(port, path)
  const [, name = ''] = /property="og:site_name" content="([^"]*)"/.exec(text) ?? []
  const files = new Set(text.match(/\/_astro\/[\w./-]+\.\w+/g))
  return { status, name, html: text, files: [...files] }
}
