import type { APIRoute, GetStaticPaths } from 'astro'
import astro from '../../../node_modules/astro/LICENSE?raw'
import bricolageGrotesque from '../../build/fonts/bricolage-grotesque.licence.txt?raw'
import figtree from '../../build/fonts/figtree.licence.txt?raw'
import fraunces from '../../build/fonts/fraunces.licence.txt?raw'

const LICENCES = {
  /** Of the script by which a form wakes: Astro writes it into the page itself, past the list of the bundler. */
  astro: `Astro\n\n${astro}`,
  /** Who serves a font under the SIL Open Font License serves its copyright and the licence too (condition 2). */
  fonts: `Bricolage Grotesque\n\n${bricolageGrotesque}\n\nFigtree\n\n${figtree}\n\nFraunces\n\n${fraunces}`,
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(LICENCES).map(([name, text]) => ({ params: { name }, props: { text } }))

export const GET: APIRoute = ({ props }) => new Response(props.text)
