import { once } from 'node:events'
import { connect as connectTls } from 'node:tls'
import { connectFrom, exchange } from '../attacks/sockets.ts'
import type { Finding } from './checks.ts'
import { DOMAIN, type RunningProxy } from './proxies.ts'

const VISITOR = '127.0.0.71'
const ELSEWHERE = 'evil.test'
const get = (target: string, hosts: ReadonlyArray<string>) =>
  `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`

/** Checks a proxy's responses to its site's host name and to other names. */
export async function checkHosts({ proxy }: { proxy: RunningProxy }): Promise<Array<Finding>> {
  const plain = (request: string) => overHttp(proxy, request)
  const secure = (request: string) => overTls(proxy, DOMAIN, request)
  const redirect = await plain(get('/about-us?x=1', [DOMAIN]))
  const refused = [
    await plain(get('/', [ELSEWHERE])),
    await plain(get('/', [])),
    await plain(get(`http://${ELSEWHERE}/`, [DOMAIN])),
    await secure(get('/', [ELSEWHERE])),
    await overTls(proxy, ELSEWHERE, get('/', [ELSEWHERE])),
  ]
  const absolute = statusOf(await secure(get(`https://${DOMAIN}/about-us`, [DOMAIN])))
  const twice = statusOf(await secure(get('/', [DOMAIN, ELSEWHERE])))
  return [
    {
      requirement: 'http is redirected to the name of the site',
      observed: locationIn(redirect),
      isMet: locationIn(redirect) === `https://${DOMAIN}/about-us?x=1`,
    },
    {
      requirement: 'other names, and none, get no redirect and no page',
      observed: refused.map(statusOf).join(', '),
      isMet: refused.every((answer) => /^(?:400|421|nothing)$/.test(statusOf(answer)) && !locationIn(answer)),
    },
    {
      requirement: 'an address in absolute form gets its page',
      observed: absolute,
      isMet: absolute === '200',
    },
    { requirement: 'two Host headers are refused', observed: twice, isMet: twice === '400' },
  ]
}

async function overHttp({ plainPort }: RunningProxy, request: string): Promise<string> {
  return exchange(await connectFrom(VISITOR, plainPort), request)
}

/** @returns '' if there is no certificate for the name */
async function overTls({ port, authority }: RunningProxy, name: string, request: string): Promise<string> {
  const secure = { host: '127.0.0.1', port, localAddress: VISITOR, servername: name, ca: authority }
  const socket = connectTls(secure)
  const isOpen = await once(socket, 'secureConnect').then(
    () => true,
    () => false,
  )
  socket.on('error', () => {})
  return isOpen ? exchange(socket, request) : ''
}

const statusOf = (answer: string) => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'nothing'
const locationIn = (answer: string) => /\r\nlocation: (\S+)/i.exec(answer)?.[1] ?? ''
