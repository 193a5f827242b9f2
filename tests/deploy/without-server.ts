import { GO_BACK } from '../../server/http/refusals.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import type { Finding } from './checks.ts'
import type { RunningProxy } from './proxies.ts'
import { visitorOf } from './visitor.ts'

const FORM = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/**
 * Checks what visitors see while no server is running.
 *
 * @param cachesPages whether the proxy serves pages from a cache
 */
export async function checkWithoutServer(
  proxy: RunningProxy,
  sites: ReadonlyArray<SiteServer>,
  cachesPages: boolean,
): Promise<Array<Finding>> {
  const visitor = visitorOf(proxy, '127.0.0.91')
  await visitor.ask('/about-us')
  for (const site of sites) await site.stop()
  const form = await visitor.ask('/contact-us', FORM, 'firstName=Nomvula')
  const page = await visitor.ask('/about-us')
  const retryAfter = String(form.headers['retry-after'])
  return [
    {
      requirement:
        'without a server, a form gets a page that says when to send it again, and that the text is kept',
      observed: `${form.status}, Retry-After ${retryAfter}, ${form.body.length} bytes`,
      isMet: form.status === 503 && retryAfter === '30' && String(form.body).includes(GO_BACK),
    },
    {
      requirement: cachesPages
        ? 'without a server, a page is served from the cache'
        : 'without a server, a page says when to try again',
      observed: `${page.status}, ${page.body.length} bytes`,
      isMet: cachesPages
        ? page.status === 200
        : String(page.body).includes('Please try again in a few minutes'),
    },
  ]
}
