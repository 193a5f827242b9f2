// `npm run bench:pages [start of a path]`: Lighthouse (mobile, simulated throttling, median of 3) on every template, as a table
// beside the figures that were kept last. `-- --keep` keeps these instead. Exits with 1 if a page misses its target. The machine
// must be idle: scores under load are wrong.
import { parseArgs } from 'node:util'
import { paths } from '../../../domain/sitemap/paths.ts'
import { browserOptions, serveBuiltSite } from '../../fixtures/built-site.ts'
import { finishedPage } from '../our-page.ts'
import { measureFirstView } from './first-view.ts'
import { keep, type MeasuredPage, readKept } from './kept-pages.ts'
import { measurePage } from './lighthouse.ts'
import { missedTargets, tableOf } from './page-targets.ts'
import { TEMPLATES } from './templates.ts'

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [wanted = paths.home] = positionals
const kept = await readKept()
const site = await serveBuiltSite({ NODE_ENV: 'production' })
await finishedPage(site.url) // compressing the pages takes the processor for a while: home seemed 0.15 s slower
const options = await browserOptions()
const { executablePath, args } = options
try {
  const measured: Array<MeasuredPage> = []
  for (const template of TEMPLATES.filter(({ path }) => path.startsWith(wanted))) {
    console.error(`Measuring ${template.path} …`)
    const figures = await measurePage(site.url, template, { executablePath, args })
    measured.push({ ...figures, ...(await measureFirstView(site.url + template.path, options)) })
  }
  console.log(tableOf(measured, kept))
  if (values.keep) await keep(kept, measured)
  const misses = measured.flatMap(missedTargets)
  for (const miss of misses) console.log(miss)
  process.exitCode = misses.length === 0 ? 0 : 1
} finally {
  await site.remove()
}
