import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { type BuildOutcome, STOPPED } from './build-outcome.ts'
import { askBuilder, serveBuilds } from './builder-socket.ts'

const REQUEST = { version: 1, program: 'this program', files: { home: {} }, cards: [], day: '2026-11-22' }
const BUILT: BuildOutcome = { outcome: 'built' }
const neverAborted = new AbortController().signal

const inFolder = temporaryFolder()
let socketPath = ''
let server: Server | undefined
beforeEach(() => {
  socketPath = inFolder(`builder-${Math.random()}.sock`)
})
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
  server = undefined
})

test('a request is answered with the builder’s outcome, or with null without a builder', async () => {
  expect(await askBuilder(socketPath, REQUEST, neverAborted)).toBeNull()
  const received: Array<unknown> = []
  server = await serveBuilds(socketPath, async (buildRequest) => {
    received.push(buildRequest)
    return BUILT
  })
  expect(await askBuilder(socketPath, REQUEST, neverAborted)).toEqual(BUILT)
  expect(received).toEqual([REQUEST])
})

test('a request with a file outside its folder is refused', async () => {
  server = await serveBuilds(socketPath, async () => BUILT)
  const answer = askBuilder(socketPath, { ...REQUEST, photos: { '../../escaped': 'AAAA' } }, neverAborted)
  expect(await answer.catch(() => 'refused')).not.toEqual(BUILT)
})

test('a builder builds one version at a time', async () => {
  const running: Array<PromiseWithResolvers<BuildOutcome>> = []
  server = await serveBuilds(socketPath, () => {
    const build = Promise.withResolvers<BuildOutcome>()
    running.push(build)
    return build.promise
  })
  const both = [1, 2].map((version) => askBuilder(socketPath, { ...REQUEST, version }, neverAborted))
  await expect.poll(() => running.length).toBe(1)
  running[0]?.resolve(BUILT)
  await expect.poll(() => running.length).toBe(2)
  running[1]?.resolve(BUILT)
  expect(await Promise.all(both)).toEqual([BUILT, BUILT])
})

test('the build of a server that disconnects is aborted', async () => {
  const startSignal = Promise.withResolvers<AbortSignal>()
  server = await serveBuilds(socketPath, (_request, signal) => {
    startSignal.resolve(signal)
    return new Promise(() => {})
  })
  const disconnection = new AbortController()
  const answer = askBuilder(socketPath, REQUEST, disconnection.signal)
  const signal = await startSignal.promise
  disconnection.abort()
  await once(signal, 'abort')
  expect(await answer).toMatchObject({ outcome: 'refused', reason: STOPPED.withServer })
})

test('if the builder is killed, the outcome says so', async () => {
  server = await serveBuilds(socketPath, () => {
    server?.closeAllConnections()
    return new Promise(() => {})
  })
  expect(await askBuilder(socketPath, REQUEST, neverAborted)).toMatchObject({ reason: STOPPED.withBuilder })
})

test('a second builder does not start, but a new one replaces a killed one', async () => {
  writeFileSync(socketPath, '') // no process listens there
  server = await serveBuilds(socketPath, async () => BUILT)
  await expect(serveBuilds(socketPath, async () => BUILT)).rejects.toThrow('Another builder runs already')
  expect(await askBuilder(socketPath, REQUEST, neverAborted)).toEqual(BUILT)
})
