import { connect, type Socket } from 'node:net'
import { type Attack, CONNECTIONS, type Target } from '../attack.ts'
import { reasonOf } from '../send-repeatedly.ts'

const PACKET_REQUESTS = 1_000
const STATUS = /HTTP\/1\.1 (\d{3}) /g
const STATUS_LENGTH = 'HTTP/1.1 200 '.length

/**
 * Each connection requests a thousand calculator pages in one packet, and again once all have been answered. The heap is too small for
 * the responses to a few packets.
 */
export const pipelinedCalculators: Attack = {
  name: `packets of ${PACKET_REQUESTS} calculators, heap of 256 MB`,
  heapMb: 256,
  durationMs: 10_000, // the heap fills slowly
  control: {
    file: 'server/http-server.ts',
    find: 'const UNANSWERED_PER_CONNECTION = 24',
    replace: 'const UNANSWERED_PER_CONNECTION = 1_000_000',
  },
  run: async (target) => {
    target.reportStart()
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => keepConnected(target, index)))
  },
}

async function keepConnected(target: Target, connection: number): Promise<void> {
  for (let opened = 0; !target.endSignal.aborted; opened += 1) {
    const pipeline = new Pipeline(target, `${connection}-${opened}`)
    await pipeline.run().catch((error: unknown) => {
      if (!target.endSignal.aborted) target.count(reasonOf(error))
    })
    target.count('unanswered', pipeline.unanswered)
  }
}

/** One connection with pipelined requests, until it closes. */
class Pipeline {
  readonly #target: Target
  readonly #id: string
  #sent = 0
  #answered = 0

  /** @param id unique to the connection: part of each requested address */
  constructor(target: Target, id: string) {
    this.#target = target
    this.#id = id
  }

  get unanswered(): number {
    return this.#sent - this.#answered
  }

  /** @throws {Error} if the connection breaks, or the attack's time is over */
  async run(): Promise<void> {
    const { port, endSignal: signal, from } = this.#target
    const socket = connect({ host: '127.0.0.1', port, localAddress: from, signal })
    socket.setEncoding('latin1')
    this.#sendPacket(socket)
    let tail = ''
    for await (const chunk of socket) {
      const text = tail + String(chunk)
      this.#countStatuses(text)
      tail = text.slice(1 - STATUS_LENGTH) // so that a status split between two chunks is counted once
      if (this.unanswered === 0) this.#sendPacket(socket)
    }
  }

  #sendPacket(socket: Socket): void {
    socket.write(packetOf(`${this.#id}-${this.#sent}`))
    this.#sent += PACKET_REQUESTS
  }

  #countStatuses(text: string): void {
    for (const [, status = ''] of text.matchAll(STATUS)) {
      this.#target.count(status)
      this.#answered += 1
    }
  }
}

function packetOf(id: string): string {
  const requests = Array.from(
    { length: PACKET_REQUESTS },
    (_, index) => `GET /calculator?x=${id}-${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  return requests.join('')
}
