// `npm run browsers [part of a browser's name]`: the main journeys in old and other browsers, and their pictures side by side
// in browser-shots/index.html. Ends with 1 where a journey failed. Browsers that this system cannot have are named.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { BROWSERS, type Browser } from './browsers/browser.ts'
import { JOURNEYS } from './browsers/journeys.ts'
import { readPage } from './browsers/reading.ts'
import { browserReport, linesOf, type Outcome, type Seen } from './browsers/report.ts'
import type { Tab } from './browsers/tab.ts'
import { serveBuiltSite } from './built-site.ts'
import { TEMPLATES } from './templates.ts'

const FOLDER = fileURLToPath(new URL('../browser-shots/', import.meta.url))
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
    await tryBrowser(browser).catch((error: Error) => note(browser.name, 'read', error.message))
  }
  await writeFile(`${FOLDER}index.html`, browserReport(outcomes, seen))
  console.log(`${linesOf(outcomes)}\nLook at ${pathToFileURL(`${FOLDER}index.html`)}`)
  process.exitCode = outcomes.some(({ fault }) => fault) ? 1 : 0
} finally {
  await site.remove()
}

async function tryBrowser({ name, open }: Browser): Promise<void> {
  const opened = await open()
  if (!opened) return console.log(`${name} cannot be had here.`)
  try {
    await readAll(name, opened.tab)
    await walkAll(name, opened.tab)
  } finally {
    await opened.close()
  }
}

async function readAll(browser: string, tab: Tab): Promise<void> {
  const faults: Array<string> = []
  for (const size of [PHONE, DESKTOP]) {
    for (const { path } of TEMPLATES) {
      const page = await readPage(tab, site, path, size).catch((error: Error) => ({
        picture: null,
        faults: [error.message],
      }))
      faults.push(...page.faults.map((fault) => `${path} at ${size.width}: ${fault}`))
      if (page.picture) await keepPicture(page.picture, { browser, path, width: size.width })
    }
  }
  note(browser, 'read', faults.length > 0 ? faults.join('\n') : null)
}

async function keepPicture(picture: Uint8Array, shown: Omit<Seen, 'file'>): Promise<void> {
  const file = `${idOf(shown.browser, shown.path)}-${shown.width}.webp`
  await sharp(picture)
    .webp({ quality: 70 })
    .toFile(FOLDER + file)
  seen.push({ ...shown, file })
}

async function walkAll(browser: string, tab: Tab): Promise<void> {
  await tab.resize(PHONE)
  for (const { name, go } of JOURNEYS) {
    const fault = await go(tab, site, `${idOf(browser, name)}@example.co.za`).then(
      () => null,
      (error: Error) => error.message,
    )
    note(browser, name, fault)
  }
}

function note(browser: string, journey: string, fault: string | null): void {
  outcomes.push({ browser, journey, fault })
}

function idOf(browser: string, name: string): string {
  return `${browser} ${name === '/' ? 'home' : name}`.toLowerCase().replace(/\W+/g, '-')
}
