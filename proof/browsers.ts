// `npm run browsers [part of a browser's name]`: the main journeys in old and other browsers, and their pictures side by side
// in browser-shots/index.html. Ends with 1 where a journey failed. Browsers that this system cannot have are named.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { SiteServer } from '../e2e/site-server.ts'
import { BROWSERS } from './browsers/browser.ts'
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
  for (const { name, open } of BROWSERS.filter(({ name }) => name.includes(wanted))) {
    console.log(`${name} …`)
    const opened = await open()
    if (!opened) {
      outcomes.push({ browser: name, journey: 'read', fault: 'cannot be had here' })
      continue
    }
    await readAll(name, opened.tab, site)
    await walkAll(name, opened.tab, site)
    await opened.close()
  }
  await writeFile(`${FOLDER}index.html`, browserReport(outcomes, seen))
  console.log(`${linesOf(outcomes)}\nLook at ${pathToFileURL(`${FOLDER}index.html`)}`)
  process.exitCode = outcomes.some(({ fault }) => fault) ? 1 : 0
} finally {
  await site.remove()
}

async function readAll(browser: string, tab: Tab, site: SiteServer): Promise<void> {
  const faults: Array<string> = []
  for (const size of [PHONE, DESKTOP]) {
    for (const { path } of TEMPLATES) {
      const page = await readPage(tab, site, path, size)
      faults.push(...page.faults.map((fault) => `${path} at ${size.width}: ${fault}`))
      const file = fileNameOf(browser, path, size.width)
      await sharp(page.picture)
        .webp({ quality: 70 })
        .toFile(FOLDER + file)
      seen.push({ browser, path, width: size.width, file })
    }
  }
  outcomes.push({ browser, journey: 'read', fault: faults.length > 0 ? faults.join('\n') : null })
}

async function walkAll(browser: string, tab: Tab, site: SiteServer): Promise<void> {
  await tab.resize(PHONE)
  for (const { name, go } of JOURNEYS) {
    const email = `${fileNameOf(browser, name, 0).replace('.webp', '')}@example.co.za`
    const fault = await go(tab, site, email).then(
      () => null,
      (error: Error) => error.message,
    )
    outcomes.push({ browser, journey: name, fault })
  }
}

function fileNameOf(browser: string, name: string, width: number): string {
  return `${`${browser} ${name === '/' ? 'home' : name} ${width}`.toLowerCase().replace(/\W+/g, '-')}.webp`
}
