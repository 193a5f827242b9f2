import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../ops/setup/root.mjs'
import type { Control } from '../scenario.ts'
import { breakSource } from './break-source.ts'

/**
 * Arguments with which Node runs the server's code without one of its defences.
 *
 * @throws {Error} if the control does not match its file, because a server that only fails to start would count as detected
 */
export async function brokenArgs(control: Control): Promise<Array<string>> {
  breakSource(await readFile(join(ROOT, control.file), 'utf8'), control)
  const preload = new URL('preload.ts', import.meta.url)
  preload.searchParams.set('control', JSON.stringify(control))
  return ['--import', preload.href]
}
