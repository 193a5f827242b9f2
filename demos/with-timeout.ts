/** @returns null if it takes longer; it goes on all the same */
export async function withTimeout<Value>(value: Promise<Value>, timeoutMs: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null)
  })
  try {
    return await Promise.race([value, timeout])
  } finally {
    clearTimeout(timer)
  }
}
