// `npm run complete-lock`, after each change of the dependencies: a registry mirror may hold the packages of one platform
// only, and npm then leaves the others' out of package-lock.json; `npm ci` refuses such a lock on every platform.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const [, , folder = ''] = process.argv // of another lock than the site's own
const LOCK = join(ROOT, folder, 'package-lock.json')
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

const lock = JSON.parse(await readFile(LOCK, 'utf8'))
const missing = missingIn(lock.packages)
for (const { parent, name, version } of missing)
  lock.packages[placeOf(parent, name)] = entryOf(parent, name, version)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} packages of other platforms added to package-lock.json`)

function missingIn(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({ parent, name, version })),
  )
}

/** As Node looks a package up: beside the parent, then in each folder above it. */
function isLocked(packages, parent, name) {
  if (packages[`${parent ? `${parent}/` : ''}node_modules/${name}`]) return true
  if (!parent) return false
  const above = parent.lastIndexOf('/node_modules/')
  return isLocked(packages, above < 0 ? '' : parent.slice(0, above), name)
}

function placeOf(parent, name) {
  const top = `node_modules/${name}`
  return lock.packages[top] ? `${parent}/${top}` : top
}

/** The name of a platform's package says which platform: cli-linux-x64-musl. */
function entryOf(parent, name, version) {
  const words = name.split('/').pop().split('-')
  const [os, cpu, libc] = [SYSTEMS, PROCESSORS, Object.keys(LIBRARIES)].map((known) =>
    words.find((w) => known.includes(w)),
  )
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(lock.packages[parent].dev && { dev: true }),
    ...(libc && os === 'linux' && { libc: [LIBRARIES[libc]] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
