import { threadId } from 'node:worker_threads'

/** Which thread runs this. */
export const whoAmI = () => threadId

/** Ends the thread that runs this, as one that needs too much memory is ended. */
export const end = () => process.exit(1)

export const neverEnd = () => new Promise(() => {})
