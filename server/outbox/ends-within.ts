/**
 * Waits for work, but not for longer than so many milliseconds; the work itself goes on.
 *
 * @returns whether it ended in time
 * @throws what the work throws in time; what it throws later nobody hears
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
