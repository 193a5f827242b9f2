import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'

const SERVED = join(ROOT, 'dist', 'client', 'licences')
const ALLOWED = /^(?:MIT|ISC|BSD-3-Clause|Unlicense)$/
/** Needs no notice. */
const PUBLIC_DOMAIN = 'Unlicense'
/** The notice that each allowed licence requires: copyright and permission. */
const NOTICE = /Copyright[\s\S]*(?:Permission (?:is hereby granted|to use)|Redistribution and use)/i
/** The package of an import, such as `zod` for `zod/mini`; type imports do not count. */
const IMPORTED = /^(?:import (?!type )[^'"]*|\} )from '(@[\w-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[\w./-]+)?'/gm

type Licence = { name: string; ids: Array<string>; text: string }

test.each([
  ['site.txt', ['react', 'react-dom', 'scheduler']],
  ['inbox.txt', ['react', 'react-dom', 'scheduler']],
])('%s has the licence of every package in the scripts, and all are allowed', async (file, dependencies) => {
  const licences = await readLicences(file)
  const names = licences.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(dependencies))
  for (const { name, ids, text } of licences) {
    expect([name, ids.filter((id) => !ALLOWED.test(id))]).toEqual([name, []])
    if (!ids.includes(PUBLIC_DOMAIN)) expect([name, text]).toEqual([name, expect.stringMatching(NOTICE)])
  }
})

test('the licence of code that Astro adds to pages is served', async () => {
  expect(await readFile(join(SERVED, 'astro.txt'), 'utf8')).toMatch(NOTICE)
})

test('the inbox lists every package that its source imports', async () => {
  const names = (await readLicences('inbox.txt')).map(({ name }) => name)
  const imported = await importedBy('inbox')
  expect(imported).toEqual(expect.arrayContaining(['@tanstack/react-query', '@tanstack/react-router', 'zod']))
  expect(imported.filter((name) => !names.includes(name))).toEqual([])
})

/** A file is a list of packages, each with a line `## name - version (licence)` and the text below it. */
async function readLicences(file: string): Promise<Array<Licence>> {
  const [, ...parts] = (await readFile(join(SERVED, file), 'utf8')).split(/^## (?=\S+ - \d\S* \()/m)
  return parts.map((part) => {
    const [, name = '', expression = '', text = ''] = /^(\S+) - \S+ \(([^)]*)\)\n([\s\S]*)$/.exec(part) ?? []
    return { name, ids: expression.split(' AND '), text }
  })
}

async function importedBy(folder: string): Promise<Array<string>> {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const sources = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:fixture|vite\.config)/.test(file),
  )
  const texts = await Promise.all(sources.map((file) => readFile(join(ROOT, folder, file), 'utf8')))
  const packages = texts.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, name]) => name ?? []))
  return [...new Set(packages)].toSorted()
}
