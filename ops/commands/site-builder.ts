// Builds what owners publish, for a server that cannot: its memory is limited and its program read-only. It
// listens at DATA_DIR/builds/builder.sock until it is stopped: node ops/commands/site-builder.ts
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../server/config.ts'
import { runCommand } from '../../server/errors.ts'
import { refusedBuild } from '../../server/website/build-outcome.ts'
import { serveBuilds } from '../../server/website/builder-socket.ts'
import { createSiteBuilder } from '../../server/website/site-builder.ts'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const OTHER_PROGRAM =
  'The program that builds the site is of another version than the server. It starts anew: please check again in a minute.'

await runCommand(async () => {
  const { dataDir } = readConfig(process.env)
  const { socketPath, program, buildHere, removeUnfinished } = createSiteBuilder(dataDir, DIST)
  await mkdir(dirname(socketPath), { recursive: true })
  await removeUnfinished()
  const ownProgram = await program()
  const server = await serveBuilds(
    socketPath,
    async ({ version, program: wantedProgram, ...content }, signal) => {
      if (wantedProgram === ownProgram) return buildHere(version, content, signal)
      setImmediate(() => server.close()) // a supervisor starts the program that was installed meanwhile
      return refusedBuild(OTHER_PROGRAM)
    },
  )
  function stop(): void {
    server.close()
    server.closeAllConnections() // which ends a build
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  console.log(`What owners publish is built at the request of ${socketPath}`)
  await once(server, 'close')
  return 0
})
