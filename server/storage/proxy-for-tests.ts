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
  close: () => void
}

/** Stands between a store and its database. */
export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = portOf(databaseUrl)
  let isSilent = false
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
      socket.on('data', (bytes) => isSilent || other.write(bytes))
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
    close: () => {
      cut()
      server.close()
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
