import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { withDraft } from '../../domain/content/draft.ts'
import { loadContent, readContentFiles, readProgramLists } from '../content.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { type BuildOutcome, refusedBuild, STOPPED } from './build-outcome.ts'
import { createSiteBuilder } from './site-builder.ts'

const inFolder = temporaryFolder()
const [data, served] = [inFolder('data'), inFolder('served')]
const builder = createSiteBuilder(data, served)
const neverAborted = new AbortController().signal
const names = () => readdirSync(join(data, 'builds')).toSorted()
let built: BuildOutcome

beforeAll(async () => {
  await mkdir(join(served, 'client', '_inbox'), { recursive: true })
  await writeFile(join(served, 'client', '_inbox', 'app-abc.js'), '')
  await writeFile(join(served, 'built-from.txt'), 'this program')
  const changes = [
    { part: 'home', field: 'hero.audience', value: 'For schools & <b>clinics</b>' },
    { part: 'company', field: 'tradingName', value: { value: 'Thirteen Moons' } },
    { part: 'people', field: 'lerato.photo', value: { file: 'hers.webp', alt: 'Lerato at her desk' } },
    { part: 'look', field: 'accent', value: '#fa8268' },
    { part: 'look', field: 'logo', value: { file: 'ab12cd34.webp' } },
  ]
  const files = withDraft(await readContentFiles(), changes)
  const [study, furniture, ...studies] = files['case-studies'] as Array<object> // its schema
  const photo = { file: 'table.webp', alt: 'A table', focus: { x: 100, y: 0 }, agreed: true }
  const real = { ...furniture, client: 'Karoo Tables', clientAgreed: true }
  files['case-studies'] = [{ ...study, photo }, real, ...studies]
  const photos = {
    'people/hers.webp': await photoOf(640, 640),
    'logo/ab12cd34.webp': await photoOf(512, 512),
    'case-photos/table.webp': await photoOf(1_600, 1_600),
  }
  const cards = await readProgramLists()
  built = await builder.build(1, { files, cards, day: '2026-11-22', photos }, neverAborted)
})

