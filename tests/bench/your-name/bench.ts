// `npm run bench:your-name`: how quick the products answer to what is typed on a slow phone, and what the page weighs, as two
// tables. Exits with 1 if a goal is missed. Run it on a quiet machine.
import { chromium } from '@playwright/test'
import { browserOptions, serveBuiltSite } from '../../fixtures/built-site.ts'
import { textTable } from '../../fixtures/text-table.ts'
import { isMet, timeTable } from '../time-rows.ts'
import { measureTyping } from './typing.ts'
import { isLight, measureWeight } from './weight.ts'

const site = await serveBuiltSite({ NODE_ENV: 'production' })
const browser = await chromium.launch(await browserOptions())
try {
  const rows = await measureTyping(browser, site.url)
  console.log(timeTable(rows))
  const weights = await measureWeight(browser, site.url)
  console.log(
    textTable([
      ['', 'measured', 'goal'],
      ...weights.map((weight) => [
        weight.what,
        weight.measured.toFixed(weight.digits),
        `${weight.goal.toFixed(weight.digits)}${isLight(weight) ? '' : ', MISSED'}`,
      ]),
    ]),
  )
  process.exitCode = rows.every(isMet) && weights.every(isLight) ? 0 : 1
} finally {
  await browser.close()
  await site.remove()
}
