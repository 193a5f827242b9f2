import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }

describe.each(['..', '../server/storage/firebase/emulator'])('package-lock.json in %s', async (folder) => {
  const text = await readFile(new URL(`${folder}/package-lock.json`, import.meta.url), 'utf8')
  const packages: Record<string, Entry> = JSON.parse(text).packages

  test('the lock holds the packages of every platform, or npm ci installs on none', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    const locked = new Set(
      Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
    )
    expect(optional.filter((name) => !locked.has(name))).toEqual([])
    expect(Object.values(packages).filter((entry) => !entry.version)).toEqual([])
  })

  test('the lock names no registry', () => {
    expect(text).not.toContain('"resolved"')
  })
})
