import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './bin/launch-options.ts'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 8_000,
    launchOptions,
    // What moves is held by the journeys that ask for motion; elsewhere it only takes time.
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      // A page of a template that another one shows already.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
})
