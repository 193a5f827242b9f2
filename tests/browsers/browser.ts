import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { findChrome106, findOldChrome } from '../../ops/setup/browser/old-chrome.mjs'
import { installFromDebian } from '../../ops/setup/system-programs.mjs'
import { browserOptions } from '../fixtures/built-site.ts'
import { pageTab } from './page-tab.ts'
import type { OpenBrowser } from './tab.ts'
import { openWebKit } from './webkit.ts'

export type Browser = {
  name: string
  /** Null if it is not available on this system. */
  open: () => Promise<OpenBrowser | null>
}

const FIREFOX = '/usr/bin/firefox-esr'

/** Oldest first. */
export const BROWSERS: ReadonlyArray<Browser> = [
  { name: 'Chrome 91', open: async () => openChrome(await oldChrome('chrome-aws-lambda')) },
  { name: 'Chrome 106', open: async () => openChrome(await findChrome106()) },
  { name: 'Chrome 112', open: async () => openChrome(await oldChrome('@sparticuz/chromium')) },
  { name: "today's Chrome", open: async () => openChrome((await browserOptions()).executablePath) },
  { name: "today's Firefox", open: openFirefox },
  { name: "today's WebKit", open: openWebKit },
]

function oldChrome(name: string): Promise<string | null> {
  return findOldChrome(join('tests', 'browsers', 'old-chromes'), name)
}

async function openChrome(executablePath: string | null): Promise<OpenBrowser | null> {
  if (!executablePath) return null
  const browser = await chromium.launch({ ...(await browserOptions()), executablePath })
  const page = await browser.newPage({ locale: 'en-ZA', reducedMotion: 'reduce' })
  return { tab: pageTab(page), close: () => browser.close() }
}

async function openFirefox(): Promise<OpenBrowser | null> {
  if (!existsSync(FIREFOX)) await installFromDebian('firefox-esr')
  if (!existsSync(FIREFOX)) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX })
  return { tab: pageTab(await browser.newPage()), close: () => browser.close() }
}
