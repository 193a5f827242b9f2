import type { HexColour } from '../../domain/brand/hex-colour.ts'
import { contentFaults, isContentName, parseContent } from '../../domain/content/content.ts'
import { fieldOf } from '../../domain/content/draft.ts'
import type { PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import { capitalised } from '../../domain/wording.ts'

type Files = Readonly<Record<string, unknown>>

/** What must be put right before the site can be built from these files: each with its place, as far as that is known. */
export async function faultsOf(files: Files, lists: PriceLists): Promise<Array<SiteFault>> {
  const faults = Object.entries(files).flatMap(([part, data]) =>
    isContentName(part)
      ? contentFaults(part, data).map(({ path, message }) => ({
          part,
          field: fieldOf(data, path),
          sentence: capitalised(message),
        }))
      : [],
  )
  return faults.length > 0 ? faults : [...(await accentFaults(files)), ...faultsBetween(files, lists)]
}

/** An accent that cannot be read. What knows colours takes a tenth of a second to load, so the start of a server does not. */
async function accentFaults({ look }: Files): Promise<Array<SiteFault>> {
  const { accentFault } = await import('../../domain/brand/accent.ts')
  const { accent } = look as { accent: HexColour } // its schema
  const sentence = accentFault(accent)
  return sentence === null ? [] : [{ part: 'look', field: 'accent', sentence }]
}

/** Dead links between the files, and prices that are missing. */
function faultsBetween(files: Files, lists: PriceLists): Array<SiteFault> {
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
