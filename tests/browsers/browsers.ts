// `npm run browsers [part of a browser's name]`: the main journeys in old and other browsers, with screenshots side by side in
// browser-shots/index.html. Exits with 1 if a journey failed. Browsers that are not available on this system are named.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { TEMPLATES } from '../bench/browser/templates.ts'
import { serveBuiltSite } from '../fixtures/built-site.ts'
import { BROWSERS, type Browser } from './browser.ts'
import { checkPage } from './check-page.ts'
import { JOURNEYS } from './journeys.ts'
import { browserReport, linesOf, type Outcome, type Seen } from './report.ts'
import type { Tab } from './tab.ts'

const FOLDER = fileURLToPath(new URL('../../browser-shots/', import.meta.url))
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const wanted = process.argv[2] ?? ''
const site = await serveBuiltSite()
const outcomes: Array<Outcome> = []
const seen: Array<Seen> = []
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  for (const browser of BROWSERS.filter(({ name }) => name.includes(wanted))) {
    console.log(`${browser.name} …`)
    await testBrowser(browser).catch((error: Error) => addOutcome(browser.name, 'read', error.message))
  }
  await writeFile(`${FOLDER}index.html`, browserReport(outcomes, seen))
  console.log(`${linesOf(outcomes)}\nLook at ${pathToFileURL(`${FOLDER}index.html`)}`)
  process.exitCode = outcomes.some(({ fault }) => fault) ? 1 : 0
} finally {
  await site.remove()
}

async function testBrowser({ name, open }: Browser): Promise<void> {
  const opened = await open()
  if (!opened) return console.log(`${name} cannot be had here.`)
  try {
    await checkPages(name, opened.tab)
    await runJourneys(name, opened.tab)
  } finally {
    await opened.close()
  }
}

async function checkPages(browser: string, tab: Tab): Promise<void> {
  const faults: Array<string> = []
  for (const size of [PHONE, DESKTOP]) {
    for (const { path } of TEMPLATES) {
      const page = await checkPage(tab, site, path, size).catch((error: Error) => ({
        picture: null,
        faults: [error.message],
      }))
      faults.push(...page.faults.map((fault) => `${path} at ${size.width}: ${fault}`))
      if (page.picture) await savePicture(page.picture, { browser, path, width: size.width })
    }
  }
  addOutcome(browser, 'read', faults.length > 0 ? faults.join('\n') : null)
}

async function savePicture(picture: Uint8Array, shown: Omit<Seen, 'file'>): Promise<void> {
  const file = `${idOf(shown.browser, shown.path)}-${shown.width}.webp`
  await sharp(picture)
    .webp({ quality: 70 })
    .toFile(FOLDER + file)
  seen.push({ ...shown, file })
}

async function runJourneys(browser: string, tab: Tab): Promise<void> {
  await tab.resize(PHONE)
  for (const { name, go } of JOURNEYS) {
    const fault = await go(tab, site, `${idOf(browser, name)}@example.co.za`).then(
      () => null,
      (error: Error) => error.message,
    )
    addOutcome(browser, name, fault)
  }
}

function addOutcome(browser: string, journey: string, fault: string | null): void {
  outcomes.push({ browser, journey, fault })
}

function idOf(browser: string, name: string): string {
  return `${browser} ${name === '/' ? 'home' : name}`.toLowerCase().replace(/\W+/g, '-')
}
