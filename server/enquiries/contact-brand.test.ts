import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND_LEFT_OUT } from '../../domain/enquiry/form.ts'
import { paths } from '../../domain/sitemap/paths.ts'
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
  test('with a brand is rendered with it, alone or with a plan, and sets no cookie', async () => {
    const alone = await opened.app.inject(paths.contactWithBrand(BRAND))
    expect(renderedProps(alone.body)).toMatchObject({ name: 'contact', values: { brand: BRAND }, errors: {} })
    expect(alone.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(alone.headers['set-cookie']).toBeUndefined()
    const both = paths.contactWithPlan(PLAN, BRAND)
    expect(renderedProps((await opened.app.inject(both)).body)).toMatchObject({
      values: { plan: PLAN, brand: BRAND },
    })
  })

  test('reports too long a brand like an invalid one, and keeps the plan', async () => {
    const long = `brand=name%3D${'x'.repeat(3_000)}`
    expect(renderedProps((await opened.app.inject(`/contact-us?${long}`)).body)).toMatchObject({
      values: { brand: 'yes' },
    })
    const both = `${paths.contactWithPlan(PLAN)}&${long}`
    expect(renderedProps((await opened.app.inject(both)).body)).toMatchObject({
      values: { plan: PLAN, brand: 'yes' },
    })
  })

  test('reports plan and brand if the plan is too long, and neither if another parameter is', async () => {
    const plan = `plan=need%3D${'x'.repeat(3_000)}`
    const both = `/contact-us?${plan}&brand=${encodeURIComponent(BRAND)}`
    expect(renderedProps((await opened.app.inject(both)).body)).toMatchObject({
      values: { plan: 'yes', brand: 'yes' },
    })
    expect((await opened.app.inject(`/contact-us?utm=${'x'.repeat(3_000)}`)).body).toContain(
      '<h1>Contact us</h1>',
    )
  })

  test('with an empty brand is the built page', async () => {
    const { body } = await opened.app.inject('/contact-us?brand=')
    expect(body).toContain('<h1>Contact us</h1>')
  })
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

  test.each([
    ['for=spaceship', 'for=spaceship'],
    ['64 KB', `name=${'x'.repeat(64_000)}`],
    ['NUL', '\u0000'],
    ['a name of invisible letters', 'name=%00%E2%80%AE'],
    ['markup', '<script>alert(1)</script>'],
  ])('that is invalid is stored without the brand, and the visitor is told so: %s', async (_which, brand) => {
    const json = await postJson(opened.app, '/contact-us', { ...CONTACT, brand })
    expect(json.json()).toMatchObject({ message: THANKS, note: BRAND_LEFT_OUT.sentence })
    const plain = await postPlain(opened.app, '/contact-us', { ...CONTACT, message: 'Again', brand })
    expect(plain.headers.location).toBe(`/contact-us/thank-you#${BRAND_LEFT_OUT.id}`)
    const stored = await opened.stored()
    expect(stored).toHaveLength(2)
    for (const { metadata } of stored) expect(metadata).not.toHaveProperty('brand')
  })

  test.each([
    ['markup', 'name=<img src=x onerror=alert(1)>', 'name=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E'],
    ['a lone surrogate', 'name=Thandi\ud800', 'name=Thandi%EF%BF%BD'],
    ['a NUL', 'name=Than%00di\u0000', 'name=Thandi'],
    ['an unknown product and no colour', 'name=Thandi&colour=nice&for=spaceship', 'name=Thandi'],
    ['a name of 900', `name=${'a'.repeat(900)}`, `name=${'a'.repeat(60)}`],
    ['a line break', 'name=Thandi%0D%0ABcc: a@b.example', 'name=Thandi+Bcc%3A+a%40b.example'],
  ])('that contains %s keeps its valid parts', async (_which, brand, kept) => {
    const response = await postJson(opened.app, '/contact-us', { ...CONTACT, brand })
    expect(response.json()).toMatchObject({ message: THANKS })
    expect((await opened.stored()).map(({ metadata }) => metadata.brand)).toEqual([kept])
  })

  test('an empty brand counts as none', async () => {
    const response = await postPlain(opened.app, '/contact-us', { ...CONTACT, brand: '' })
    expect(response.headers.location).toBe('/contact-us/thank-you')
    expect((await opened.stored())[0]?.metadata).not.toHaveProperty('brand')
  })
})
