import type { APIRoute } from 'astro'
import archivo from '../../../demos/fonts/archivo.licence.txt?raw'
import fraunces from '../../../demos/fonts/fraunces.licence.txt?raw'

/** The licences of the demos' fonts, as `/licences/fonts.txt` has those of the site: SIL Open Font License, condition 2. */
export const GET: APIRoute = () => new Response(`Fraunces\n\n${fraunces}\n\nArchivo\n\n${archivo}`)
