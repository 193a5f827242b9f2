import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The custom properties that components use in markup, as in `fill="var(--moon)"`. @param folders of the checkout */
export function customPropertiesIn(...folders: ReadonlyArray<string>): ReadonlyArray<string> {
  const files = globSync(`${ROOT}{${folders.join()}}/**/*.tsx`)
  const names = files.flatMap((path) => readFileSync(path, 'utf8').match(/(?<=var\()--[\w-]+/g) ?? [])
  return [...new Set(names)]
}
