import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { type BuildOutcome, STOPPED } from './build-outcome.ts'
import { askBuilder, serveBuilds } from './builder-socket.ts'

const WANTED = { version: 1, program: 'this program', files: { home: {} }, cards: [], day: '2026-11-22' }
const BUILT: BuildOutcome = { outcome: 'built' }
const going = new AbortController().signal

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

test('what a builder made of a request is the answer; without a builder there is none', async () => {
  expect(await askBuilder(socketPath, WANTED, going)).toBeNull()
  const asked: Array<unknown> = []
  server = await serveBuilds(socketPath, async (wanted) => {
    asked.push(wanted)
    return BUILT
  })
  expect(await askBuilder(socketPath, WANTED, going)).toEqual(BUILT)
  expect(asked).toEqual([WANTED])
})

test('a request with a file outside its folder is refused', async () => {
  server = await serveBuilds(socketPath, async () => BUILT)
  const asked = askBuilder(socketPath, { ...WANTED, photos: { '../../escaped': 'AAAA' } }, going)
  expect(await asked.catch(() => 'refused')).not.toEqual(BUILT)
})

test('it builds one version after another', async () => {
  const running: Array<PromiseWithResolvers<BuildOutcome>> = []
  server = await serveBuilds(socketPath, () => {
    const build = Promise.withResolvers<BuildOutcome>()
    running.push(build)
    return build.promise
  })
  const both = [1, 2].map((version) => askBuilder(socketPath, { ...WANTED, version }, going))
  await expect.poll(() => running.length).toBe(1)
  running[0]?.resolve(BUILT)
  await expect.poll(() => running.length).toBe(2)
  running[1]?.resolve(BUILT)
  expect(await Promise.all(both)).toEqual([BUILT, BUILT])
})

test('the build of a server that is gone is ended', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  server = await serveBuilds(socketPath, (_wanted, signal) => {
    begun.resolve(signal)
    return new Promise(() => {})
  })
  const leaving = new AbortController()
  const answer = askBuilder(socketPath, WANTED, leaving.signal)
  const signal = await begun.promise
  leaving.abort()
  await once(signal, 'abort')
  expect(await answer).toMatchObject({ outcome: 'refused', reason: STOPPED.withServer })
})

test('a server whose builder is killed says so', async () => {
  server = await serveBuilds(socketPath, () => {
    server?.closeAllConnections()
    return new Promise(() => {})
  })
  expect(await askBuilder(socketPath, WANTED, going)).toMatchObject({ reason: STOPPED.withBuilder })
})

test('a second builder does not start; one takes the place of one that was killed', async () => {
  writeFileSync(socketPath, '') // nobody listens there
  server = await serveBuilds(socketPath, async () => BUILT)
  await expect(serveBuilds(socketPath, async () => BUILT)).rejects.toThrow('Another builder runs already')
  expect(await askBuilder(socketPath, WANTED, going)).toEqual(BUILT)
})
