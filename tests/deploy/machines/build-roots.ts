import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../ops/setup/root.mjs'
import { run } from '../../../ops/setup/run.mjs'
import { type MachineName, PACKAGES } from './machine-names.ts'
import { mustRunInRoot } from './run-in-root.ts'

const RELEASE = 'bookworm'
const MIRROR = 'http://deb.debian.org/debian'
/** The path of the checkout within a root. */
export const SOURCE = '/srv/twelve-moons'

/**
 * Copies a machine's image, which is created once, to a new root folder.
 *
 * @param folder of the images and roots
 * @returns the root's path
 */
export async function newRoot(folder: string, name: MachineName): Promise<string> {
  const image = await imageOf(folder, name)
  const root = join(folder, 'roots', name)
  await rm(root, { recursive: true, force: true })
  await mkdir(dirname(root), { recursive: true })
  await copy(image, root)
  return root
}

/** Clones the last commit into a root. @returns its short id */
export async function cloneInto(root: string): Promise<string> {
  const git = async (...args: ReadonlyArray<string>) =>
    (await promisify(execFile)('git', ['-C', ROOT, ...args])).stdout.trim()
  const commit = await git('rev-parse', 'HEAD')
  if ((await git('status', '--porcelain')) !== '') console.log('Uncommitted changes are left out.')
  const target = join(root, SOURCE)
  await git('clone', '--quiet', '--no-hardlinks', '--no-checkout', ROOT, target)
  await git('-C', target, 'checkout', '--quiet', '--detach', commit)
  return commit.slice(0, 10)
}

function imageOf(folder: string, name: MachineName): Promise<string> {
  return once(join(folder, 'images', name), async (image) => {
    await copy(await baseImage(folder), image)
    const packages = PACKAGES[name]
    if (packages.length === 0) return
    console.log(`${name}: installing ${packages.join(' ')} (once) …`)
    await mustRunInRoot(image, ['apt-get', 'update', '-qq'])
    await mustRunInRoot(image, ['apt-get', 'install', '-y', '-qq', ...packages])
  })
}

function baseImage(folder: string): Promise<string> {
  return once(join(folder, 'images', 'base'), async (image) => {
    console.log('Making a machine with nothing but Node, npm and git (once) …')
    const sources = await debianSources()
    const options = ['--variant=minbase', '--include=git,ca-certificates']
    await mustRun('debootstrap', [...options, RELEASE, image, sources[0]?.split(' ')[1] ?? MIRROR])
    await writeFile(join(image, 'etc/apt/sources.list'), `${sources.join('\n')}\n`)
    await writeFile(join(image, 'etc/apt/apt.conf.d/90network'), await networkOfApt())
    await copyNode(image)
    await copyIfThere('/etc/resolv.conf', join(image, 'etc/resolv.conf'))
    await copyIfThere('/usr/local/share/ca-certificates', join(image, 'usr/local/share/ca-certificates'))
    await mustRunInRoot(image, ['update-ca-certificates'])
    await mustRunInRoot(image, ['npm', '--version'])
  })
}

/** Creates a folder unless it exists. An interrupted attempt is started again. */
async function once(path: string, make: (partial: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path
  const partial = `${path}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(dirname(path), { recursive: true })
  await make(partial)
  await rename(partial, path)
  return path
}

/** Lines of sources.list, with this machine's mirrors if it runs the same release. */
async function debianSources(): Promise<ReadonlyArray<string>> {
  const format = '$(ORIGIN) deb $(REPO_URI) $(RELEASE) $(COMPONENT)'
  const lines = await outputOf('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'])
  const ownLines = lines.filter((line) => line.startsWith('Debian ') && line.includes(` ${RELEASE}`))
  return ownLines.length === 0
    ? [`deb ${MIRROR} ${RELEASE} main`]
    : ownLines.map((line) => line.slice('Debian '.length))
}

/** This machine's apt settings for its mirrors: proxies, timeouts, authorities. */
async function networkOfApt(): Promise<string> {
  const lines = await outputOf('apt-config', ['dump', 'Acquire'])
  return lines.filter((line) => /^Acquire::https?::/.test(line)).join('\n')
}

/** The Node and npm of this process, with npm's settings. */
async function copyNode(image: string): Promise<void> {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  if (!node || !npm) throw new Error('npm has to run this: npm run try-machines')
  const target = join(image, 'usr/local')
  await cp(node, join(target, 'bin/node'))
  await cp(dirname(dirname(npm)), join(target, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(target, 'bin', name))
  const [user, global] = await Promise.all(
    ['userconfig', 'globalconfig'].map((key) => outputOf(node, [npm, 'config', 'get', key])),
  )
  await copyIfThere(user?.[0] ?? '', join(image, 'root/.npmrc'))
  await copyIfThere(global?.[0] ?? '', join(target, 'etc/npmrc'))
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, dereference: true })
}

/** Copies owners, permissions and links too, which Node's `cp` does not keep. */
function copy(from: string, to: string): Promise<void> {
  return mustRun('cp', ['--archive', '--reflink=auto', from, to])
}

async function mustRun(command: string, args: ReadonlyArray<string>): Promise<void> {
  const code = await run(command, args)
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

/** @returns its lines; none if the command does not exist */
async function outputOf(command: string, args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> {
  const { stdout } = await promisify(execFile)(command, [...args]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter((line) => line !== '')
}
