import type { Control } from '../scenario.ts'

/** With these arguments Node runs the server's code without one of its defences. */
export function brokenArgs(control: Control): Array<string> {
  const preload = new URL('preload.ts', import.meta.url)
  preload.searchParams.set('control', JSON.stringify(control))
  return ['--import', preload.href]
}
