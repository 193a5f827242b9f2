// `npm test`: every check and every browser journey, with what they need. CI runs exactly this.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium, NO_CHROMIUM } from '../setup/browser/chromium.mjs'
import { findChrome106, NO_CHROME_106 } from '../setup/browser/old-chrome.mjs'
import { buildIfStale } from '../setup/build.mjs'
import { fail } from '../setup/fail.mjs'
import { findNode, installAll, installFolder } from '../setup/install.mjs'
import { withLock } from '../setup/lock.mjs'
import { hasPostgres, NO_POSTGRES } from '../setup/postgres/postgres.mjs'
import { ROOT } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'

const EMULATOR = join('server', 'storage', 'firebase', 'emulator')
const REPORTS = join(ROOT, 'test-results')
const withBrowser = !process.argv.includes('--without-browser')

const node = await withLock(async () => {
  await installAll()
  const found = await findNode()
  await buildIfStale(found)
  return found
})
const chromium = withBrowser ? await findChromium() : null
if (withBrowser && !chromium) fail(NO_CHROMIUM)
const chrome106 = withBrowser ? await findChrome106() : null
const postgres = await hasPostgres()
await rm(REPORTS, { recursive: true, force: true })

const emulator = installFolder(EMULATOR, "Google's Auth emulator for the tests") // beside the checks that do not need it
const tally = { passed: 0, failed: 0, skipped: 0 }
await check('format, lint, import directions', 'biome', ['check', '.'])
await check('types of the pages', 'astro', ['check', '--minimumSeverity', 'warning'])
await check('unused code', 'knip', [])
await emulator
await suite('unit and request tests', 'vitest', ['run', '--reporter=default', '--reporter=json'], countVitest)
if (withBrowser) await suite('browser journeys', 'playwright', ['test'], countPlaywright)

console.log(`\n${tally.skipped} skipped`)
if (!postgres) console.log(NO_POSTGRES)
if (withBrowser && !chrome106) console.log(NO_CHROME_106)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1

async function check(title, tool, args) {
  const code = await runTool(title, tool, args)
  tally[code === 0 ? 'passed' : 'failed'] += 1
}

async function suite(title, tool, args, count) {
  const code = await runTool(title, tool, args)
  const { passed, failed, skipped } = await count().catch(() => ({ passed: 0, failed: 1, skipped: 0 }))
  tally.passed += passed
  tally.skipped += skipped
  tally.failed += code !== 0 && failed === 0 ? 1 : failed
}

function runTool(title, tool, args) {
  console.log(`\n== ${title}`)
  return run(join(ROOT, 'node_modules', '.bin', tool), args, {
    PATH: `${join(node, '..')}:${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(chromium && { CHROMIUM: chromium }),
    ...(chrome106 && { CHROME_106: chrome106 }),
  })
}

async function countVitest() {
  const report = JSON.parse(await readFile(join(REPORTS, 'vitest.json'), 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites,
    skipped: report.numPendingTests,
  }
}

async function countPlaywright() {
  const { stats } = JSON.parse(await readFile(join(REPORTS, 'playwright.json'), 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
