import { expect, test } from '@playwright/test'
import { TEMPLATES } from '../bench/browser/templates.ts'
import { serveBuiltSite } from '../fixtures/built-site.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import { BROWSERS } from './browser.ts'
import { checkPage } from './check-page.ts'
import { JOURNEYS } from './journeys.ts'
import type { OpenBrowser } from './tab.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

for (const { name: browser, open } of BROWSERS)
  test.describe(browser, () => {
    let site: SiteServer
    let opened: OpenBrowser | null
    test.beforeAll(async () => {
      site = await serveBuiltSite()
      opened = await open()
    })
    test.afterAll(async () => {
      await opened?.close()
      await site.remove()
    })

    for (const { path } of TEMPLATES)
      test(`reads ${path}`, async () => {
        test.skip(!opened, `${browser} is not available here.`)
        if (!opened) return
        for (const size of [PHONE, DESKTOP]) {
          const { picture, faults } = await checkPage(opened.tab, site, path, size)
          await test
            .info()
            .attach(String(size.width), { body: Buffer.from(picture), contentType: 'image/png' })
          expect.soft(faults).toEqual([])
        }
      })

    for (const { name, run } of JOURNEYS)
      test(name, async () => {
        test.skip(!opened, `${browser} is not available here.`)
        if (!opened) return
        await opened.tab.resize(PHONE)
        const id = `${browser} ${name}`.toLowerCase().replace(/\W+/g, '-')
        await run(opened.tab, site, `${id}@example.co.za`)
      })
  })
