// `npm test`: all checks and browser journeys, with everything they need. CI runs exactly this. `npm run check` leaves the
// journeys out; `npm run check -- --changed` runs only what concerns the files that changed since the last commit, and
// `npm run check -- --changed=main` those since this branch left main. `--year=2029` runs any of them with the clock in that
// year: a test that depends on today's date fails there. In CI and with `--all`, the suites of set-up, PostgreSQL and Firebase run
// even without changes to their dependencies, as do more promises; `--all` adds the fullest samples of names and colours. `npm test --
// --journeys tests/journeys/demos` runs only the journeys whose path contains one of the arguments; further arguments
// go to Playwright.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium, NO_CHROMIUM } from './setup/browser/chromium.mjs'
import { findChrome106, NO_CHROME_106 } from './setup/browser/old-chrome.mjs'
import { buildIfStale } from './setup/build.mjs'
import { fail } from './setup/fail.mjs'
import { findNode, installAll, installFolder } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { ROOT } from './setup/root.mjs'
import { hasNginx, hasPostgres, NO_NGINX, NO_POSTGRES } from './setup/system-programs.mjs'
import { changedFiles, testFilters, unchangedSuites } from './setup/test-run/changes.mjs'
import { clockEnv } from './setup/test-run/clock-env.mjs'
import { countPlaywright, countVitest, REPORTS, TestRun } from './setup/test-run/test-run.mjs'

const PROGRESS = join(ROOT, 'ops', 'setup', 'test-run', 'progress-reporter.mjs')
const EMULATOR = join('server', 'store', 'firebase', 'emulator')
/** tsc's incremental state: a second run takes a third of the time. */
const TYPES_CACHE = join('node_modules', '.cache', 'types.tsbuildinfo')
const changed = process.argv.find((arg) => arg.startsWith('--changed'))
const year = process.argv.find((arg) => arg.startsWith('--year='))?.slice('--year='.length)
const journeys = process.argv.includes('--journeys')
  ? process.argv.slice(process.argv.indexOf('--journeys') + 1)
  : null
const isFull = process.argv.includes('--all')
const hasBrowser = !process.argv.includes('--without-browser')
const isCi = Boolean(process.env.CI)
const skippedSuites = isFull || isCi || changed ? [] : await unchangedSuites()

let emulator
const node = await withLock(async () => {
  await installAll()
  // In parallel with other checks.
  if (!skippedSuites.includes('firebase'))
    emulator = installFolder(EMULATOR, "Google's Auth emulator for the tests")
  const node = await findNode()
  if (!changed) await buildIfStale(node)
  return node
})
const chromium = hasBrowser ? await findChromium() : null
if (hasBrowser && !chromium) fail(NO_CHROMIUM)
const chrome106 = hasBrowser ? await findChrome106() : null
const postgres = await hasPostgres()
const nginx = await hasNginx()
await rm(REPORTS, { recursive: true, force: true })

const run = new TestRun(node, {
  ...(chromium && { CHROMIUM: chromium }),
  ...(chrome106 && { CHROME_106: chrome106 }),
  ...(year && clockEnv(`${year}-${new Date().toISOString().slice(5, 10)}`)),
  ...(isFull && { ALL_SAMPLES: '1' }), // see tests/journeys/site/branded-screens.desktop.spec.ts
  SKIPPED_SUITES: skippedSuites.join(), // see vitest.config.ts
})
if (journeys) await runJourneys(journeys)
else if (changed) await checkChanged(changed.split('=')[1] ?? 'HEAD')
else await checkAll()

console.log(`\n${run.skipped} skipped`)
if (skippedSuites.length > 0)
  console.log(`Left out, as nothing that they test changed: the suites of ${skippedSuites.join(', ')}`)
if (!postgres) console.log(NO_POSTGRES)
if (!nginx) console.log(NO_NGINX)
if (hasBrowser && !chrome106) console.log(NO_CHROME_106)
for (const flaky of run.flaky) console.log(`FLAKY, passed when tried again: ${flaky}`)
for (const failure of run.failures) console.log(`FAILED: ${failure}`)
console.log(`${run.passed} passed, ${run.failures.length} failed`)
process.exitCode = run.failures.length === 0 ? 0 : 1

async function checkAll() {
  const staticChecks = checkStatically()
  await emulator
  await testUnits([])
  await staticChecks
  if (hasBrowser) await runJourneys([])
  await runPromises()
}

/** Runs in parallel with the unit tests, which wait for databases and clocks. */
async function checkStatically() {
  await run.check('format, lint, import directions', 'biome', ['check', '.'])
  await run.check('scale of the styles', 'stylelint', [
    '{demos,inbox,site}/**/*.css',
    'ui/!(scale|rooms).css',
  ])
  await checkTypesOfPages()
  await run.check('unused code', 'knip', [])
}

function runJourneys(options) {
  return run.suite('browser journeys', 'playwright', ['test', ...options], countPlaywright)
}

async function checkChanged(base) {
  const files = await changedFiles(base)
  console.log(`\nChanged since ${base}: ${files.join(', ') || 'nothing'}`)
  if (files.length === 0) return
  const biome = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files]
  await run.check('format, lint, import directions', 'biome', biome)
  const styleSheets = files.filter((file) =>
    /^(?:demos|inbox|site|ui)\/(?!(?:scale|rooms)\.css).*\.css$/.test(file),
  )
  if (styleSheets.length > 0) await run.check('scale of the styles', 'stylelint', styleSheets)
  if (files.some((file) => file.endsWith('.astro'))) await checkTypesOfPages()
  else if (files.some((file) => /\.tsx?$/.test(file)))
    await run.check('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE])
  await emulator
  const filters = testFilters(files)
  if (filters.length > 0) await testUnits(['--changed', base, '--passWithNoTests', ...filters])
}

function checkTypesOfPages() {
  return run.check('types of the pages', 'astro', ['check', '--minimumSeverity', 'warning'])
}

function testUnits(options) {
  const reporters = ['default', 'json', PROGRESS].map((reporter) => `--reporter=${reporter}`)
  const args = ['run', ...reporters, ...options]
  return run.suite('unit and request tests', 'vitest', args, countVitest)
}

/** A part of `npm run promises`: real servers in which one fault after another is caused. */
function runPromises() {
  const mode = isCi || isFull ? 'quick' : 'heart'
  const args = ['run', '--config', 'tests/promises/vitest.config.ts', '--mode', mode]
  return run.suite('promises', 'vitest', args, countVitest, { report: 'promises' })
}
