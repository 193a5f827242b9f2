import { setTimeout as sleep } from 'node:timers/promises'

// Longer than the limit of the test that loads this.
await sleep(6_000)

export const isLoaded = () => true
