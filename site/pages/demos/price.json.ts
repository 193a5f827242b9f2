import type { APIRoute } from 'astro'
import { demoOffer } from './_offer.ts'

/** The price in the demos' bar as JSON, for cached pages (decision 46). */
export const GET: APIRoute = () => Response.json({ price: demoOffer().price })
