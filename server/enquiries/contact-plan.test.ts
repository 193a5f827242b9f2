import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PLAN_LEFT_OUT } from '../../domain/enquiry/form.ts'
import { withBeginnings } from '../../tests/attacks/hostile-texts.ts'
import { CONTACT, openTestApp, postJson, postPlain, renderedProps, type TestApp } from '../fixture-app.ts'

const THANKS = 'Thank you! Your submission has been received!'
const PLAN =
  'v=2026-11-20&need=church-app&extras=language:2,import,brand-starter&months=18&completed=2027-01-31&payDay=last&lumpSum=2000&on=2026-11-20'
const ESTIMATE = {
  version: '2026-11-20',
  choices: {
    need: 'church-app',
    design: 'template',
    extras: [
      { key: 'language', quantity: 2 },
      { key: 'import', quantity: 1 },
      { key: 'brand-starter', quantity: 1 },
    ],
  },
  total: 7_176_000,
  months: 18,
}
const address = `/contact-us?plan=${encodeURIComponent(PLAN)}`

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

describe('the contact page', () => {
  test('is the built page without a plan or a brand, whatever else is in the address', async () => {
    const long = `/contact-us?utm=${'x'.repeat(3_000)}`
    for (const url of [long, '/contact-us?utm_source=x', '/contact-us?plan=', '/contact-us?brand=']) {
      const { body, headers } = await opened.app.inject(url)
      expect(body).toContain('<h1>Contact us</h1>')
      expect(headers.etag).toBeDefined()
    }
  })

  test('carries the choices of a solution’s page like a plan', async () => {
    const chosen = 'v=2026-11-20&need=church-app&months=18&design=template&extras=import&extras=brand-starter'
    const { body } = await opened.app.inject(`/contact-us?${chosen}`)
    expect(renderedProps(body)).toMatchObject({ values: { plan: chosen } })
  })

  test('is the built page if rendering fails', async () => {
    const broken = async () => {
      throw new Error('The renderer broke')
    }
    const other = await openTestApp({ site: { ...opened.release, renderPage: broken } })
    const { statusCode, body } = await other.app.inject(address)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Contact us</h1>')
    expect(other.logged.join()).toContain('could not be shown')
    await other.close()
  })
})

describe('a message with a plan', () => {
  test('is stored with the server’s estimate, and the whole plan beside it', async () => {
    const response = await postJson(opened.app, '/contact-us', { ...CONTACT, plan: PLAN })
    expect(response.json()).toMatchObject({
      message: THANKS,
      receipt: {
        about: expect.stringMatching(
          /^your plan: Custom church app \(.+\), R\u00a071\u00a0760,00 in total, R\u00a02\u00a0000,00 on completion, then R\u00a03\u00a0875,/,
        ),
      },
    })
    const [enquiry] = await opened.stored()
    expect(enquiry?.record).toMatchObject({ message: CONTACT.message, estimate: ESTIMATE })
    expect(enquiry?.record).not.toHaveProperty('plan')
    expect(enquiry?.metadata.plan).toBe(PLAN)
  })

  test.each(
    withBeginnings([
      'need=spaceship',
      'totalCents=1',
      `${PLAN}&months=99`,
      'x'.repeat(20_000),
      '\u0000<script>',
    ]),
  )(
    'that is invalid is stored without the plan, and the visitor is told so: %s',
    async (_beginning, plan) => {
      const json = await postJson(opened.app, '/contact-us', { ...CONTACT, plan })
      expect(json.json()).toMatchObject({
        message: THANKS,
        note: PLAN_LEFT_OUT.sentence,
        receipt: { about: 'web development' },
      })
      const plain = await postPlain(opened.app, '/contact-us', { ...CONTACT, message: 'Again', plan })
      expect(plain.headers.location).toBe(`/contact-us/thank-you#${PLAN_LEFT_OUT.id}`)
      const stored = await opened.stored()
      expect(stored).toHaveLength(2)
      for (const { record, metadata } of stored) {
        expect(record).not.toHaveProperty('estimate')
        expect(metadata).not.toHaveProperty('plan')
      }
    },
  )
})
