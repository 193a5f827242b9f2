import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND_LEFT_OUT } from '../../domain/enquiry/form.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { withBeginnings } from '../../tests/attacks/hostile-texts.ts'
import { CONTACT, openTestApp, postJson, postPlain, renderedProps, type TestApp } from '../fixture-app.ts'

const THANKS = 'Thank you! Your submission has been received!'
const BRAND = 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=church-app'
const PLAN = 'v=2026-11-20&need=church-app&months=18&completed=2027-01-31&on=2026-11-20'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

describe('the contact page', () => {
  const tooLong = 'x'.repeat(3_000)

  test.each([
    ['a brand', paths.contactWithBrand(BRAND), { brand: BRAND }],
    ['a plan and a brand', paths.contactWithPlan(PLAN, BRAND), { plan: PLAN, brand: BRAND }],
    ['too long a brand', `/contact-us?brand=name%3D${tooLong}`, { brand: 'yes' }],
    [
      'a plan and too long a brand',
      `${paths.contactWithPlan(PLAN)}&brand=name%3D${tooLong}`,
      { plan: PLAN, brand: 'yes' },
    ],
    [
      'too long a plan before a brand',
      `/contact-us?plan=need%3D${tooLong}&brand=${encodeURIComponent(BRAND)}`,
      { plan: 'yes', brand: 'yes' },
    ],
  ])(
    'with %s is rendered with it, or with “yes” for what is reported as invalid',
    async (_what, address, values) => {
      const { body, headers } = await opened.app.inject(address)
      expect(renderedProps(body)).toMatchObject({ name: 'contact', values, errors: {} })
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' })
      expect(headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('a message with a brand', () => {
  test('is stored with the normalised brand beside the record, with a plan as well', async () => {
    const brand = 'for=church-app&colour=%231F6F54&name=Thandi’s%20Kitchen&utm_x=1'
    const response = await postJson(opened.app, '/contact-us', { ...CONTACT, plan: PLAN, brand })
    expect(response.json()).toMatchObject({ message: THANKS })
    const [enquiry] = await opened.stored()
    expect(enquiry?.metadata).toMatchObject({ plan: PLAN, brand: BRAND, quarantine: null })
    expect(enquiry?.record).not.toHaveProperty('brand')
  })

  test('whose brand name is a link is stored and quarantined', async () => {
    await postJson(opened.app, '/contact-us', { ...CONTACT, brand: 'name=Win at https://x.example/a' })
    const [enquiry] = await opened.stored()
    expect(enquiry?.metadata.quarantine?.reasons).toEqual(['link in a name'])
  })

  test.each(withBeginnings(['for=spaceship', `name=${'x'.repeat(64_000)}`, '\u0000']))(
    'that is invalid is stored without the brand, and the visitor is told so: %s',
    async (_beginning, brand) => {
      const json = await postJson(opened.app, '/contact-us', { ...CONTACT, brand })
      expect(json.json()).toMatchObject({ message: THANKS, note: BRAND_LEFT_OUT.sentence })
      const plain = await postPlain(opened.app, '/contact-us', { ...CONTACT, message: 'Again', brand })
      expect(plain.headers.location).toBe(`/contact-us/thank-you#${BRAND_LEFT_OUT.id}`)
      const stored = await opened.stored()
      expect(stored).toHaveLength(2)
      for (const { metadata } of stored) expect(metadata).not.toHaveProperty('brand')
    },
  )

  test('an empty plan or brand counts as none', async () => {
    const response = await postPlain(opened.app, '/contact-us', { ...CONTACT, plan: '', brand: '' })
    expect(response.headers.location).toBe('/contact-us/thank-you')
    const [enquiry] = await opened.stored()
    expect(enquiry?.record).not.toHaveProperty('estimate')
    expect(enquiry?.metadata).not.toHaveProperty('brand')
  })
})
