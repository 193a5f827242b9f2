import type { FastifyInstance } from 'fastify'
import { isPage } from '../site/site-file.ts'
import { allowOwnFrames } from './own-frames.ts'
import { addThingPages, type ThingPagesParts } from './thing-pages.ts'

const DEMO_PAGES = '/demos/'

/** All that the server does for the two demos, besides sending what was built. Remove it with them: decision 42. */
export function addDemos(app: FastifyInstance, parts: ThingPagesParts): void {
  for (const [address, file] of parts.site.files)
    if (address.startsWith(DEMO_PAGES) && isPage(file)) allowOwnFrames(file)
  addThingPages(app, parts)
}
