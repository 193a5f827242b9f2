import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContent, type ServerContent } from './content.ts'
import { LEAD, openTestApp, postJson, SECRET, SITE_URL, type TestApp } from './fixture-app.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { loadSite } from './http/built-site/load-site.ts'
import { detailFor } from './inbox/enquiries/detail.ts'
import { createInbox } from './inbox/start-inbox.ts'
import { createRelease } from './release.ts'
import type { Release } from './services.ts'
import { MAIL_TOPIC } from './store/outbox.ts'

const PLAN = 'need=ecommerce&months=12'

let opened: TestApp
let cleanups: Array<() => Promise<void>>
beforeEach(async () => {
  opened = await openTestApp()
  cleanups = [opened.close]
})
afterEach(async () => {
  for (const cleanUp of cleanups) await cleanUp()
})

test('a release replaces another while the server runs, and an enquiry keeps its offer', async () => {
  const before = await shownTexts()
  const offer = await offerOf(1)
  opened.served.release = await otherRelease()
  const after = await shownTexts()
  expect(Object.keys(after).filter((key) => before[key] === after[key])).toEqual([])
  expect(after).toMatchObject({
    page: expect.stringContaining('<title>About another company</title>'),
    deadline: expect.stringContaining('answers by Sunday 20:00'),
    calculator: expect.stringContaining('data-release="2"'),
    form: expect.stringContaining('Another shop'),
    newProduct: '405 POST',
    newProductAgain: '405 GET, HEAD',
    mail: expect.stringContaining('Another shop'),
    estimate: expect.stringContaining('"version":"2027-01-01"'),
    openApi: expect.stringContaining('2027-01-01'),
    docs: expect.stringContaining('Another company'),
    session: expect.stringContaining('Another company'),
  })
  expect(offer).toMatchObject({ totalCents: 4_485_000, amounts: [4_485_000] })
  expect(await offerOf(1)).toEqual(offer)
})

test('the inbox’s page is not a page of the site, but its files are served', async () => {
  const { inboxPage, files, countedPages } = await otherRelease()
  expect(inboxPage?.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
  expect([files.has('/inbox'), countedPages.has('/inbox'), files.has('/_inbox/inbox-abc.js')]).toEqual([
    false,
    false,
    true,
  ])
})

/** The content of a release as the server shows it, as texts. */
async function shownTexts(): Promise<Record<string, string>> {
  const { app, stores, clock } = opened
  const at = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
  const email = `${randomBytes(4).toString('hex')}@a.example` // else it would be a repeat
  const form = await postJson(app, '/our-work/ecommerce', { ...LEAD, email, plan: PLAN })
  const headers = { 'sec-fetch-site': 'same-origin' }
  const newProductAgain = await app.inject({ method: 'PUT', url: '/our-work/bakery/again', headers })
  const newProduct = await app.inject({ method: 'PUT', url: '/our-work/bakery', headers })
  const sent = await stores.outbox.claim(MAIL_TOPIC, clock.now.getTime(), 100)
  return {
    page: await at('/about-us'),
    deadline: await at('/contact-us'),
    calculator: await at('/calculator'),
    form: form.body,
    newProduct: `${newProduct.statusCode} ${newProduct.headers.allow}`,
    newProductAgain: `${newProductAgain.statusCode} ${newProductAgain.headers.allow}`,
    mail: sent.map(({ payload }) => payload).join(),
    estimate: await at('/api/estimate?need=ecommerce'),
    openApi: await at('/api/openapi.json'),
    docs: await at('/api/docs'),
    session: JSON.stringify(await inbox().services.appShell()),
  }
}

function inbox() {
  const { stores, served, clock } = opened
  const config = {
    mail: { smtp: null, from: null, notify: [] },
    webhook: null,
    siteUrl: SITE_URL,
    dataDir: '',
    metricsToken: null,
  }
  return createInbox({
    config: { ...config, storage: { ownBackup: null, manualErasure: null } as never },
    content: () => served.release.content,
    secret: SECRET,
    stores,
    now: () => clock.now,
    randomBytes,
    report: () => {},
    printer: { print: () => Promise.reject(new Error('Nothing is printed here')) },
    nextSweepDay: () => '2026-11-22',
    website: null as never, // nothing asks for it
  })
}

/** The plan of an enquiry as offered, with the amount of each line. */
async function offerOf(number: number) {
  const { stores, served, clock } = opened
  const dependencies = {
    database: stores.database,
    content: () => served.release.content,
    now: () => clock.now,
  }
  const { breakdown, ...plan } = (await detailFor(dependencies, number, 'thandeka'))?.plan ?? {}
  return { ...plan, amounts: breakdown?.lines.map(({ amountCents }) => amountCents) }
}

/** Another build: with other texts, prices, company details and form. */
async function otherRelease(): Promise<Release> {
  const built = await writeFixtureSite()
  const write = (name: string, text: string) => writeFile(join(built.directory, name), text)
  const changed = async (name: string, from: string, to: string) =>
    write(name, (await readFile(join(built.directory, name), 'utf8')).replaceAll(from, to))
  await changed('client/about-us.html', 'About us', 'About another company')
  await changed('server/entry.mjs', '<form ', '<form data-release="2" ')
  await write('client/inbox.html', '<!doctype html><title>Inbox</title>')
  await mkdir(join(built.directory, 'client', '_inbox'))
  await write('client/_inbox/inbox-abc.js', '')
  const site = await loadSite({ directory: built.directory, siteUrl: SITE_URL, measurementId: null })
  cleanups.push(site.close, built.remove)
  return createRelease(site, otherContent(await loadContent()), SITE_URL)
}

function otherContent(content: ServerContent): ServerContent {
  const { today, earlier } = content.rateCards
  const [shop, ...others] = content.solutions
  if (!shop) throw new Error('There is no solution')
  return {
    ...content,
    rateCards: {
      today: { ...today, version: '2027-01-01', hourlyRateCents: 2 * today.hourlyRateCents },
      earlier: [today, ...earlier],
    },
    company: {
      ...content.company,
      tradingName: { value: 'Another company' },
      openingHours: { ...content.company.openingHours, days: [6, 7], opens: '12:00', closes: '20:00' },
    },
    solutions: [{ ...shop, title: 'Another shop' }, ...others, { ...shop, url: 'bakery', title: 'Bakery' }],
  }
}
