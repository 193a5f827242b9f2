// `npm run observatory [part of an address]`: Mozilla's HTTP Observatory, with its own scores, on every kind of page over TLS and
// without a network. Exits with 1 if a page has less than its minimum
// points (125, except for the PDF).
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { buildIfStale } from '../../ops/setup/build.mjs'
import { withLock } from '../../ops/setup/lock.mjs'
import { textTable } from '../fixtures/text-table.ts'
import { SiteServer } from '../journeys/site-server.ts'
import { makeCertificate } from './certificate.ts'
import { openScanner, type Scan } from './scan.ts'
import { POSTED, SCANNED } from './scanned-pages.ts'
import { startTlsFront } from './tls-front.ts'

const HEADS = ['page', 'score', 'grade', 'tests passed']

const filter = process.argv[2] ?? ''
const scan = await openScanner()
await withLock(() => buildIfStale(process.execPath))
const certificate = await makeCertificate()
setDefaultCACertificates([...getCACertificates(), certificate.cert])
const front = await startTlsFront(certificate, POSTED)
const host = `localhost:${front.port}`
const site = await SiteServer.start({ SITE_URL: `https://${host}` })
try {
  front.passTo(site.url)
  const rows: Array<Array<string>> = []
  const faults: Array<string> = []
  const notes: Array<string> = []
  for (const { path, scoreMin, because } of SCANNED.filter((each) => each.path.includes(filter))) {
    const result = await scan(host + path)
    rows.push(rowOf(because ? `${path} *` : path, result))
    if (because) notes.push(`* ${scoreMin} are enough for ${path}: it ${because}`)
    if (result.scan.score < scoreMin) faults.push(`${path} has less than ${scoreMin}: ${marksOf(result)}`)
  }
  console.log([textTable([HEADS, ...rows]), ...notes, ...faults].join('\n'))
  process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1
} finally {
  front.close()
  await site.remove()
}

function rowOf(path: string, { scan: { score, grade, testsPassed, testsQuantity } }: Scan): Array<string> {
  return [path, String(score), grade, `${testsPassed}/${testsQuantity}`]
}

function marksOf({ tests }: Scan): string {
  return Object.entries(tests)
    .map(([name, { result, scoreModifier }]) => `${name} ${scoreModifier} (${result})`)
    .join(', ')
}
