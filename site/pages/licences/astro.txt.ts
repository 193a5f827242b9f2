import type { APIRoute } from 'astro'
import astro from '../../../node_modules/astro/LICENSE?raw'

/** Of the script by which a form wakes: Astro writes it into the page itself, past the list of the bundler. */
export const GET: APIRoute = () => new Response(`Astro\n\n${astro}`)
