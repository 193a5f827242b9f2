// `npm run observatory [part of an address]`: Mozilla's HTTP Observatory on every kind of page, over TLS and without a network.
// Exits with 1 if a page scores below its minimum (125, except for the PDF).
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { buildSite } from '../fixtures/built-site.ts'
import { textTable } from '../fixtures/text-table.ts'
import { SiteServer } from '../journeys/site-server.ts'
import { makeCertificate } from './certificate.ts'
import { openScanner, type Scan } from './scan.ts'
import { SCANNED } from './scanned-pages.ts'
import { startTlsFront } from './tls-front.ts'

const HEADINGS = ['page', 'score', 'grade', 'tests passed']

const filter = process.argv[2] ?? ''
const scan = await openScanner()
await buildSite()
const certificate = await makeCertificate()
setDefaultCACertificates([...getCACertificates(), certificate.cert])
const front = await startTlsFront(certificate)
const host = `localhost:${front.port}`
const site = await SiteServer.start({ SITE_URL: `https://${host}` })
try {
  front.forwardTo(site.url)
  const rows: Array<Array<string>> = []
  const faults: Array<string> = []
  const notes: Array<string> = []
  for (const { path, scoreMin, reason } of SCANNED.filter((page) => page.path.includes(filter))) {
    const result = await scan(host + path)
    rows.push(rowOf(reason ? `${path} *` : path, result))
    if (reason) notes.push(`* ${scoreMin} are enough for ${path}: it ${reason}`)
    if (result.scan.score < scoreMin) faults.push(`${path} has less than ${scoreMin}: ${testsOf(result)}`)
  }
  console.log([textTable([HEADINGS, ...rows]), ...notes, ...faults].join('\n'))
  process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1
} finally {
  front.close()
  await site.remove()
}

function rowOf(path: string, { scan: { score, grade, testsPassed, testsQuantity } }: Scan): Array<string> {
  return [path, String(score), grade, `${testsPassed}/${testsQuantity}`]
}

function testsOf({ tests }: Scan): string {
  return Object.entries(tests)
    .map(([name, { result, scoreModifier }]) => `${name} ${scoreModifier} (${result})`)
    .join(', ')
}
