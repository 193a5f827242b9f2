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

/** Sends enquiries to both servers at once. @returns the statuses */
async function sendAtOnce(perServer: number): Promise<Array<number>> {
  return Promise.all(servers.flatMap((server) => Array.from({ length: perServer }, () => sendTo(server))))
}

/** Eight clients of each server send enquiries, each one after another. @returns the statuses */
async function sendFromClients(perClient: number): Promise<Array<number>> {
  const clients = servers.flatMap((server) =>
    Array.from({ length: 8 }, async () => {
      const statuses: Array<number> = []
      while (statuses.length < perClient) statuses.push(await sendTo(server))
      return statuses
    }),
  )
  return (await Promise.all(clients)).flat()
}

// The promise `attack`, two processes on one data folder, tests this on a fast disk.
test('two servers on one data folder never block each other, on a slow disk', async () => {
  await startTwoOnOneFolder(['--import', SLOW_DISK])
  for (let round = 0; round < 3; round += 1) expect(await sendAtOnce(20)).toEqual(Array(40).fill(200))
  expect(await sendFromClients(5)).toEqual(Array(80).fill(200))
  expect(await servers[0]?.stored()).toHaveLength(200)
})
