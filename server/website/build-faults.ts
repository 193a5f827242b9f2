import { stripVTControlCharacters } from 'node:util'
import { fieldOf } from '../../domain/content/draft.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'

export const UNKNOWN_FAULT: SiteFault = {
  sentence: 'The pages could not be built. The server’s log has the reason: please ask an engineer.',
}

/**
 * The faults of the content that a failed build reports, with part and field as far as its message names them.
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
  return below.slice(0, end < 0 ? below.length : end).map((match) => {
    const [, path = '', sentence = ''] = match ?? []
    return { part, field: fieldOf(files[part], path.split('.')), sentence }
  })
}

/** `content/faqs.json: more: there is no question "loan"`, or a value instead of the field. */
function otherFaults(lines: ReadonlyArray<string>): Array<SiteFault> {
  const matches = lines.map((line) => /content\/([a-z-]+)\.json: (?:([\w.-]+): |".*": )?(.+)$/.exec(line))
  const [, part, field, sentence] = matches.find(Boolean) ?? []
  if (part === undefined || sentence === undefined) return []
  return [{ part, ...(field === undefined ? {} : { field }), sentence }]
}
