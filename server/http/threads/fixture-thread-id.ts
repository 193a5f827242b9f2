import { threadId } from 'node:worker_threads'

/** The id of the current thread. */
export const currentThreadId = () => threadId

/** Ends the current thread, as if it had run out of memory. */
export const end = () => process.exit(1)

export const neverEnd = () => new Promise(() => {})
