import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { isPublicHost, publicLookup } from './public-address.ts'
import type { WebhookSetting } from './webhook-setting.ts'

/**
 * Posts a body on a connection of its own, and resolves to the status of the answer; nothing else of it is read. No redirect is
 * followed.
 *
 * @throws if it cannot be reached, closes without an answer, the signal aborts, or an owner's address leads to no address of the internet
 */
export async function postOnce(
  { url, isOwners }: Pick<WebhookSetting, 'url' | 'isOwners'>,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  if (isOwners && !isPublicHost(hostname)) throw new Error('Not an address of the internet')
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = protocol === 'https:' ? requestByHttps : requestByHttp
  const sent = request(
    url,
    { method: 'POST', headers, signal, agent: false, ...(isOwners && { lookup: publicLookup }) },
    (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy() // however long it is
    },
  )
  // Of 101 Node tells only who listens for it: it closes the connection without an error.
  sent.once('upgrade', (response, socket) => {
    resolve(response.statusCode ?? 0)
    socket.destroy()
  })
  sent.once('close', () => reject(new Error('It closed the connection without an answer')))
  sent.once('error', reject) // after the answer nobody hears it
  sent.on('error', () => {})
  sent.end(body)
  return promise
}
