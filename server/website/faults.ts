import type { HexColour } from '../../domain/brand/hex-colour.ts'
import { contentFaults, isContentName, parseContent } from '../../domain/content/content.ts'
import { fieldOf } from '../../domain/content/draft.ts'
import type { PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import { capitalised } from '../../domain/wording.ts'

type Files = Readonly<Record<string, unknown>>

/** The faults for which the site cannot be built from these files, with part and field if they are known. */
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

/** The fault of an illegible accent. The colour library takes a tenth of a second to load, so it is not loaded at the start. */
async function accentFaults({ look }: Files): Promise<Array<SiteFault>> {
  const { accentFault } = await import('../../domain/brand/accent.ts')
  const { accent } = look as { accent: HexColour } // the type of its schema
  const sentence = accentFault(accent)
  return sentence === null ? [] : [{ part: 'look', field: 'accent', sentence }]
}

/** Dead references between the files, and missing prices. */
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
