import { inject } from 'vitest'

/** Host and port of the run's Auth emulator. */
export async function authEmulator(): Promise<string> {
  const response = await fetch(inject('authEmulator'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
