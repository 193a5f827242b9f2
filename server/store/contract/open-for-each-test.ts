import { afterEach, beforeEach } from 'vitest'

/** Opens something before each test, and closes it afterwards. @returns a function that returns what is open */
export function openForEachTest<Opened extends { close: () => Promise<void> }>(
  open: () => Promise<Opened>,
): () => Opened {
  let opened: Opened
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  return () => opened
}
