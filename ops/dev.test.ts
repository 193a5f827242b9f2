import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/free-port.ts'
import { buildSite } from '../tests/fixtures/built-site.ts'

test('one address serves pages with reload, the server’s forms and an inbox with its owner signed in', async () => {
  await buildSite()
  const url = await startDev()
  const page = await fetch(`${url}/contact-us`)
  expect(await page.text()).toContain('/@vite/client')

  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  expect(await (await fetch(`${url}/ui`)).text()).toContain('/ops/kit-states/main.tsx')

  const form = await fetch(`${url}/contact-us`, { method: 'POST', headers, body: '{}' })
  expect(form.status).toBe(422)

  const signedIn = await fetch(`${url}/dev/sign-in`, { redirect: 'manual' })
  const cookie = signedIn.headers.getSetCookie().map((header) => header.split(';')[0])
  const session = { headers: { cookie: cookie.join('; '), accept: 'text/html' } }
  expect(await (await fetch(url + signedIn.headers.get('location'), session)).text()).toContain(
    '@vite/client',
  )
  const list = await fetch(`${url}/inbox/api/enquiries?list=needs&sort=due`, session)
  expect((await list.json()).rows.length).toBeGreaterThan(10)
})

async function startDev(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-dev-'))
  const port = await freePort()
  const { VITEST: _omitted, ...env } = process.env // with it Astro serves no page
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'ops/dev.ts', folder], {
    env: { ...env, NODE_ENV: 'development', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Sign in as')) resolve()
  })
  await Promise.race([ready, ended])
  return `http://localhost:${port}`
}
