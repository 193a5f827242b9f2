import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The database's address with the proxy in between. */
  url: string
  /** Leads new connections to another database, as an address does after a failover. */
  leadTo: (url: string) => void
  /** Cuts every connection. */
  cut: () => void
  /** Lets nothing pass any more, in either direction, without an end: a cable pulled out. Undone by `cut`. */
  silence: () => void
  /** Cuts the connection over which the next such statement goes, once the database has done it and before it says so. */
  loseAnswerTo: (statement: string) => void
  /** The same of the COMMIT that ends the transaction in which the next such statement goes. */
  loseCommitAfter: (statement: string) => void
  close: () => void
}

/** Stands between a store and its database. */
export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = portOf(databaseUrl)
  let isSilent = false
  let lost: string | null = null
  /** Before its COMMIT is lost, this statement goes over the same connection. */
  let before: string | null = null
  let doomed: Socket | null = null
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.on('data', (bytes: Buffer) => {
        if (isSilent) return
        other.write(bytes)
        if (socket !== from) return
        if (before !== null && bytes.includes(before)) {
          before = null
          doomed = from
        }
        if (!(doomed === from && bytes.includes('COMMIT')) && !(lost !== null && bytes.includes(lost))) return
        lost = doomed = null
        to.removeAllListeners('data').once('data', () => from.destroy())
      })
    }
  })
  const cut = () => {
    isSilent = false
    for (const socket of open) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    leadTo: (other) => {
      target = portOf(other)
    },
    cut,
    silence: () => {
      isSilent = true
    },
    loseAnswerTo: (statement) => {
      lost = statement
    },
    loseCommitAfter: (statement) => {
      before = statement
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
