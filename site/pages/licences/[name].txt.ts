import type { APIRoute, GetStaticPaths } from 'astro'
import astro from '../../../node_modules/astro/LICENSE?raw'
import bricolageGrotesque from '../../build/fonts/bricolage-grotesque.licence.txt?raw'
import figtree from '../../build/fonts/figtree.licence.txt?raw'
import fraunces from '../../build/fonts/fraunces.licence.txt?raw'

const LICENCES = {
  /** The licence of the hydration script, which Astro writes into the page, outside the bundler's list. */
  astro: `Astro\n\n${astro}`,
  /** The SIL Open Font License requires its copyright and text to be served with a font (condition 2). */
  fonts: `Bricolage Grotesque\n\n${bricolageGrotesque}\n\nFigtree\n\n${figtree}\n\nFraunces\n\n${fraunces}`,
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(LICENCES).map(([name, text]) => ({ params: { name }, props: { text } }))

export const GET: APIRoute = ({ props }) => new Response(props.text)
