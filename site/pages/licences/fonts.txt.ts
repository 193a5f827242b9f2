import type { APIRoute } from 'astro'
import bricolageGrotesque from '../../build/fonts/bricolage-grotesque.licence.txt?raw'
import figtree from '../../build/fonts/figtree.licence.txt?raw'

/** Who serves a font under the SIL Open Font License serves its copyright and the licence too (condition 2). */
export const GET: APIRoute = () =>
  new Response(`Bricolage Grotesque\n\n${bricolageGrotesque}\n\nFigtree\n\n${figtree}`)
