// A real SMTP server for tests, which accepts, refuses, delays, drops or stops as configured.
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SmtpServer } from '../mail-setting.ts'

export type ReceivedMail = { mail: ParsedMail; raw: string; from: string; to: Array<string> }

const LATE_MS = 400

/** The server's behaviour at each step. By default it accepts everything. */
export type Behaviour = {
  onSender?: () => { code: number; words: string } | undefined
  onRecipient?: (address: string) => { code: number; words: string } | undefined
  /** `drop`: receives the mail and hangs up without a reply. `silent`: never replies. `late`: replies after a while. */
  onData?: (
    received: ReceivedMail,
  ) => { code: number; words: string } | 'drop' | 'silent' | 'late' | undefined
  login?: { user: string; password: string }
  /** Refuses all connections with this greeting. */
  connectRefusal?: { code: number; words: string }
  /** Without one it offers no TLS. */
  certificate?: { key: string; cert: string }
}

export type TestSmtp = {
  server: SmtpServer
  /** In the order of arrival, unconfirmed ones included. */
  received: Array<ReceivedMail>
  behave: (behaviour: Behaviour) => void
  /** Closes all connections and stops listening. */
  stop: () => Promise<void>
  /** Listens again at the same port. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

export async function startSmtp(initial: Behaviour = {}): Promise<TestSmtp> {
  const received: Array<ReceivedMail> = []
  let behaviour = initial
  let openServer = listener(() => behaviour, received)
  await listen(openServer, 0)
  const { port } = portOf(openServer)
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const { _socket } of openServer.connections) _socket.destroy()
      openServer.close(() => resolve())
    })
  return {
    received,
    server: { host: '127.0.0.1', port, isTls: false, login: initial.login ?? null },
    behave: (nextBehaviour) => {
      behaviour = nextBehaviour
    },
    stop,
    restart: async () => {
      openServer = listener(() => behaviour, received)
      await listen(openServer, port)
    },
    close: stop,
  }
}

function listener(behaviour: () => Behaviour, received: Array<ReceivedMail>): SMTPServer {
  const { certificate } = behaviour()
  const server: SMTPServer = new SMTPServer({
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    authOptional: !behaviour().login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => done(refusal(behaviour().connectRefusal)),
    onAuth: ({ username, password }, _session, done) => {
      const { login } = behaviour()
      const isRight = username === login?.user && password === login?.password
      done(
        isRight ? null : new Error('Invalid username or password'),
        isRight ? { user: username } : undefined,
      )
    },
    onMailFrom: (_address, _session, done) => done(refusal(behaviour().onSender?.())),
    onRcptTo: ({ address }, _session, done) => done(refusal(behaviour().onRecipient?.(address))),
    onData: (stream, session, done) => {
      const chunks: Array<Buffer> = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const arrived = {
          mail: await simpleParser(raw),
          raw: raw.toString('utf8'),
          from,
          to: rcptTo.map((to) => to.address),
        }
        const answer = behaviour().onData?.(arrived)
        if (typeof answer !== 'object') received.push(arrived)
        if (answer === 'drop') for (const { _socket } of server.connections) _socket.destroy()
        else if (answer === 'late') setTimeout(done, LATE_MS)
        else if (answer !== 'silent') done(refusal(answer))
      })
    },
  })
  server.on('error', () => {}) // a connection cut by a test
  return server
}

function refusal(reply: { code: number; words: string } | undefined): Error | null {
  return reply ? Object.assign(new Error(reply.words), { responseCode: reply.code }) : null
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function portOf({ server }: SMTPServer): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at no port')
  return address
}
