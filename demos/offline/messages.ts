/** A mark (Server-Timing) on a page that comes from what the browser kept: what it says of prices may be of another day. */
export const CACHED_PAGE_HEADER = 'kept'

/** What a page tells the worker: the visitor wants the newer shop now. */
export type WorkerMessage = 'take over'
