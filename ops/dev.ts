// `npm run dev [-- folder]`: site, inbox and server at one address, reloaded when their files change. Astro's development server
// is in front. It passes the inbox's requests to a Vite server, and to our own server those that only it handles. The data is in
// `data-dev` or the given folder: fictional enquiries, and an owner who signs in by a link.
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dev } from 'astro'
import { createServer, type Plugin, type ProxyOptions } from 'vite'
import { paths } from '../domain/sitemap/paths.ts'
import { freePort } from '../server/free-port.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = Number(process.env.PORT || 4321)
const SITE_URL = `http://localhost:${PORT}`
const SIGN_IN = '/dev/sign-in'
/** All components of ui/ in all their states (ops/kit-states/). */
const KIT = '/ui'
/** The prefix of the inbox's Vite server, because the site's Vite server uses the same names at `/`. */
const INBOX_FILES = '/inbox/_dev/'
const OWNER = { name: 'Nandi Dube', email: 'owner@twelvemoons.example', password: 'gold-kettle-91-harbour' }
/** GET requests that only our own server handles: data, images and style sheets made on request, links of emails, and the contact form with a plan. */
const SERVER_ONLY =
  /^\/(api|letters\/(confirm|stop)|healthz|readyz|metrics|\.well-known)(\/|$)|^\/(calculator\/plan\.pdf|your-name\/(colours\.css|card\.jpg)|contact-us\?)/

const serverPort = await freePort()
const serverUrl = `http://localhost:${serverPort}`
const env = {
  ...process.env,
  DATA_DIR: process.argv[2] ?? 'data-dev',
  PORT: String(serverPort),
  SITE_URL,
  NODE_ENV: 'development',
  SUBMISSIONS_PER_10_MINUTES: '0',
  // Overrides settings for a real store, mail server or webhook.
  DATABASE_URL: '',
  SMTP_URL: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
}

runCommand('seed') // does nothing if the store is not empty
startServer()
const inboxPort = await startInbox()
await addOwner()
await startSite(`http://localhost:${inboxPort}`)
console.log(
  `\nSite and inbox: ${SITE_URL}\nComponents: ${SITE_URL}${KIT}\nSign in as ${OWNER.name}, owner: ${SITE_URL}${SIGN_IN}\n`,
)

function runCommand(name: string): string {
  const args = ['--disable-warning=ExperimentalWarning', `ops/commands/${name}.ts`]
  return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' }).stdout
}

/** With `--watch`, Node restarts the server when a loaded file changes. */
function startServer(): void {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--watch',
    '--watch-preserve-output',
    'server/main.ts',
  ]
  const server = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => server.kill())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())
}

async function startInbox(): Promise<number> {
  const port = await freePort()
  const vite = await createServer({
    configFile: `${ROOT}inbox/vite.config.ts`,
    base: INBOX_FILES,
    cacheDir: `${ROOT}node_modules/.vite-inbox`,
    server: { port, strictPort: true },
  })
  await vite.listen()
  return port
}

/** Uses the first owner's link, if the store has no owner yet. */
async function addOwner(): Promise<void> {
  while (!(await fetch(`${serverUrl}/healthz`).catch(() => null))?.ok) await sleep(100)
  const link = runCommand('inbox-owner').trim()
  if (link) await post(new URL(link).pathname.replace(paths.inbox, ''))
}

/** Sends the owner's name, address and password to the inbox's API. */
function post(address: string): Promise<Response> {
  return fetch(`${serverUrl}${paths.inbox}/api${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(OWNER),
  })
}

async function startSite(inboxUrl: string): Promise<void> {
  const toServer = { target: serverUrl }
  const toInbox = {
    target: inboxUrl,
    ws: true,
    rewrite: (url: string) => (url.startsWith(INBOX_FILES) ? url : `${INBOX_FILES}inbox/index.html`),
  }
  const toKit = { target: inboxUrl, rewrite: () => `${INBOX_FILES}ops/kit-states/index.html` }
  const proxy: Record<string, ProxyOptions> = {
    [`^${paths.inbox}/api/`]: toServer,
    [`^${paths.inbox}([/?]|$)`]: toInbox,
    [`^${KIT}([?]|$)`]: toKit,
    '^/': {
      ...toServer,
      bypass: ({ method, url = '' }) => (method === 'POST' || SERVER_ONLY.test(url) ? undefined : url),
    },
  }
  await dev({
    root: ROOT,
    server: { port: PORT },
    vite: { plugins: [ownerSignIn()], server: { strictPort: true, proxy } },
  })
}

function ownerSignIn(): Plugin {
  return {
    name: 'owner-sign-in',
    configureServer: ({ middlewares }) => {
      middlewares.use(SIGN_IN, (_request, response, next) => {
        post('/sign-in/password').then(
          ({ headers }) =>
            response.writeHead(303, { location: paths.inbox, 'set-cookie': headers.getSetCookie() }).end(),
          next,
        )
      })
    },
  }
}
