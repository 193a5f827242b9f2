import type { Page } from '@playwright/test'
import type { Page as PuppeteerPage } from 'puppeteer-core'
import type { Size, Tab } from './tab.ts'

/** A tab of a browser that Playwright or Puppeteer drives: the methods used here are the same in both. */
export function pageTab(page: Page | PuppeteerPage): Tab {
  return {
    open: async (address) => {
      await page.goto(address)
    },
    resize: (size) => resize(page, size),
    // The types of both differ and cannot be called as a union.
    run: <Result, Argument>(inPage: (argument: Argument) => Result, argument: Argument) =>
      (page as PuppeteerPage).evaluate(inPage as (argument: unknown) => Result, argument) as Promise<Result>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
  }
}

async function resize(page: Page | PuppeteerPage, size: Size): Promise<void> {
  if ('setViewportSize' in page) await page.setViewportSize(size)
  else await page.setViewport(size)
}
