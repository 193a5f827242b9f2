import { stripVTControlCharacters } from 'node:util'
import { fieldOf } from '../../domain/content/draft.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'

export const UNKNOWN_FAULT: SiteFault = {
  sentence: 'The pages could not be built. The server’s log has the reason: please ask an engineer.',
}

/**
 * What a failed build says about the content, with its place as far as the message names it.
 *
 * @param output what the build printed
 * @param files the content that was built, by its names without `.json`
 */
export function buildFaults(output: string, files: Readonly<Record<string, unknown>>): Array<SiteFault> {
  const lines = stripVTControlCharacters(output).split('\n')
  const faults = [...schemaFaults(lines, files), ...otherFaults(lines)]
  return faults.length > 0 ? faults : [UNKNOWN_FAULT]
}

/** `content/company.json is not right:`, and below it `  phone.value: must not be empty`. */
function schemaFaults(
  lines: ReadonlyArray<string>,
  files: Readonly<Record<string, unknown>>,
): Array<SiteFault> {
  const heading = lines.findIndex((line) => /content\/[a-z-]+\.json is not right:/.test(line))
  const part = /content\/([a-z-]+)\.json/.exec(lines[heading] ?? '')?.[1]
  if (part === undefined) return []
  const below = lines.slice(heading + 1).map((line) => /^ +([\w.-]+): (.+)$/.exec(line))
  const end = below.indexOf(null)
  return below.slice(0, end < 0 ? below.length : end).map((found) => {
    const [, path = '', sentence = ''] = found ?? []
    return { part, field: fieldOf(files[part], path.split('.')), sentence }
  })
}

/** `content/faqs.json: more: there is no question "loan"`, or a value in the place of the field. */
function otherFaults(lines: ReadonlyArray<string>): Array<SiteFault> {
  const found = lines.map((line) => /content\/([a-z-]+)\.json: (?:([\w.-]+): |".*": )?(.+)$/.exec(line))
  const [, part, field, sentence] = found.find(Boolean) ?? []
  if (part === undefined || sentence === undefined) return []
  return [{ part, ...(field === undefined ? {} : { field }), sentence }]
}
