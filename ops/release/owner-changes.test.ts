import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import company from '../../content/company.json' with { type: 'json' }
import rateCard from '../../content/ratecard.json' with { type: 'json' }
import { formatRand } from '../../domain/money/money.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import { rateCardSchema } from '../../domain/pricing/rate-card.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { INPUTS } from '../setup/build.mjs'
import { clockEnv } from '../setup/test-run/clock-env.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = [...INPUTS, 'package.json', 'ops', 'server'].filter((name) => existsSync(join(ROOT, name)))
/** The copy has its own caches, because a build of the checkout may run at the same time. */
const OWN_CACHES = `import config from './checkout.config.ts'
export default { ...config, cacheDir: './cache/astro', vite: { ...config.vite, cacheDir: './cache/vite' } }`

/** The day of the build: the prices of March are in force, next year's are not yet. */
const DAY = '2099-06-15'
const NEW_PRICES = {
  ...rateCard,
  version: '2099-03-01',
  hourlyRateCents: rateCard.hourlyRateCents + 10_000,
  vat: { registered: true, rateBps: 1_500 },
}
const NEXT_YEAR = { ...NEW_PRICES, version: '2100-03-01', vat: { registered: true, rateBps: 1_600 } }

/** All changes that content/README.md invites the owner to make, at once. */
const CHANGED = {
  'content/company.json': {
    ...company,
    tradingName: { value: 'Karoo & Sons Software' },
    registeredName: { value: 'Karoo & Sons Software (Pty) Ltd' },
    vatNumber: undefined,
    physicalAddress: { value: { street: '7 Church Street', town: 'Graaff-Reinet', postalCode: '6280' } },
    smallChangesDays: { value: 14 },
    openingHours: { days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '16:00' },
  },
  'content/people.json': [
    {
      id: 'thandi',
      name: 'Thandi',
      role: 'Founder',
      sentence: 'Reads every message.',
      photo: { file: 'IMG_1.JPG', alt: 'Thandi at her desk' },
    },
  ],
  'content/ratecard.json': NEXT_YEAR,
  'content/ratecards/2099-03-01.json': NEW_PRICES,
  'content/ratecards/2100-03-01.json': NEXT_YEAR,
}

/** The company in a page's structured data. */
const ORGANISATION = {
  name: 'Karoo & Sons Software',
  legalName: 'Karoo & Sons Software (Pty) Ltd',
  address: { streetAddress: '7 Church Street', addressLocality: 'Graaff-Reinet', addressCountry: 'ZA' },
  contactPoint: { hoursAvailable: { opens: '09:30', closes: '16:00' } },
}

const CHOICES = { need: 'ecommerce', design: 'template' as const, extras: [] }
const copy = temporaryFolder()('copy')

beforeAll(async () => {
  mkdirSync(copy)
  const filter = (source: string) => !source.slice(ROOT.length).includes('node_modules')
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter })
  cpSync(join(ROOT, 'astro.config.ts'), join(copy, 'checkout.config.ts'))
  writeFileSync(join(copy, 'astro.config.ts'), OWN_CACHES)
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'content/ratecards'), { recursive: true })
  mkdirSync(join(copy, 'content/people'), { recursive: true })
  writeFileSync(join(copy, 'content/people/IMG_1.JPG'), await photo())
  for (const [path, value] of Object.entries(CHANGED)) writeFileSync(join(copy, path), JSON.stringify(value))
})

test('new names, an address, prices whose day has come and opening hours appear on the built pages, and a removed fact on none', () => {
  const { status, output } = build()
  expect(status, output).toBe(0)
  const page = (name: string) => readFileSync(join(copy, `dist/client/${name}.html`), 'utf8')
  for (const name of ['index', 'about-us', 'contact-us', 'terms'])
    expect(page(name)).toContain('Karoo &amp; Sons Software')
  const { totalCents } = estimate(CHOICES, rateCardSchema.parse(NEW_PRICES))
  expect(page('our-work/ecommerce')).toContain(formatRand(totalCents))
  expect(page('our-work')).toContain('VAT at 15%')
  expect(readFileSync(join(copy, 'dist/server/price-list.txt'), 'utf8')).toBe('2099-03-01')
  for (const name of ['index', 'about-us', 'contact-us'])
    expect(organisationOf(page(name))).toMatchObject(ORGANISATION)
  expect(organisationOf(page('our-work'))).toBeUndefined()
  expect(page('terms')).toContain('7 Church Street, Graaff-Reinet, 6280')
  expect(page('terms')).toContain('for 14 days after it')
  expect(page('terms')).not.toContain('VAT number')
  expect(page('contact-us')).toContain('Saturday')
  expect(page('contact-us')).toContain('09:30')
})

// Reads the site that the test above built.
test('a photo is published small, square and upright, without its location, and nowhere else', async () => {
  const published = readdirSync(join(copy, 'dist/client'), { recursive: true, encoding: 'utf8' })
  expect(published.filter((path) => path.includes('IMG_1')).toSorted()).toEqual([
    'people/144/IMG_1.JPG.webp',
    'people/480/IMG_1.JPG.webp',
  ])
  expect(readFileSync(join(copy, 'dist/client/about-us.html'), 'utf8')).toContain(
    '"/people/480/IMG_1.JPG.webp"',
  )
  const picture = sharp(join(copy, 'dist/client/people/480/IMG_1.JPG.webp'))
  const { width, height, exif } = await picture.metadata()
  expect({ width, height, exif }).toEqual({ width: 480, height: 480 })
  const bytes = await picture.raw().toBuffer()
  expect([bytes.readUIntBE(0, 3), bytes.readUIntBE(bytes.length - 3, 3)]).toEqual([0xfe0001, 0x0000ff])
})

test('a superfluous comma is reported with its file and line, and a field with its file, without a stack trace', () => {
  const check = () => spawnSync(process.execPath, ['ops/check-content.ts'], { cwd: copy, encoding: 'utf8' })
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  const fault = (file: string, from: string, to: string) => {
    const original = readFileSync(join(copy, 'content', file), 'utf8')
    writeFileSync(join(copy, 'content', file), original.replace(from, to))
    const { status, stderr } = check()
    writeFileSync(join(copy, 'content', file), original)
    return { status, stderr }
  }
  expect(fault('example-plan.json', '{', '{\n\n,')).toEqual({
    status: 1,
    stderr: 'content/example-plan.json is not right:\n  line 3: Value expected\n',
  })
  expect(fault('example-plan.json', '"need"', '"needs"')).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^content\/example-plan\.json is not right:\n {2}need: .*\n.*"needs"\n$/),
  })
})

function build() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...clockEnv(DAY) },
      encoding: 'utf8',
    },
  )
  return { status, output: `${stdout}${stderr}` }
}

/** Like a phone's photo: stored sideways, red at the left and blue at the right, with an orientation that puts red at the top, and a location. */
async function photo() {
  const red = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '33/1 55/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** The structured data of the company on a page. */
function organisationOf(html: string): unknown {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return Array.from(scripts, ([, text = '']) => JSON.parse(text)).find(
    (data) => data['@type'] === 'Organization',
  )
}
