/** The Server-Timing entry of a page from the browser's cache, whose prices may be outdated. */
export const CACHED_PAGE_MARK = 'kept'

/** The message of a page to the worker: activate the new version now. */
export type WorkerMessage = 'take over'
