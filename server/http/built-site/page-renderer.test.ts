import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { wakeRenderer } from './page-renderer.ts'

test('who opens a page after a while starts the renderer, and nobody else does', () => {
  let nowMs = 0
  let woken = 0
  const warmUp = async () => {
    woken += 1
  }
  const observe = wakeRenderer({ warmUp }, new Set(['/', '/contact-us']), () => nowMs)
  const ask = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url })
    observe(request, new ServerResponse(request))
    return woken
  }
  expect(ask('/')).toBe(0) // it was started with the server
  nowMs = 90_000
  expect(ask('/readyz')).toBe(0)
  expect(ask('/_astro/later.css')).toBe(0)
  expect(ask('/contact-us?plan=x')).toBe(1)
  expect(ask('/')).toBe(1)
  nowMs = 180_000
  expect(ask('/')).toBe(2)
})
