import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendEnquiry } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const SLOW_DISK = fileURLToPath(new URL('slow-disk.ts', import.meta.url))

let servers: Array<ServerProcess> = []
let sentCount = 0
beforeEach(() => {
  sentCount = 0
})
afterEach(async () => {
  // A server that still writes into the shared folder would prevent its removal.
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  for (const server of servers) await server.remove()
  servers = []
})

async function startTwoOnOneFolder(nodeOptions: ReadonlyArray<string>): Promise<void> {
  const first = await startServerProcess({ nodeOptions })
  const environment = { DATA_DIR: first.dataDir }
  servers = [first, await startServerProcess({ nodeOptions, environment })]
}

const sendTo = ({ port }: ServerProcess) => sendEnquiry(port, sentCount++)

/** The status codes of a number of enquiries sent to each server at once. */
async function sendAtOnce(toEach: number): Promise<Array<number>> {
  return Promise.all(servers.flatMap((server) => Array.from({ length: toEach }, () => sendTo(server))))
}

/** The status codes of a number of enquiries that eight clients of each server send, one after another. */
async function sendOn(ofEachClient: number): Promise<Array<number>> {
  const clients = servers.flatMap((server) =>
    Array.from({ length: 8 }, async () => {
      const statuses: Array<number> = []
      while (statuses.length < ofEachClient) statuses.push(await sendTo(server))
      return statuses
    }),
  )
  return (await Promise.all(clients)).flat()
}

// On a fast disk: the promise `attack`, two processes on one data folder.
test('two servers on one data folder never block each other, on a slow disk', async () => {
  await startTwoOnOneFolder(['--import', SLOW_DISK])
  for (let round = 0; round < 3; round += 1) expect(await sendAtOnce(20)).toEqual(Array(40).fill(200))
  expect(await sendOn(5)).toEqual(Array(80).fill(200))
  expect(await servers[0]?.stored()).toHaveLength(200)
})
