import { connect } from 'node:net'
import { type Attack, CONNECTIONS, type Target } from '../attack.ts'
import { reasonOf } from '../keep-asking.ts'

const PACKET_REQUESTS = 1_000
const STATUS = /HTTP\/1\.1 (\d{3}) /g
const STATUS_LENGTH = 'HTTP/1.1 200 '.length

/** Each connection asks a thousand calculators in one packet, and again once they are answered. */
export const pipelinedCalculators: Attack = {
  name: `packets of ${PACKET_REQUESTS} calculators`,
  strike: async (target) => {
    target.begun()
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => keepConnected(target, at)))
  },
}

/** A heap so small that the answers to a few packets do not fit into it. */
export const pipelinedSmallHeap: Attack = {
  ...pipelinedCalculators,
  name: `${pipelinedCalculators.name}, heap of 256 MB`,
  heapMb: 256,
}

async function keepConnected(target: Target, connection: number): Promise<void> {
  for (let packets = 0; !target.over.aborted; packets += 1) {
    try {
      await pipeline(target, `${connection}-${packets}`)
    } catch (error) {
      if (!target.over.aborted) target.count(reasonOf(error))
    }
  }
}

/** Goes on until the connection ends. */
async function pipeline(target: Target, mark: string): Promise<void> {
  const { port, over: signal } = target
  const socket = connect({ host: '127.0.0.1', port, localAddress: target.from(), signal })
  socket.setEncoding('latin1')
  let asked = 0
  let answered = 0
  const send = () => {
    socket.write(packetOf(`${mark}-${asked}`))
    asked += PACKET_REQUESTS
  }
  send()
  let rest = ''
  for await (const chunk of socket) {
    const text = rest + String(chunk)
    for (const [, status = ''] of text.matchAll(STATUS)) {
      target.count(status)
      answered += 1
    }
    rest = text.slice(1 - STATUS_LENGTH) // so that a status between two chunks is seen once
    if (answered === asked) send()
  }
}

function packetOf(mark: string): string {
  const requests = Array.from(
    { length: PACKET_REQUESTS },
    (_, at) => `GET /calculator?x=${mark}-${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  return requests.join('')
}
