import { checkStartedSchema, type Website, websiteSchema } from '../../domain/inbox/api/website.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import { ask, jsonForm } from './ask.ts'
import { joinInbox, OWNER } from './staff.ts'
import { until } from './until.ts'

export const AUDIENCE = { part: 'home', field: 'hero.audience' }
/** A change of the online shop’s price in `content/ratecard.json` to `cents`, and both prices as on pages. */
export const SHOP_PRICE = {
  part: 'ratecard',
  field: 'solutions.ecommerce.base',
  before: /44\s850/,
  cents: 5_555_000,
  after: /55\s550/,
}

/** Longer than a build may take. */
const CHECK_TIMEOUT_MS = 200_000

type DraftField = { part: string; field: string }

/** An owner who changes the site of a server. */
export type SiteOwner = {
  website: () => Promise<Website>
  /** Saves a field of the draft. @returns the status of the answer */
  write: (field: DraftField, value: unknown) => Promise<number>
  /** Begins to check the draft. @returns the number of the version @throws {Error} if that is refused */
  check: () => Promise<number>
  /** Waits until the check is done. @returns its results */
  untilChecked: () => Promise<Website['check']>
  /** @returns whether the version is live */
  publish: (number: number) => Promise<boolean>
}

/** Lets the first owner join. */
export async function siteOwner(server: SiteServer): Promise<SiteOwner> {
  const { cookie, read, send } = await joinInbox(server)
  const website = async () => websiteSchema.parse(JSON.parse((await read('website')).text))
  const untilChecked = async () => {
    await until(async () => (await website()).check?.state !== 'building', CHECK_TIMEOUT_MS)
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
    untilChecked,
    publish: async (number) => {
      await send('reauthenticate', { password: OWNER.password })
      return (await send('website/publish', { number })).status === 200
    },
  }
}

/** A page that a server has built or rendered. */
export type SitePage = {
  /** The company's name in its head; empty if the page is broken. */
  name: string
  html: string
  /** Addresses of its scripts, styles, fonts and pictures with a hash in their name. */
  files: ReadonlyArray<string>
}

export async function sitePage(port: number, path: string): Promise<SitePage & { status: number }> {
  const { status, text } = await ask(port, path)
  const [, name = ''] = /property="og:site_name" content="([^"]*)"/.exec(text) ?? []
  const files = new Set(text.match(/\/_astro\/[\w./-]+\.\w+/g))
  return { status, name, html: text, files: [...files] }
}
