import type { HtmlElement } from 'html-validate'
import { afterAll, beforeAll } from 'vitest'
import { type BuiltApp, openBuiltApp } from '../fixtures/built-app.ts'
import { find, readHtml } from './read-html.ts'

/** The built site, which is open while the tests of a file run. */
export function openedSite() {
  let built: BuiltApp
  beforeAll(async () => {
    built = await openBuiltApp()
  })
  afterAll(() => built.close())
  const textAt = (address: string) => built.textAt(address)
  const pageAt = async (address: string): Promise<HtmlElement> => readHtml(await textAt(address))
  return {
    origin: () => built.origin,
    textAt,
    pageAt,
    /** The main part of a page. */
    mainAt: async (address: string) => find(await pageAt(address), 'main'),
  }
}
