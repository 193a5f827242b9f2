// `npm run sbom [-- file]`: writes the packages that serve the site, with their hashes and licences, as CycloneDX to sbom.json or
// the given file. It is reproducible: npm's timestamps and machine data are removed.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { ROOT } from '../setup/root.mjs'

const MAX_BYTES = 32 * 1024 * 1024

const packageSchema = z.looseObject({ name: z.string(), devDependencies: z.unknown().optional() })
const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), devDependencies: z.unknown().optional() }),
  ),
})
const bomSchema = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({}) }),
  components: z.array(z.looseObject({})),
})

const file = process.argv[2] ?? join(ROOT, 'sbom.json')
const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-sbom-'))
try {
  const name = await writeServingPackages(folder)
  const { serialNumber: _random, metadata, ...bom } = bomSchema.parse(JSON.parse(await npmSbom(folder)))
  const { timestamp: _now, component, ...stableMetadata } = metadata
  const ownBom = {
    ...bom,
    metadata: { ...stableMetadata, component: { ...component, name, type: 'application' } },
  }
  await writeFile(file, `${JSON.stringify(ownBom, null, 2)}\n`)
  console.log(`${ownBom.components.length} packages that serve the site are in ${file}.`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** npm's own `--omit dev` also omits serving packages that a development package needs (npm 11.19: zod, vite). */
async function writeServingPackages(folder: string): Promise<string> {
  const { devDependencies: _dropped, ...ownPackage } = packageSchema.parse(await readJson('package.json'))
  const lock = lockSchema.parse(await readJson('package-lock.json'))
  const servingPackages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { devDependencies: _dropped, ...entry }]) => [path, entry] as const)
  await writeFile(join(folder, 'package.json'), JSON.stringify(ownPackage))
  const packages = Object.fromEntries(servingPackages)
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  return ownPackage.name
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, name), 'utf8'))
}

async function npmSbom(cwd: string): Promise<string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)(npm, args, { cwd, maxBuffer: MAX_BYTES })
  return stdout
}
