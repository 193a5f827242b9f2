import { framedHeaders, readPreview } from '../../website/preview.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'

const NO_PREVIEW = 'This page is made for each visitor: look at it on the site once the version is live.'

/** The pages of a built version, for signed-in staff before it is live. */
export function addPreviewRoute(routes: InboxRoutes, { website, siteUrl }: InboxServices): void {
  routes.staff('GET', 'website/preview/:version/*', {}, async ({ param, reply }): Promise<Answer> => {
    const version = param('version')
    const folder = /^\d{1,9}$/.test(version) ? await website.builtSite(Number(version)) : null
    if (folder === null) return NOT_HERE
    const root = `/inbox/api/website/preview/${version}/`
    const preview = await readPreview(folder, param('*'), { root, siteUrl })
    if (preview) reply.headers(preview.headers).send(preview.body)
    else reply.code(404).headers(framedHeaders()).type('text/plain; charset=utf-8').send(NO_PREVIEW)
    return undefined
  })
}
