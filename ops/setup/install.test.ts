import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { ROOT } from './root.mjs'

const SETUP = fileURLToPath(new URL('.', import.meta.url))
const WITHOUT_NPM = dirname(process.execPath)
const PACKAGES = ['serves', 'serves-later', 'tests']

const inFolder = temporaryFolder()
let [checkout, archives] = ['', '']
beforeEach(async () => {
  archives = inFolder(`archives-${randomUUID()}`)
  checkout = inFolder(`checkout-${randomUUID()}`)
  await cp(SETUP, join(checkout, 'ops', 'setup'), { recursive: true })
})

test('npm start installs what serves the site, and npm test the rest, each only once', async () => {
  await packArchives()
  await lockPackages(['serves'])
  await install('installToServe')
  expect(installed()).toEqual(['serves'])
  await writeFile(join(checkout, 'node_modules/serves/open'), '')

  await install('installAll')
  expect(installed()).toEqual(['serves', 'tests'])
  expect(isInstalled('serves/open'), 'a server may be running from it').toBe(true)

  expect(await install('installToServe', WITHOUT_NPM)).toBe('')
  expect(await install('installAll', WITHOUT_NPM)).toBe('')

  await lockPackages(['serves', 'serves-later'])
  await install('installToServe')
  expect(installed(), 'npm start takes no tools away').toEqual(PACKAGES)
})

test('an npm record emptied by a power cut is written again, and a damaged lock is named', async () => {
  await packArchives()
  await lockPackages(['serves'])
  await install('installToServe')
  await writeFile(join(checkout, 'node_modules/.package-lock.json'), '')
  await install('installToServe')
  expect(await install('installToServe', WITHOUT_NPM)).toBe('')

  await writeFile(join(checkout, 'package-lock.json'), '{"packages":{"nod')
  await expect(install('installToServe')).rejects.toThrow('package-lock.json is missing or damaged')
})

test('a failed installation is reported in plain words', async () => {
  await writeFile(
    join(checkout, 'package-lock.json'),
    '{"packages":{"node_modules/serves":{"version":"1.0.0"}}}',
  )
  await expect(install('installToServe')).rejects.toThrow('The packages could not be installed')
})

test('npm ci does not warn of the Node version, because the right one comes with the packages', async () => {
  await cp(join(ROOT, '.npmrc'), join(checkout, '.npmrc'))
  const newerNodePackage = { name: 'checkout', version: '1.0.0', engines: { node: '>=99' } }
  await writeFile(join(checkout, 'package.json'), JSON.stringify(newerNodePackage))
  await promisify(execFile)('npm', ['install', '--package-lock-only', '--offline'], { cwd: checkout })
  const { stderr } = await promisify(execFile)('npm', ['ci', '--offline'], { cwd: checkout })
  expect(stderr).toBe('')
})

/** @returns its output */
async function install(name: string, path = process.env.PATH): Promise<string> {
  const code = `import('./ops/setup/install.mjs').then((setup) => setup.${name}())`
  const env = { ...process.env, PATH: path }
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', code], { cwd: checkout, env })
  return stdout
}

function installed(): Array<string> {
  return PACKAGES.filter(isInstalled)
}

function isInstalled(name: string): boolean {
  return existsSync(join(checkout, 'node_modules', name))
}

async function packArchives(): Promise<void> {
  for (const name of PACKAGES) {
    await mkdir(join(archives, name), { recursive: true })
    await writeFile(join(archives, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  }
  const folders = PACKAGES.map((name) => `./${name}`)
  await promisify(execFile)('npm', ['pack', ...folders], { cwd: archives })
}

/**
 * Writes a lock file with packages that serve the site and one for its tests. It is created in another folder, because npm
 * would record the packages in the checkout's node_modules as installed.
 */
async function lockPackages(serving: ReadonlyArray<string>): Promise<void> {
  const archivesOf = (names: ReadonlyArray<string>) =>
    Object.fromEntries(names.map((name) => [name, `file:${archives}/${name}-1.0.0.tgz`]))
  const packages = { dependencies: archivesOf(serving), devDependencies: archivesOf(['tests']) }
  const cwd = inFolder(`lock-${randomUUID()}`)
  await mkdir(cwd)
  await writeFile(join(cwd, 'package.json'), JSON.stringify({ name: 'checkout', ...packages }))
  await promisify(execFile)('npm', ['install', '--package-lock-only', '--offline'], { cwd })
  await cp(cwd, checkout, { recursive: true })
}
