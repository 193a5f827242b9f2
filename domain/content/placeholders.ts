import { companyRules } from './company-rules.ts'
import { PLACES, type Place } from './placeholder-places.ts'

/** Words of the owner's rules: {@link companyRules} fills them in, in every text. */
const RULES = Object.keys(companyRules({}))

/** They have words of their own: site/features/legal/legal-figures.ts. */
const LEGAL: ReadonlyArray<string> = ['legal-privacy', 'legal-terms', 'legal-paia']
/** A fact and a consent stand as they are. */
const WITHOUT_RULES: ReadonlyArray<string> = ['company', 'notices']

type PlacedFault = { path: ReadonlyArray<PropertyKey>; message: string }

/**
 * The words in braces that nothing fills in, so that visitors would read the braces, and those that a place needs and lacks.
 *
 * @param name the file of `content/`, without `.json`
 */
export function placeholderFaults(name: string, data: unknown): Array<PlacedFault> {
  if (LEGAL.includes(name)) return []
  return textsIn([], data).flatMap(({ path, text }) => {
    const message = faultOf(name, path, text)
    return message === undefined ? [] : [{ path, message }]
  })
}

/** Every text of a file, with its path. */
export function textsIn(
  path: ReadonlyArray<PropertyKey>,
  data: unknown,
): Array<{ path: ReadonlyArray<PropertyKey>; text: string }> {
  if (typeof data === 'string') return [{ path, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => textsIn([...path, key], value))
}

/** What the site fills in at a place beside the rules; undefined where that is nothing. */
export function placeAt(name: string, path: ReadonlyArray<PropertyKey>): Place | undefined {
  const address = [name, ...path].join('.')
  return PLACES.find(({ at }) => at.test(address))
}

function faultOf(name: string, path: ReadonlyArray<PropertyKey>, text: string): string | undefined {
  const place = placeAt(name, path)
  const own = place?.words ?? []
  const allowed = [...own, ...(WITHOUT_RULES.includes(name) ? [] : RULES)].map((word) => `{${word}}`)
  const unknown = text.match(/\{[^{}]*\}/g)?.find((word) => !allowed.includes(word))
  if (unknown !== undefined && allowed.length === 0)
    return `${unknown}: the site fills in no word in braces here.`
  if (unknown !== undefined)
    return `${unknown} is not one of the words that the site fills in: ${allowed.join(', ')}.`
  const missing = place?.isNeeded && own.find((word) => !text.includes(`{${word}}`))
  return missing ? `{${missing}} must stay: the site fills it in.` : undefined
}
