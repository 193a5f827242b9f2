import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { CHROME_106, launchOptions } from './ops/setup/browser/launch-options.ts'
import { memoryFolder } from './tests/fixtures/memory-folder.ts'

const OLD_PHONE = 'chrome 106'
/** It paints a seventh of a phone's points, which halves the time of a page: see SHARP of tests/journeys/fixtures.ts for where they count. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

// The servers and commands that journeys start find each other's compiled code here, and start in half the time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url))

// Browsers keep what they paint in files of the temporary folder, and servers their databases: in memory they wait for no disk.
const inMemory = memoryFolder()
if (inMemory) process.env.TMPDIR ??= inMemory

export default defineConfig({
  testDir: './tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  // More than the two processors that this is made for: journeys wait for frames, pauses and silence of the network.
  workers: 3,
  // For what waits in vain: what a journey finds does not depend on how busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // What passes only then is named at the end of the run. See docs/decisions/0060.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 120_000,
    launchOptions,
    // What moves is held by the journeys that ask for motion; elsewhere it only takes time.
    reducedMotion: 'reduce',
    // A trace takes a sixth of the time: TRACE=1 npm test keeps that of each journey that fails the first time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    {
      // The oldest Chrome that does everything: each form once, the menu, the calculator, pictures, tabs and screens.
      // Skipped where it cannot be had, see tests/journeys/fixtures.ts.
      name: OLD_PHONE,
      // Its few journeys start one server and one browser, beside the other projects: it is named first.
      workers: 1,
      grep: /@oldest/,
      use: {
        ...PHONE,
        launchOptions: { ...launchOptions, executablePath: CHROME_106 ?? launchOptions.executablePath },
      },
    },
    {
      name: 'phone',
      testIgnore: ['*.desktop.spec.ts', '*.old.spec.ts'],
      use: { ...PHONE, launchOptions },
    },
    {
      name: 'desktop',
      // What a wide window shows in another way. What is sent, stored or answered is the same at every width.
      testMatch: /(accessibility|calculator|every-page|navigation|solution|work|\.desktop)\.spec\.ts/,
      // A page of a template that another one shows already, or the same elements again.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
})
