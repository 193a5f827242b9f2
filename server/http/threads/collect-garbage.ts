import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'

/** Each takes some 15 ms of the thread. */
const EVERY = 16

// Node gives this function to whoever asks when it starts, and V8 to each new context.
setFlagsFromString('--expose-gc')
const collect = z.custom<() => void>((value) => typeof value === 'function').parse(runInNewContext('gc'))
setFlagsFromString('--no-expose-gc')

let tasks = 0

/**
 * Counts a task of this thread; after every sixteenth the thread collects its garbage, once the answer is sent. By itself V8 waits
 * until the heap has grown by a third, and does not see how large the pictures, fonts and compressed pages are that hang on it.
 */
export function countTask(): void {
  tasks += 1
  if (tasks % EVERY === 0) setImmediate(collect)
}
