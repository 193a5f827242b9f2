import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type Emulator, startAuthEmulator } from './start-emulator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that starts the Auth emulator at the first request, and responds with its host and port. */
    authEmulator: string
  }
}

/** One Auth emulator for the whole run, started on demand, because it takes five seconds to start. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let emulator: Promise<Emulator> | undefined
  const server = createServer((_request, response) => {
    emulator ??= startAuthEmulator({ ...process.env, ...project.config.env })
    emulator.then(
      ({ host }) => response.end(host),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.provide('authEmulator', `http://127.0.0.1:${port}`)
  return async () => {
    server.close()
    await (await emulator?.catch(() => undefined))?.stop()
  }
}
