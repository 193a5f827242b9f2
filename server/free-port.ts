import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports, which the system could give to another process before the port is used. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000]

/** A port of this machine that is unused now, for tests and development. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort() // it is taken
  }
  probe.close()
  await once(probe, 'close')
  return port
}
