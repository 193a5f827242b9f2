import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { installFolder } from '../../ops/setup/install.mjs'
import { ROOT } from '../../ops/setup/root.mjs'

const FOLDER = join('tests', 'observatory', 'mozilla')
const PACKAGE = join(ROOT, FOLDER, 'node_modules', '@mdn', 'mdn-http-observatory')

const scanSchema = z.object({
  scan: z.object({
    score: z.number(),
    grade: z.string(),
    testsPassed: z.number(),
    testsQuantity: z.number(),
  }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() })),
})

/** The HTTP Observatory's result for one page. */
export type Scan = z.infer<typeof scanSchema>

/**
 * Sets up Mozilla's HTTP Observatory.
 *
 * @returns a function that scans an address without scheme, such as `localhost:8443/about-us`
 */
export async function openScanner(): Promise<(address: string) => Promise<Scan>> {
  await installFolder(FOLDER, "Mozilla's HTTP Observatory")
  // Its install script would download the HSTS preload list, which does not contain localhost.
  await mkdir(join(PACKAGE, 'conf'), { recursive: true })
  await writeFile(join(PACKAGE, 'conf', 'hsts-preload.json'), '{}')
  const { scan } = await import(pathToFileURL(join(PACKAGE, 'src', 'index.js')).href)
  return async (address) => scanSchema.parse(await scan(address))
}
