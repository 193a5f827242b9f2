import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLAN_LEFT_OUT } from '../../domain/enquiry/form.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import {
  follow,
  LEAD,
  openTestApp,
  postJson,
  postPlain,
  renderedProps,
  type TestApp,
} from '../fixture-app.ts'

const PAGE = paths.solution('ecommerce')
/** As the plan beside the form sends it. */
const CHOSEN = 'v=2026-11-20&need=ecommerce&months=18&design=template&extras=import&extras=brand-starter'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

test('a solution’s form carries its plan: the record stays as specified, with link and estimate beside it', async () => {
  const response = await postJson(opened.app, PAGE, { ...LEAD, plan: CHOSEN })
  const about = expect.stringMatching(
    /^your plan: Ecommerce with admin dashboard \(.+, .+\), R\u00a057\u00a0270,00 in total, R\u00a03\u00a0181,67 a month for\u00a018\u00a0months/,
  )
  expect(response.json()).toMatchObject({ receipt: { about } })
  expect(response.json()).not.toHaveProperty('note')
  const [enquiry] = await opened.stored()
  expect(Object.keys(enquiry?.record ?? {})).toEqual([
    'firstName',
    'surname',
    'phoneNumber',
    'email',
    'postId',
    'userId',
    'dateSent',
    'category',
  ])
  expect(enquiry?.metadata).toMatchObject({
    plan: expect.stringContaining('need=ecommerce'),
    estimate: {
      version: '2026-11-20',
      months: 18,
      choices: { need: 'ecommerce', extras: [{ key: 'import' }, { key: 'brand-starter' }] },
    },
  })
})

test('a plan of another product is left out, the rest is stored, and the visitor is told', async () => {
  const plan = CHOSEN.replace('ecommerce', 'live-camera')
  const json = await postJson(opened.app, PAGE, { ...LEAD, plan })
  expect(json.json()).toMatchObject({
    note: PLAN_LEFT_OUT.sentence,
    receipt: { about: 'Ecommerce with admin dashboard' },
  })
  const [enquiry] = await opened.stored()
  expect(enquiry?.metadata).not.toHaveProperty('plan')
  expect(enquiry?.metadata).not.toHaveProperty('estimate')
  const plain = await postPlain(opened.app, PAGE, { ...LEAD, surname: 'Again', plan })
  expect(plain.headers.location).toBe(`${PAGE}/thank-you#${PLAN_LEFT_OUT.id}`)
})

test('a plan is part of the attempt: repeated it is one enquiry, another plan under the same key is refused', async () => {
  const headers = { 'idempotency-key': '6f1c3f0e-8a58-4d0f-9d7e-0d2f7c1a2b3c' }
  for (const plan of [CHOSEN, CHOSEN]) await postJson(opened.app, PAGE, { ...LEAD, plan }, headers)
  const other = await postJson(opened.app, PAGE, LEAD, headers)
  expect([other.statusCode, other.json().freshKey]).toEqual([422, true])
  expect(await opened.stored()).toHaveLength(1)
})

test('a refused form comes back with its plan', async () => {
  const refused = await postPlain(opened.app, PAGE, { ...LEAD, email: 'none', plan: CHOSEN })
  expect(renderedProps((await follow(opened.app, refused)).body)).toMatchObject({ values: { plan: CHOSEN } })
})
