import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { CHROME_106, launchOptions } from './ops/setup/browser/launch-options.ts'
import { memoryFolder } from './tests/fixtures/memory-folder.ts'

const OLD_PHONE = 'chrome 106'
/** One device pixel per CSS pixel halves the time of a page. Journeys that measure pictures use PHONE_PIXEL_RATIO. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

// The servers and commands that journeys start find each other's compiled code here, and start in half the time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node-compile', import.meta.url))

// Browsers and servers write into the temporary folder: in memory they wait for no disk.
const inMemory = memoryFolder()
if (inMemory) process.env.TMPDIR ??= inMemory

export default defineConfig({
  testDir: './tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  // More than two processors, because journeys often wait: for frames, pauses and an idle network.
  workers: 3,
  // Long, so that no journey fails because the machine is busy.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // A journey that passes only on its retry is named at the end of the run. See docs/decisions/0060.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 120_000,
    launchOptions,
    // Journeys about motion allow it; elsewhere it only takes time.
    reducedMotion: 'reduce',
    // A trace takes a sixth of the time. TRACE=1 npm test traces from the first attempt, and keeps the traces of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    {
      // The oldest Chrome with every feature: each form once, the menu, the calculator, pictures, tabs and screens.
      // Skipped if it is not available, see tests/journeys/fixtures.ts.
      name: OLD_PHONE,
      // Named first, so that its one worker runs beside the other projects.
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
      // Pages that a wide window shows differently. What is sent, stored or answered is the same at every width.
      testMatch: /(accessibility|calculator|every-page|navigation|solution|work|\.desktop)\.spec\.ts/,
      // Pages whose template or elements another page covers.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
})
