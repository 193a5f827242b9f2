import { BroadcastChannel } from 'node:worker_threads'

// Loading completes when a test posts a message.
const channel = new BroadcastChannel('late module')
await new Promise<void>((resolve) => {
  channel.onmessage = () => resolve()
  channel.postMessage('loading')
})
channel.close()

export const isLoaded = () => true
