import type { Control } from '../scenario.ts'

/**
 * A file's text with a defence taken out.
 *
 * @throws {Error} if the text to be replaced does not stand in it exactly once: the control has to follow the file
 */
export function breakSource(source: string, { file, find, replace }: Control): string {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`A control's text stands ${count} times in ${file}, not once: ${find}`)
  return source.replace(find, () => replace)
}
