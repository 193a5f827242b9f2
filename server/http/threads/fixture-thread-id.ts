import { threadId } from 'node:worker_threads'

/** Which thread runs this. */
export const whoAmI = () => threadId
