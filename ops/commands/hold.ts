// Lets visitors wait instead of being refused while the server is exchanged: npm run --silent hold -- PORT
import { once } from 'node:events'
import { readConfig } from '../../server/config.ts'
import { holdConnections } from '../../server/http/hold/hold-connections.ts'
import { runCommand } from '../../server/run-command.ts'

const USAGE = `Usage: hold -- PORT   on the server's machine, with its settings, while it runs
Lead the proxy to PORT, stop the server, do what is to be done, start it again: who came meanwhile is answered then.
Lead the proxy back, and end this with Ctrl-C: it waits for those whom it still leads.`
const PORT_MAX = 65_535

await runCommand(run)

async function run(): Promise<number> {
  const [given = '', ...rest] = process.argv.slice(2)
  const port = Number(given)
  if (rest.length > 0 || !/^\d+$/.test(given) || port < 1 || port > PORT_MAX) {
    console.error(USAGE)
    return 2
  }
  const server = { host: '127.0.0.1', port: readConfig(process.env).port }
  const holding = await holdConnections(server, port)
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  console.log(
    `Whoever comes to 127.0.0.1:${port} waits until the server at port ${server.port} was away and is back.`,
  )
  const isBack = await Promise.race([holding.released.then(() => true), asked.then(() => false)])
  if (isBack) {
    console.log('The server is back: all are led to it. Lead the proxy back to it, then press Ctrl-C.')
    await asked
  } else console.log(`The server is not back. Connections that wait and are let go: ${holding.waiting()}.`)
  await holding.stop()
  return isBack ? 0 : 1
}
