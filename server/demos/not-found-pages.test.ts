import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (url: string, accept = 'text/html') => opened.app.inject({ url, headers: { accept } })

test.each([
  ['/demos', 'Page not found'],
  ['/demos/nowhere', 'Page not found'],
  ['/demos/store/no-such-shelf', 'Page not found'],
  ['/demos/store/things/x-0', 'Page not found'],
  ['/demos/admin/nowhere', 'No such page'],
])('%s is unknown, and gets the not-found page of its demo', async (url, heading) => {
  const { statusCode, body, headers } = await get(url)
  expect([statusCode, headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN'])
  // Unlimited addresses would fill a shared cache.
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(body).toContain(`<h1>${heading}</h1>`)
})

test('another spelling of a page redirects to it, and programs get JSON', async () => {
  const { statusCode, headers } = await get('/demos/Store/')
  expect([statusCode, headers.location]).toEqual([308, '/demos/store'])
  const json = await get('/demos/nowhere', 'application/json')
  expect([json.statusCode, json.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('addresses outside the demos have the site’s own page', async () => {
  for (const url of ['/demo', '/demostore', '/nowhere']) {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('Page not found')], url).toEqual([404, true])
  }
})
