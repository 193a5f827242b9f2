import type { Control } from '../scenario.ts'

/**
 * Replaces a defence in a file's text.
 *
 * @throws {Error} unless the text to be replaced occurs exactly once
 */
export function breakSource(source: string, { file, find, replace }: Control): string {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`A control's text occurs ${count} times in ${file}, not once: ${find}`)
  return source.replace(find, () => replace)
}
