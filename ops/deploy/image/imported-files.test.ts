import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../server/store/testing/temporary-folder.ts'
import { ROOT } from '../../setup/root.mjs'
import { traceImports } from './imported-files.ts'

const inFolder = temporaryFolder()
const imports = await traceImports(['server/main.ts', 'ops/commands/backup.ts'])
const files = new Set([...imports.files].map((path) => relative(ROOT, path)))
const packages = new Set([...imports.packages].map((path) => relative(ROOT, path)))

test('modules that the server loads at its start, later and in its threads are included', () => {
  for (const path of [
    'server/app.ts',
    'server/http/built-site/page-thread.ts',
    'server/plan/pdf/render-sheet.ts',
    'server/your-name/paint-card.ts',
  ])
    expect(files).toContain(path)
  for (const path of ['domain/enquiry/retention.ts', 'ui/moon.ts', 'server/backup/copies.ts'])
    expect(files).toContain(path)
  const names = [
    'fastify',
    'zod',
    'pdfkit',
    'pg',
    'nodemailer',
    'prom-client',
    '@fontsource/figtree',
    'satori',
    'sharp',
  ]
  for (const name of names) expect(packages).toContain(`node_modules/${name}`)
})

test('tests, pictures, pages and tools are not included', () => {
  const excluded = /\.test\.tsx?$|fixture|testing\/|^(?:site|pictures|inbox|tests)\//
  expect([...files].filter((path) => excluded.test(path))).toEqual([])
  const tools = ['astro', 'vite', 'typescript', 'vitest', 'lighthouse', '@biomejs/biome']
  expect(tools.filter((name) => packages.has(`node_modules/${name}`))).toEqual([])
})

test('a browser’s worker in a built page is not resolved', async () => {
  const page = inFolder('page.mjs')
  await writeFile(page, "new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })")
  expect((await traceImports([relative(ROOT, page)])).files).toEqual(new Set([page]))
})
