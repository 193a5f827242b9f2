import type { Page } from '@playwright/test'
import type { Page as PuppeteerPage } from 'puppeteer-core'
import type { Size, Tab } from './tab.ts'

/** A tab of a browser driven by Playwright or Puppeteer: the methods used here are the same in both. */
export function pageTab(page: Page | PuppeteerPage): Tab {
  return {
    open: async (address) => {
      await page.goto(address)
    },
    resize: (size) => resize(page, size),
    // Both take one function with one argument; their own types for it differ and cannot be called as a union.
    run: <Result, Given>(inPage: (given: Given) => Result, given: Given) =>
      (page as PuppeteerPage).evaluate(inPage as (given: unknown) => Result, given) as Promise<Result>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
  }
}

async function resize(page: Page | PuppeteerPage, size: Size): Promise<void> {
  if ('setViewportSize' in page) await page.setViewportSize(size)
  else await page.setViewport(size)
}
