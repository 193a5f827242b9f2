import { contentFaults, isContentName, parseContent } from '../../domain/content/content.ts'
import { fieldOf } from '../../domain/content/draft.ts'
import type { PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'

/** What must be put right before the site can be built from these files: each with its place, as far as that is known. */
export function faultsOf(files: Readonly<Record<string, unknown>>, lists: PriceLists): Array<SiteFault> {
  const faults = Object.entries(files).flatMap(([part, data]) =>
    isContentName(part)
      ? contentFaults(part, data).map(({ path, message }) => ({
          part,
          field: fieldOf(data, path),
          sentence: message,
        }))
      : [],
  )
  return faults.length > 0 ? faults : faultsBetween(files, lists)
}

/** Dead links between the files, and prices that are missing. */
function faultsBetween(files: Readonly<Record<string, unknown>>, lists: PriceLists): Array<SiteFault> {
  try {
    parseContent(
      Object.fromEntries(Object.entries(files).map(([name, data]) => [`${name}.json`, data])),
      lists,
    )
    return []
  } catch (error) {
    if (error instanceof TypeError || !(error instanceof Error)) throw error
    const [, ...lines] = error.message.split('\n')
    return lines.map((line) => ({ sentence: line.trim() }))
  }
}
