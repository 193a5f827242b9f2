import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = Awaited<ReturnType<typeof startProxy>>

/** Starts a proxy between a store and its database. */
export async function startProxy(databaseUrl: string) {
  let target = portOf(databaseUrl)
  let isSilent = false
  let lostStatement: string | null = null
  /** The statement after which the connection's COMMIT is lost. */
  let statementBeforeCommit: string | null = null
  let socketLosingCommit: Socket | null = null
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (bytes: Buffer) => {
        if (isSilent) return
        other.write(bytes)
        if (socket !== from) return
        if (statementBeforeCommit !== null && bytes.includes(statementBeforeCommit)) {
          statementBeforeCommit = null
          socketLosingCommit = from
        }
        if (
          !(socketLosingCommit === from && bytes.includes('COMMIT')) &&
          !(lostStatement !== null && bytes.includes(lostStatement))
        )
          return
        lostStatement = socketLosingCommit = null
        to.removeAllListeners('data').once('data', () => from.destroy())
      })
    }
  })
  const cut = () => {
    isSilent = false
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    /** The database's address with the proxy in between. */
    url: url.href,
    /** Redirects new connections to another database on this machine, as after a failover. */
    redirectTo: (newUrl: string) => {
      target = portOf(newUrl)
    },
    /** Cuts every connection. */
    cut,
    /** Blocks all traffic in both directions without closing connections, like a pulled cable. Undone by `cut`. */
    silence: () => {
      isSilent = true
    },
    /** Cuts the connection after the database has executed the next statement with this text, before its answer. */
    loseAnswerTo: (statement: string) => {
      lostStatement = statement
    },
    /** Cuts the connection in the same way at the COMMIT after the next statement with this text. */
    loseCommitAfter: (statement: string) => {
      statementBeforeCommit = statement
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
