// `npm run bench:pages [start of a path]`: Lighthouse (mobile, simulated throttling, median of 3) on every template, as a table.
// Exits with 1 if a page misses its target. The machine must be idle: scores under load are wrong.
import { paths } from '../domain/sitemap/paths.ts'
import { browserOptions, serveBuiltSite } from './built-site.ts'
import { measurePage } from './lighthouse.ts'
import { missedTargets, tableOf } from './page-targets.ts'
import { TEMPLATES } from './templates.ts'

const wanted = process.argv[2] ?? paths.home
const site = await serveBuiltSite()
const { executablePath, args } = await browserOptions()
try {
  const measured = []
  for (const template of TEMPLATES.filter(({ path }) => path.startsWith(wanted))) {
    console.error(`Measuring ${template.path} …`)
    measured.push(await measurePage(site.url, template, { executablePath, args }))
  }
  console.log(tableOf(measured))
  const misses = measured.flatMap(missedTargets)
  for (const miss of misses) console.log(miss)
  process.exitCode = misses.length === 0 ? 0 : 1
} finally {
  await site.remove()
}
