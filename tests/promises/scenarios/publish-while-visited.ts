import { setTimeout as sleep } from 'node:timers/promises'
import { post, statusOf } from '../ask.ts'
import { contactFields } from '../attack/contact-form.ts'
import type { Context } from '../context.ts'
import { storedRecords } from '../database-file.ts'
import { none } from '../none.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { SHOP_PRICE, siteOwner, sitePage } from '../site-owner.ts'
import { until } from '../until.ts'

/** Forty visitors a second. */
const VISIT_INTERVAL_MS = 25
/** The longest time from a page to its files. */
const MAX_LOAD_DELAY_MS = 500
/** Before and after the publish. */
const MIN_VISITS = 80
/** The files that a page needs. Its pictures change only with a release of the program. */
const NEEDED_FILES = /\.(?:js|css|woff2)$/
/** The new name has letters that no heading has, so that the font of the first view becomes another file. */
const NAMES = { before: 'Twelve Moons', after: 'Quartz Moons' }
/** Pages with the shop's price; the calculator is rendered for its query. */
const PAGES = ['/', '/our-work/ecommerce', '/calculator?need=ecommerce']
const READER = 'reader@example.co.za'

/** A new name and a new price go live while visitors read, calculate and send. */
export const publishWhileVisited: Scenario = {
  id: 'W3',
  promise: 'While owners publish, 40 visitors a second see no error and no page of two versions',
  isQuick: false,
  isTimed: true, // alone, because of its load
  control: {
    file: 'server/website/shown-release.ts',
    find: 'const others = [...earlier,',
    replace: 'const others = [',
  },
  run: async (context) => {
    const server = await context.server()
    const owner = await siteOwner(server)
    const { part, field, cents } = SHOP_PRICE
    await owner.write({ part: 'company', field: 'tradingName' }, { value: NAMES.after })
    await owner.write({ part, field }, { cents })
    const [, plan = ''] =
      /href="\/contact-us\?plan=([^"&]+)/.exec(
        (await sitePage(server.port, '/calculator?need=ecommerce')).html,
      ) ?? []
    const visits = new SiteVisits(context, server.port)
    const number = await owner.check()
    const check = await owner.untilChecked()
    const published = owner.publish(number)
    await until(() => visits.pages.after >= MIN_VISITS)
    await visits.end()
    // A form that was opened before the publish.
    const answer = await post(server.port, '/contact-us', {
      ...contactFields(READER),
      plan: decodeURIComponent(plan),
    })
    const record = storedRecords(server.dataDir).find(({ email }) => email === READER)
    return [
      exactly(`published (${check?.state})`, (await published) ? 1 : 0, 1),
      atLeast('pages of the old site', visits.pages.before, MIN_VISITS),
      atLeast('pages of the new site', visits.pages.after, MIN_VISITS),
      none('pages of two versions', visits.mixed),
      none('errors', visits.errors),
      exactly(`form of the old page: ${answer.status}, its total`, totalOf(record), 4_485_000),
    ]
  },
}

function totalOf(record: Record<string, unknown> | undefined): number {
  const { total } = (record?.estimate ?? {}) as { total?: number }
  return total ?? 0
}

/** Visitors who open a page and load its files a moment later. */
class SiteVisits {
  readonly pages = { before: 0, after: 0 }
  readonly mixed: Array<string> = []
  readonly errors: Array<string> = []
  readonly #context: Context
  readonly #port: number
  readonly #timer: NodeJS.Timeout
  readonly #underWay = new Set<Promise<void>>()
  #count = 0

  constructor(context: Context, port: number) {
    this.#context = context
    this.#port = port
    this.#timer = setInterval(() => {
      const visit = this.#visit(PAGES[this.#count++ % PAGES.length] ?? '/')
        .catch((error: unknown) => void this.errors.push(String(error)))
        .finally(() => this.#underWay.delete(visit))
      this.#underWay.add(visit)
    }, VISIT_INTERVAL_MS)
    context.atEnd(() => this.end())
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#underWay)
  }

  async #visit(path: string): Promise<void> {
    const { status, name, html, files } = await sitePage(this.#port, path)
    const [hasOld, hasNew] = [SHOP_PRICE.before, SHOP_PRICE.after].map((price) => price.test(html))
    if (status !== 200) this.errors.push(`${path}: ${status}`)
    else if (name === NAMES.before && hasOld && !hasNew) this.pages.before += 1
    else if (name === NAMES.after && hasNew && !hasOld) this.pages.after += 1
    else this.mixed.push(`${path}: ${name}, old price ${hasOld}, new price ${hasNew}`)
    await sleep(this.#context.random.between(0, MAX_LOAD_DELAY_MS))
    for (const file of files.filter((file) => NEEDED_FILES.test(file))) {
      const answer = await statusOf(this.#port, file)
      if (answer !== 200) this.errors.push(`${file} of ${path}: ${answer}`)
    }
  }
}
