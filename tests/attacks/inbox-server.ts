import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export const OWNER = {
  name: 'Thandeka Canary',
  email: 'thandeka@twelvemoons.example',
  password: 'canary moons over Pinetown',
}

/** A server in a process of its own, and a browser in which its first owner is signed in. */
export type InboxServer = ServerProcess & {
  cookie: string
  /** The token of the link with which the owner joined. */
  token: string
  send: (method: string, path: string, body?: object | string) => Promise<Response>
  /** Runs a command of `ops/commands` beside it. Resolves to what it prints. */
  run: (command: string) => Promise<string>
}

export async function startInboxServer(settings: Record<string, string>): Promise<InboxServer> {
  const environment = { DATABASE_URL: '', LOG_LEVEL: 'debug', ...settings }
  const server = await startServerProcess({ environment })
  const { url, port, dataDir } = server
  let cookie = ''
  const send: InboxServer['send'] = (method, path, body) =>
    fetch(url + (path.startsWith('/') ? path : `/inbox/api/${path}`), {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin: `http://localhost:${port}`,
        cookie,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const run: InboxServer['run'] = async (command) => {
    const program = fileURLToPath(new URL(`../../ops/commands/${command}`, import.meta.url))
    const env = { ...process.env, ...environment, DATA_DIR: dataDir, PORT: String(port) }
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], { env })
    const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
    return printed
  }
  const token = (await run('inbox-owner.ts')).trim().split('/').at(-1) ?? ''
  const joined = await send('POST', `first/${token}`, OWNER)
  cookie = joined.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return { ...server, cookie, token, send, run }
}
