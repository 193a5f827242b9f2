import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { openTestApp, type TestApp } from '../../fixture-app.ts'
import { estimateAnswerSchema, planAnswerSchema, refusalSchema } from './answers.ts'
import { ESTIMATE_REQUEST_PARAMETERS, PLAN_REQUEST_PARAMETERS } from './calculations.ts'
import { exampleQuery, openApiDocument } from './openapi.ts'

const document = openApiDocument('https://example.co.za', 'Example', { today: card, earlier: [] })
const { '/api/plan': plan, '/api/estimate': estimate } = document.paths
let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

test('the documented parameters are those that are read', () => {
  const described = [plan, estimate].map(({ get }) => get.parameters.map(({ name }) => name))
  expect(described).toEqual([[...PLAN_REQUEST_PARAMETERS], [...ESTIMATE_REQUEST_PARAMETERS]])
})

test('the examples are real responses', async () => {
  const answers = [plan, estimate].map(({ get }) => get.responses[200].content['application/json'].example)
  expect(planAnswerSchema.safeParse(answers[0]).success).toBe(true)
  expect(estimateAnswerSchema.safeParse(answers[1]).success).toBe(true)
  for (const { get } of [plan, estimate])
    expect(refusalSchema.parse(get.responses[400].content['application/json'].example).errors).toHaveProperty(
      'when',
    )
  const response = await opened.app.inject(`/api/plan?${exampleQuery(plan.get.parameters)}`)
  expect(response.statusCode).toBe(200)
})

test('the example of a parameter has the type and the limits of its schema', () => {
  for (const { name, schema, example } of [plan, estimate].flatMap(({ get }) => get.parameters))
    expect(z.fromJSONSchema(schema).safeParse(example).success, name).toBe(true)
})

test('a card without custom builds is documented too', () => {
  const bare = {
    ...card,
    custom: {},
    addOns: {},
    solutions: { shop: { base: { hours: 1 }, topOfRangeHours: 2, buildDays: 1, includes: [] } },
  }
  const { paths } = openApiDocument('https://example.co.za', 'Example', { today: bare, earlier: [] })
  expect(paths['/api/estimate'].get.responses[200].content['application/json'].example).not.toBeNull()
})

test('OpenAPI is JSON at its address, with the site as its server', async () => {
  const response = await opened.app.inject('/api/openapi.json')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { openapi, servers, paths } = response.json()
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'http://localhost:3000' }]])
  expect(Object.keys(paths)).toEqual(['/api/plan', '/api/estimate'])
  expect(JSON.stringify(paths['/api/plan'].get.responses[200].content['application/json'].schema)).toContain(
    '"balanceCents"',
  )
})

test('the page documents each parameter, without script, within its policy', async () => {
  const response = await opened.app.inject('/api/docs')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  expect(response.body).not.toMatch(/<script| style=| on\w+=/)
  for (const name of [...PLAN_REQUEST_PARAMETERS, ...ESTIMATE_REQUEST_PARAMETERS])
    expect(response.body).toContain(`<code>${name}</code>`)
  const [, link = ''] = /href="(\/api\/estimate\?[^"]+)"/.exec(response.body) ?? []
  expect((await opened.app.inject(link.replaceAll('&amp;', '&'))).statusCode).toBe(200)
})
