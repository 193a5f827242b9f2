import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  /** A bundled package is part of its parent's archive, which has the hash. */
  inBundle?: true
  optionalDependencies?: Record<string, string>
}

const FOLDERS = [
  '../..',
  '../../server/store/firebase/emulator',
  '../../tests/browsers/chrome-106',
  '../../tests/observatory/mozilla',
  '../../tests/browsers/old-chromes',
  '../../pictures',
]

describe.each(FOLDERS)('package-lock.json in %s', async (folder) => {
  const text = await readFile(new URL(`${folder}/package-lock.json`, import.meta.url), 'utf8')
  const packages: Record<string, Entry> = JSON.parse(text).packages
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  const pathsOf = (entries: typeof installed) => entries.map(([path]) => path)

  test('the lock has the optional packages of every platform, without which npm ci fails', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    const locked = new Set(
      Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
    )
    expect(optional.filter((name) => !locked.has(name))).toEqual([])
  })

  test('every package has its version and the hash of its bytes', () => {
    expect(installed).not.toEqual([])
    expect(pathsOf(installed.filter(([, { version }]) => !version))).toEqual([])
    const ownArchives = installed.filter(([, { inBundle }]) => !inBundle)
    expect(pathsOf(ownArchives.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([])
  })

  test('every package has an address in the public registry, which npm replaces by a configured one', () => {
    const ownArchives = installed.filter(([, { inBundle }]) => !inBundle)
    const isPublic = (address = '') => address.startsWith('https://registry.npmjs.org/')
    expect(pathsOf(ownArchives.filter(([, { resolved }]) => !isPublic(resolved)))).toEqual([])
  })
})