test('a version is built beside the program’s own site, with the program’s inbox', async () => {
  expect(built).toEqual({ outcome: 'built' })
  const read = (path: string) => readFileSync(join(builder.folderOf(1), 'site', 'client', path), 'utf8')
  expect(read('index.html')).toContain('For schools &amp; &lt;b&gt;clinics&lt;/b&gt;')
  expect(read('index.html')).toMatch(/--moon: ?#fa8268/)
  expect(read('index.html')).toContain('Thirteen Moons')
  expect(read('_inbox/app-abc.js')).toBe('')
  expect(names()).toEqual(['1', 'node_modules'])
  expect(await builder.isBuilt(1)).toBe(true)
  expect((await loadContent()).company.tradingName.value).toBe('Twelve Moons')
})

test('the photos of a version are published in the sizes of the site, with their alternative texts', async () => {
  const client = join(builder.folderOf(1), 'site', 'client')
  const read = (page: string) => readFileSync(join(client, `${page}.html`), 'utf8')
  const sizeOf = async (path: string) => {
    const { width, height } = await sharp(join(client, path)).metadata()
    return [width, height]
  }
  expect(read('about-us')).toContain('alt="Lerato at her desk"')
  expect(await sizeOf('people/480/hers.webp.webp')).toEqual([480, 480])
  expect(read('our-work')).toContain('alt="A table"')
  expect(await sizeOf('casestudies/photos/customer-friendly-approach-wide.webp')).toEqual([1280, 800])
  expect(await sizeOf('casestudies/photos/customer-friendly-approach-narrow.webp')).toEqual([864, 1080])
})

test('the logo of a version replaces the moon beside the name, in tabs and on phones, also in the demos', async () => {
  const client = join(builder.folderOf(1), 'site', 'client')
  const read = (path: string) => readFileSync(join(client, path), 'utf8')
  const home = read('index.html')
  expect(home.split('<img src="/logo/ab12cd34/96.webp" alt="" width="26" height="26"').length - 1).toBe(2)
  expect(home).toContain('"logo":"https://site.invalid/logo/ab12cd34/512.png"')
  for (const page of [home, read('demos/store.html')]) {
    expect(page).toContain('<link rel="icon" href="/logo/ab12cd34/32.png"')
    expect(page).toContain('<link rel="apple-touch-icon" href="/logo/ab12cd34/180.png"')
    expect(page).not.toContain('favicon')
  }
  const { icons } = JSON.parse(read('site.webmanifest'))
  expect(icons).toMatchObject([{ src: '/logo/ab12cd34/192.png' }, { src: '/logo/ab12cd34/512.png' }])
  for (const name of readdirSync(join(client, 'logo/ab12cd34'))) {
    const { width, height } = await sharp(join(client, 'logo/ab12cd34', name)).metadata()
    expect([`${width}`, `${height}`]).toEqual([parse(name).name, parse(name).name])
  }
})

test('the page of a real client’s case study calls it no example', () => {
  const page = readFileSync(
    join(builder.folderOf(1), 'site', 'client', 'casestudies', 'furniture-ecommerce-site.html'),
    'utf8',
  )
  expect(page).toContain('<title>A furniture e-commerce site | Thirteen Moons</title>')
  expect(page).toContain('Karoo Tables')
  expect(page).toContain('/social.png')
  for (const words of ['Example project: A furniture', 'It is not a real client'])
    expect(page).not.toContain(words)
})

test('a version built by another program counts as not built', async () => {
  await writeFile(join(served, 'built-from.txt'), 'a newer program')
  expect(await builder.isBuilt(1)).toBe(false)
})

test('an outdated build counts as not built, but its files are still served', async () => {
  await writeFile(join(served, 'built-from.txt'), 'this program')
  expect(await builder.isBuilt(1)).toBe(true)
  await builder.outdate(1)
  expect(await builder.isBuilt(1)).toBe(false)
  expect(readFileSync(join(builder.folderOf(1), 'site', 'client', 'index.html'), 'utf8')).toContain('schools')
})

test('content that cannot be built is refused with part and field, and leaves no files', async () => {
  const broken = withDraft(await readContentFiles(), [
    { part: 'company', field: 'vatNumber', value: { value: '5' } },
  ])
  const content = { files: broken, cards: await readProgramLists(), day: '2026-11-22' }
  expect(await builder.build(2, content, neverAborted)).toEqual({
    outcome: 'refused',
    reason: expect.stringContaining('company.json'),
    faults: [
      {
        part: 'company',
        field: 'vatNumber.value',
        sentence: 'A VAT number has ten digits and begins with 4. This one has one.',
      },
    ],
  })
  expect(names()).toEqual(['1', 'node_modules'])
})

test('a build that is stopped leaves no files, and the next server removes those of a killed one', async () => {
  const stopping = new AbortController()
  const building = builder.build(
    3,
    { files: await readContentFiles(), cards: await readProgramLists(), day: '2026-11-22' },
    stopping.signal,
  )
  stopping.abort()
  expect(await building).toEqual(refusedBuild(STOPPED.withServer))
  await mkdir(join(data, 'builds', `4.${hostname()}-999999999-abc.part`), { recursive: true })
  await builder.removeUnfinished()
  expect(names()).toEqual(['1', 'node_modules'])
  expect(existsSync(builder.folderOf(3))).toBe(false)
})

test('the newest three builds and those that are shown are kept', async () => {
  for (const version of [5, 6, 7, 8, 9]) await mkdir(builder.folderOf(version), { recursive: true })
  await builder.removeOthers([null, 1, 6])
  expect(names()).toEqual(['1', '6', '7', '8', '9', 'node_modules'])
})

test('a process is gone once its number is free or this process has it', async () => {
  const [, machine, own] = /^(.*)-(\d+)-\w+$/.exec(builder.id) ?? []
  expect(builder.isGone(builder.id)).toBe(false)
  expect(builder.isGone(`${machine}-${own}-abc`)).toBe(true)
  expect(builder.isGone(`${machine}-999999999-abc`)).toBe(true)
  expect(builder.isGone(`${machine}-${process.ppid}-abc`)).toBe(false)
  expect(builder.isGone(`elsewhere-999999999-abc`)).toBe(false)
})

async function photoOf(width: number, height: number): Promise<string> {
  const photo = sharp({ create: { width, height, channels: 3, background: '#b5442c' } })
  return (await photo.webp().toBuffer()).toString('base64')
}
