import type { APIRoute } from 'astro'
import { demoOffer } from './_offer.ts'

/** The price in the demos' bar by itself: a page that a browser kept asks for it (decision 46). */
export const GET: APIRoute = () => Response.json({ price: demoOffer().price })
